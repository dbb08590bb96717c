import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CutsDialogExportMutation } from "../../../__generated__/CutsDialogExportMutation.graphql";
import type { CutsDialogQuery } from "../../../__generated__/CutsDialogQuery.graphql";
import type { CutInput, CutsDialogSaveMutation } from "../../../__generated__/CutsDialogSaveMutation.graphql";
import type { CutsDialog_study$key } from "../../../__generated__/CutsDialog_study.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { useSubmit } from "../../../app/relay/useSubmit";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { SelectField } from "../../../ui/form/SelectField";
import { useReportChange } from "../../../ui/form/formEvents";
import { Panel } from "../../../ui/layout/Panel";
import { useKickOff } from "./StudyActions";
import { studyLabel } from "./studies";

const query = graphql`
  query CutsDialogQuery($studyId: Int!) @preloadable @throwOnFieldError {
    cutOptions
    study(studyId: $studyId) {
      revision: cutsRevision
      cuts {
        cutOrderOne
        cutOrderTwo
      }
    }
  }
`;

/** A cut as the user edits it. The first property is missing until one is selected. */
type CutRow = { readonly key: number; readonly one: string | null; readonly two: string | null };

type Props = { study: CutsDialog_study$key; onClose: () => void };

/** Edits the cuts of a study, and exports the study with the cuts as they are in the dialog. */
export function CutsDialog({ study, onClose }: Props) {
  const known = useFragment(
    graphql`
      fragment CutsDialog_study on Study {
        studyId
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
  const { studyId, name, export: exporting, saveCuts } = known;
  // Cuts that were loaded before may have changed since; they must not be saved over the current ones.
  const loadable = usePanelQuery<CutsDialogQuery>("cuts", query, { studyId }, "network-only");
  // Null until the cuts have arrived.
  const [saved, setSaved] = useState<readonly CutRow[] | null>(null);
  const [edited, setEdited] = useState<readonly CutRow[] | null>(null);
  const rows = edited ?? saved;
  const draft = useDraft({
    name: `cuts of study ${studyId}`,
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
  const sendCuts = (send: (input: { studyId: number; cuts: CutInput[] }) => void) => {
    const cuts = rows && cutsOf(rows);
    setChecked(true);
    if (cuts !== null) send({ studyId, cuts });
  };

  return (
    <FormDialog
      title={`Cuts for ${studyLabel({ name, studyId })}`}
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

type FieldsProps = {
  options: readonly string[];
  saved: readonly CutRow[];
  /** Null until `onLoad` was called. */
  rows: readonly CutRow[] | null;
  /** Called with the saved cuts, which are the first rows. */
  onLoad: (saved: readonly CutRow[]) => void;
  onChange: (rows: readonly CutRow[]) => void;
  /** Whether to show which rows are incomplete. */
  isChecked: boolean;
};

/** The cuts of a study: a row for each, of one property or of two. */
function CutFields({ options, saved, rows, onLoad, onChange, isChecked }: FieldsProps) {
  const begin = useEffectEvent(() => {
    if (rows === null) onLoad(saved);
  });
  useEffect(() => begin(), []);

  const reportChange = useReportChange();
  const shown = rows ?? [];
  const changeRows = (next: readonly CutRow[]) => {
    reportChange();
    onChange(next);
  };
  // A cut of a property by itself says nothing.
  const choicesBeside = (other: string | null) =>
    options.filter((value) => value !== other).map((value) => ({ value, label: value }));
  const change = (row: CutRow, next: Partial<CutRow>) =>
    changeRows(shown.map((other) => (other === row ? { ...row, ...next } : other)));
  const field = { flex: "1 1 180px", minWidth: 0 };

  return (
    <>
      {shown.length === 0 && <Box sx={{ color: "text.secondary" }}>This study does not have any cuts.</Box>}
      {shown.map((row, place) => (
        <Box
          key={row.key}
          role="group"
          aria-label={`Cut ${place + 1}`}
          sx={{ display: "flex", alignItems: "flex-start", gap: 2, minWidth: 0 }}
        >
          <Box sx={{ display: "flex", flexWrap: "wrap", flex: 1, gap: 3, minWidth: 0 }}>
            <SelectField
              label="First Cut"
              value={row.one}
              choices={choicesBeside(row.two)}
              missingLabel={(value) => value}
              onChange={(one) => change(row, { one })}
              error={isChecked && row.one === null}
              helperText={isChecked && row.one === null ? "Please select a cut." : null}
              fullWidth={false}
              sx={field}
            />
            <SelectField
              label="Second Cut"
              value={row.two}
              choices={choicesBeside(row.one)}
              missingLabel={(value) => value}
              emptyLabel="None"
              onChange={(two) => change(row, { two })}
              fullWidth={false}
              sx={field}
            />
          </Box>
          <IconButton
            aria-label={`Remove cut ${place + 1}`}
            onClick={() => changeRows(shown.filter((other) => other !== row))}
            sx={{ mt: "1px" }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button onClick={() => changeRows(withEmptyRow(shown))}>Add Cut</Button>
      </Box>
    </>
  );
}

/** The rows with one more, which is empty. */
function withEmptyRow(rows: readonly CutRow[]): CutRow[] {
  return [...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, one: null, two: null }];
}

/** The rows as the graph takes them; null while one lacks its first property. */
function cutsOf(rows: readonly CutRow[]): CutInput[] | null {
  const cuts: CutInput[] = [];
  for (const { one, two } of rows) {
    if (one === null) return null;
    cuts.push({ cutOrderOne: one, cutOrderTwo: two });
  }
  return cuts;
}
