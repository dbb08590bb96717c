import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CutsDialog_study$key } from "../../../__generated__/CutsDialog_study.graphql";
import type { CutsDialogExportMutation } from "../../../__generated__/CutsDialogExportMutation.graphql";
import type { CutsDialogQuery } from "../../../__generated__/CutsDialogQuery.graphql";
import type { CutInput, CutsDialogSaveMutation } from "../../../__generated__/CutsDialogSaveMutation.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { useSubmit } from "../../../app/relay/useSubmit";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { Panel } from "../../../ui/layout/Panel";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { CutFields } from "./CutFields";
import { type CutRow, cutsOf } from "./cutRows";
import { studyLabel } from "./studyLabel";
import { useKickOff } from "./useKickOff";

const query = graphql`
  query CutsDialogQuery($attributionId: Int!) @preloadable @throwOnFieldError {
    cutOptions
    study(by: { attributionId: $attributionId }) {
      revision: cutsRevision
      cuts {
        cutOrderOne
        cutOrderTwo
      }
    }
  }
`;

type Props = { study: CutsDialog_study$key; onClose: () => void };

/** Edits the cuts of a study, and exports the study with the cuts as they are in the dialog. */
export function CutsDialog({ study, onClose }: Props) {
  const known = useFragment(
    graphql`
      fragment CutsDialog_study on AttributionStudy {
        attributionId
        name
        export {
          reason
        }
        saveCuts {
          reason
        }
      }
    `,
    study,
  );
  const { attributionId, name, export: exporting, saveCuts } = known;
  // Cuts that were loaded before may have changed since; they must not be saved over the current ones.
  const loadable = usePanelQuery<CutsDialogQuery>("cuts", query, { attributionId }, "network-only");
  // Null until the cuts have arrived.
  const [saved, setSaved] = useState<readonly CutRow[] | null>(null);
  const [edited, setEdited] = useState<readonly CutRow[] | null>(null);
  const rows = edited ?? saved;
  const draft = useDraft({
    name: `cuts of study ${attributionId}`,
    entries: { edited },
    base: { saved },
    onRestore: (entries) => setEdited(entries.edited),
  });
  const [isChecked, setChecked] = useState(false);
  const { submit, failure, isConflict, isBusy } = useSubmit<CutsDialogSaveMutation>(
    graphql`
      mutation CutsDialogSaveMutation($input: SaveStudyCutsInput!) {
        saveStudyCuts(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    { done: "Cuts saved", onDone: onClose, onConflict: () => void loadable.refetch() },
  );
  const [revision, setRevision] = useState<string>();
  const { send } = useSubmit<CutsDialogExportMutation>(graphql`
    mutation CutsDialogExportMutation($input: ExportStudyInput!) {
      exportStudy(input: $input) {
        errors {
          code
          message
          path
        }
      }
    }
  `);
  const [exportStudy, isExporting] = useKickOff(send);

  /** Sends the cuts, unless a row is incomplete. */
  const sendCuts = (send: (input: { attributionId: number; cuts: CutInput[] }) => void) => {
    const cuts = rows && cutsOf(rows);
    setChecked(true);
    if (cuts !== null) send({ attributionId, cuts });
  };

  return (
    <FormDialog
      title={`Cuts for ${studyLabel({ name, attributionId })}`}
      warning={failure}
      draft={saved === null ? null : draft}
      isBusy={isBusy}
      saveReason={rows === null ? "The cuts are still loading." : (saveCuts.reason ?? null)}
      onClose={onClose}
      onSave={() => sendCuts((input) => submit({ ...input, revision }))}
      extraActions={
        <Box sx={{ flex: 1 }}>
          <ReasonedButton
            reason={exporting.reason ?? (rows === null ? "The cuts have not been loaded." : null)}
            onClick={() => sendCuts(exportStudy)}
            loading={isExporting}
          >
            Export With Cuts
          </ReasonedButton>
        </Box>
      }
    >
      <Panel loadable={loadable} failure="inline" skeleton={<LabelledSpinner label="Loading Cuts" />}>
        {(data) => (
          <>
            <SavedMeanwhile
              saved={data.study}
              revision={data.study?.revision}
              values={({ cuts }) => Object.fromEntries(cuts.map((cut, place) => [`Cut ${place + 1}`, cutText(cut)]))}
              isConflict={isConflict}
              onRevision={setRevision}
            />
            <CutFields
              options={data.cutOptions}
              saved={(data.study?.cuts ?? []).map(({ cutOrderOne, cutOrderTwo }, key) => ({
                key,
                one: cutOrderOne,
                two: cutOrderTwo ?? null,
              }))}
              rows={rows}
              onLoad={setSaved}
              onChange={setEdited}
              isChecked={isChecked}
            />
          </>
        )}
      </Panel>
    </FormDialog>
  );
}

const cutText = ({ cutOrderOne, cutOrderTwo }: CutInput) => (cutOrderTwo == null ? cutOrderOne : `${cutOrderOne}, ${cutOrderTwo}`);
