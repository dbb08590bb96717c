import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditStudyDialog_study$key } from "../../../__generated__/EditStudyDialog_study.graphql";
import type { EditStudyDialogMutation } from "../../../__generated__/EditStudyDialogMutation.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { useSubmit } from "../../../app/relay/useSubmit";
import { DateField } from "../../../ui/form/DateField";
import { TextBox } from "../../../ui/form/TextBox";
import { studyLabel } from "./studies";

type Props = {
  study: EditStudyDialog_study$key;
  onClose: () => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

/** Changes the delivery date and the notes of a study. */
export function EditStudyDialog({ study, onClose, refetch }: Props) {
  const known = useFragment(
    graphql`
      fragment EditStudyDialog_study on Study {
        studyId
        name
        deliveryDate
        notes
        revision
      }
    `,
    study,
  );
  const [deliveryDate, setDeliveryDate] = useState(known.deliveryDate ?? "");
  const [notes, setNotes] = useState(known.notes ?? "");
  const draft = useDraft({
    name: `delivery of study ${known.studyId}`,
    entries: { deliveryDate, notes },
    base: known,
    onRestore: (entries) => {
      setDeliveryDate(entries.deliveryDate);
      setNotes(entries.notes);
    },
  });
  const [revision, setRevision] = useState<string>();
  const { submit, failure, isConflict, isBusy } = useSubmit<EditStudyDialogMutation>(
    graphql`
      mutation EditStudyDialogMutation($input: UpdateStudyInput!) {
        updateStudy(input: $input) {
          study {
            ...EditStudyDialog_study
          }
          errors {
            code
            message
          }
        }
      }
    `,
    {
      done: "Study saved",
      onDone: () => {
        onClose();
        void refetch();
      },
    },
  );
  return (
    <FormDialog
      title="Edit Study"
      warning={failure}
      draft={draft}
      isBusy={isBusy}
      onClose={onClose}
      onSave={() =>
        submit({
          studyId: known.studyId,
          revision,
          deliveryDate: deliveryDate === "" ? null : deliveryDate,
          notes: notes === "" ? null : notes,
        })
      }
    >
      <Box sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>{studyLabel({ name: known.name, studyId: known.studyId })}</Box>
      <SavedMeanwhile
        saved={known}
        revision={known.revision}
        values={(saved) => ({ "Delivery Date": saved.deliveryDate, Notes: saved.notes })}
        isConflict={isConflict}
        onRevision={setRevision}
      />
      <DateField label="Delivery Date" value={deliveryDate} onChange={setDeliveryDate} />
      <TextBox
        label="Notes"
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
        multiline
        minRows={4}
        maxRows={12}
      />
    </FormDialog>
  );
}
