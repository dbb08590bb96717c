import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { MarketGeoJsonFormMutation } from "../../__generated__/MarketGeoJsonFormMutation.graphql";
import type { MarketGeoJsonFormQuery } from "../../__generated__/MarketGeoJsonFormQuery.graphql";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { useDraft } from "../../app/forms/drafts";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useSubmit } from "../../app/relay/useSubmit";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { Panel } from "../../ui/layout/Panel";
import { GeoJsonField } from "./GeoJsonField";
import { useOutlineCheck } from "./useOutlineCheck";

const query = graphql`
  query MarketGeoJsonFormQuery($marketId: Int!) @preloadable @throwOnFieldError {
    market(by: { marketId: $marketId }) {
      geoJsonText
      revision
      geoJsonBounds
    }
  }
`;

type Props = {
  market: { readonly marketId: number; readonly name: string };
  onClose: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** A longer text is not kept: the storage of a tab has 5 MB. */
const LONGEST_DRAFT = 500_000;

const NOT_LOADED = "The outline has not been loaded.";

/** Edits the outline of a market as text. The gateway decides whether it is valid, and refuses to save it if not. */
export function MarketGeoJsonForm({ market, onClose, refetch }: Props) {
  const { marketId, name } = market;
  // An outline that was loaded before may have changed since; it must not be saved over the current one.
  const outline = usePanelQuery<MarketGeoJsonFormQuery>("GeoJSON", query, { marketId }, "network-only");
  const { check, fieldRef, onTextChange, checkNow, text } = useOutlineCheck();
  const [edited, setEdited] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [revision, setRevision] = useState<string>();
  const draft = useDraft({
    name: `outline of market ${marketId}`,
    entries: { edited },
    base: { revision },
    onRestore: (entries) => {
      setEdited(entries.edited);
      setKept(entries.edited);
    },
  });
  // Only the later of the two is shown, until the text changes.
  const [shown, setShown] = useState<"verdict" | "failure" | null>(null);
  const { submit, failure, isConflict, isBusy } = useSubmit<MarketGeoJsonFormMutation>(
    graphql`
      mutation MarketGeoJsonFormMutation($input: SaveMarketGeoJsonInput!) {
        saveMarketGeoJson(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    {
      done: "Market saved",
      onDone: () => {
        onClose();
        void refetch();
      },
      onConflict: () => void outline.refetch(),
    },
  );
  const isLoaded = check.status !== "none";
  const warnings = check.status === "checked" ? [...new Set(check.warnings.map(({ message }) => message))] : [];
  const [saveStep, setSaveStep] = useState<"checking" | "asking" | null>(null);
  const save = () => {
    setSaveStep(null);
    setShown("failure");
    submit({ marketId, revision, geoJson: text() });
  };
  const goOn = useEffectEvent(() => {
    if (check.status === "checked" && !check.isValid) {
      setSaveStep(null);
      setShown("verdict");
    } else if (warnings.length > 0) setSaveStep("asking");
    else save();
  });
  useEffect(() => {
    // A text that cannot be checked is saved or refused by the mutation.
    // oxlint-disable-next-line react/set-state-in-effect -- The verdict comes from the gateway, after the click.
    if (saveStep === "checking" && (check.status === "checked" || check.status === "failed")) goOn();
  }, [saveStep, check.status]);

  return (
    <FormDialog
      title={`Edit GeoJSON - ${name}`}
      warning={shown === "failure" ? failure : null}
      draft={isLoaded ? draft : null}
      isBusy={isBusy}
      saveReason={isLoaded ? null : NOT_LOADED}
      maxWidth="lg"
      onClose={onClose}
      onSave={() => {
        setSaveStep("checking");
        checkNow();
      }}
      extraActions={
        <Box sx={{ flex: 1, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2, minWidth: 0 }}>
          <ReasonedButton
            reason={isBusy ? "The outline is being saved." : isLoaded ? null : NOT_LOADED}
            onClick={() => {
              setShown("verdict");
              checkNow();
            }}
          >
            Validate
          </ReasonedButton>
          <Box role="status" sx={{ minWidth: 0 }}>
            {shown === "verdict" && check.status === "checked" && (
              <StatusChip tone={check.isValid ? "green" : "red"} label={check.message} />
            )}
          </Box>
        </Box>
      }
    >
      {saveStep === "asking" && (
        <ConfirmDialog
          question="Save anyway?"
          action="Save"
          subject={`${name}: ${warnings.join(" ")}`}
          onConfirm={save}
          onCancel={() => setSaveStep(null)}
        />
      )}
      <Panel loadable={outline} skeleton={<LabelledSpinner label="Loading GeoJSON" />}>
        {({ market: loaded }) => (
          <>
            <SavedMeanwhile
              saved={loaded}
              revision={loaded?.revision}
              values={(one, other) => changedLines(one.geoJsonText ?? "", other.geoJsonText ?? "")}
              isConflict={isConflict}
              onRevision={setRevision}
            />
            <GeoJsonField
              check={check}
              fieldRef={fieldRef}
              key={kept}
              saved={loaded?.geoJsonText ?? ""}
              bounds={loaded?.geoJsonBounds}
              initial={kept ?? loaded?.geoJsonText ?? ""}
              onEdit={() => {
                onTextChange((now) => setEdited(now.length > LONGEST_DRAFT ? null : now));
                setShown(null);
                setSaveStep(null);
              }}
            />
          </>
        )}
      </Panel>
    </FormDialog>
  );
}

const linesOf = (text: string) => text.split("\n").map((line) => line.trim());

/** The lines of a text by their place, without those at its beginning and end that another text has there as well. */
export function changedLines(text: string, other: string): Record<string, string> {
  const lines = linesOf(text);
  const others = linesOf(other);
  const shorter = Math.min(lines.length, others.length);
  let start = 0;
  while (start < shorter && lines[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && lines.at(-1 - end) === others.at(-1 - end)) end += 1;
  const changed = lines.slice(start, lines.length - end);
  return Object.fromEntries(changed.map((line, place) => [`Line ${start + place + 1}`, line]));
}
