import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StudyForm_study$data, StudyForm_study$key } from "../../../__generated__/StudyForm_study.graphql";
import type { StudyFormMutation } from "../../../__generated__/StudyFormMutation.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { FormFailure } from "../../../app/forms/FormFailure";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { useLeaveQuestion } from "../../../app/forms/useLeaveQuestion";
import { sentValue, withUnrecognized } from "../../../app/forms/unrecognized";
import { useSubmit } from "../../../app/relay/useSubmit";
import type { Choice } from "../../../ui/form/choices";
import { DateField, TextInput } from "../../../ui/form/fields";
import { SelectField } from "../../../ui/form/SelectField";
import { Surface } from "../../../ui/layout/Surface";
import { useIsMounted } from "../../../ui/useIsMounted";
import { useBackToStudies } from "./useBackToStudies";
import { YesNoField } from "./YesNoField";

type StudyType = NonNullable<StudyForm_study$data["type"]>;

/** What the user changed so far. */
type Changes = Partial<
  Omit<StudyForm_study$data, "attributionId" | "revision" | "typeText" | "startDate" | "endDate" | "postStudyEndDate" | " $fragmentType">
> & { startDate?: string; endDate?: string; postStudyEndDate?: string };

const types: readonly Choice<StudyType>[] = [
  { value: "LIFT", label: "Lift" },
  { value: "CONVERSION", label: "Conversion" },
];

const fields = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 } as const;

/** Changes an attribution study. */
export function StudyForm({ study }: { study: StudyForm_study$key }) {
  const known = useFragment(
    graphql`
      fragment StudyForm_study on AttributionStudy {
        attributionId
        name
        type
        typeText
        startDate
        endDate
        postStudyEndDate
        isPartOfOtherEffort
        pausesOtherChannels
        isBrandFocused
        hasAlignedAds
        revision
      }
    `,
    study,
  );
  // Only changes are kept, so that what the user has not touched follows the study when it arrives again.
  const [changes, setChanges] = useState<Changes>({});
  const change = (next: Changes) => setChanges((earlier) => ({ ...earlier, ...next }));
  const entries = { ...known, ...changes };
  const draft = useDraft({ name: `study ${known.attributionId}`, entries: changes, base: known, onRestore: setChanges });

  const goBack = useBackToStudies();
  const isMounted = useIsMounted();
  const { question, allowLeaving } = useLeaveQuestion(Object.keys(changes).length > 0);
  const backToList = async () => {
    // Someone who left while the form was saved stays where they are now.
    if (!isMounted()) return;
    allowLeaving();
    await goBack();
  };
  const [revision, setRevision] = useState<string>();
  const { submit, failure, isConflict, isBusy } = useSubmit<StudyFormMutation>(
    graphql`
      mutation StudyFormMutation($input: UpdateStudyInput!) {
        updateStudy(input: $input) {
          study {
            ...StudyForm_study
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { done: "Study saved", onDone: backToList },
  );

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit({
      attributionId: known.attributionId,
      revision,
      name: entries.name,
      // Without a type in the input the study keeps its own.
      type: sentValue(entries.type ?? null) ?? undefined,
      startDate: entries.startDate || null,
      endDate: entries.endDate || null,
      postStudyEndDate: entries.postStudyEndDate || null,
      isPartOfOtherEffort: entries.isPartOfOtherEffort ?? null,
      pausesOtherChannels: entries.pausesOtherChannels ?? null,
      isBrandFocused: entries.isBrandFocused ?? null,
      hasAlignedAds: entries.hasAlignedAds ?? null,
    });
  };

  return (
    // The browser checks the fields: a day of which only a part is typed would be read as no day.
    <Box component="form" aria-label="Study" onSubmit={save} sx={{ ...fields, gap: 5 }}>
      {draft}
      <Box sx={{ ...fields, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }, gap: 5 }}>
        <Surface title="Study details">
          <Box sx={fields}>
            <TextInput label="Name" value={entries.name} onChange={(name) => change({ name })} />
            <SelectField
              label="Study Type"
              value={entries.type ?? null}
              choices={withUnrecognized(types, known.type, known.typeText)}
              onChange={(type) => change({ type })}
            />
            <DateField
              label="Measurement Start Date"
              value={entries.startDate ?? ""}
              onChange={(startDate) => change({ startDate })}
            />
            <DateField
              label="Measurement End Date"
              value={entries.endDate ?? ""}
              onChange={(endDate) => change({ endDate })}
            />
            <DateField
              label="Post Campaign End Date"
              value={entries.postStudyEndDate ?? ""}
              onChange={(postStudyEndDate) => change({ postStudyEndDate })}
            />
          </Box>
        </Surface>
        <Surface title="Additional Information">
          <Box sx={fields}>
            <YesNoField
              label="Part of a greater measurement effort"
              value={entries.isPartOfOtherEffort ?? null}
              onChange={(isPartOfOtherEffort) => change({ isPartOfOtherEffort })}
            />
            <YesNoField
              label="Client pausing other media channels during the campaigns"
              value={entries.pausesOtherChannels ?? null}
              onChange={(pausesOtherChannels) => change({ pausesOtherChannels })}
            />
            <YesNoField
              label="Ads brand-awareness focused"
              value={entries.isBrandFocused ?? null}
              onChange={(isBrandFocused) => change({ isBrandFocused })}
            />
            <YesNoField
              label="Ads aligned with the responses being measured"
              value={entries.hasAlignedAds ?? null}
              onChange={(hasAlignedAds) => change({ hasAlignedAds })}
            />
          </Box>
        </Surface>
      </Box>
      <FormFailure failure={failure} />
      <SavedMeanwhile saved={known} revision={known.revision} values={valuesOf} isConflict={isConflict} onRevision={setRevision} />
      <Box sx={{ display: "flex", gap: 2 }}>
        <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
          Save
        </Button>
        <Button onClick={() => void backToList()} disabled={isBusy}>
          Cancel
        </Button>
      </Box>
      {question}
    </Box>
  );
}

const answerText = (answer: boolean | null | undefined) => (answer == null ? null : answer ? "Yes" : "No");

function valuesOf(study: StudyForm_study$data) {
  return {
    Name: study.name,
    "Study Type": types.find(({ value }) => value === study.type)?.label ?? study.typeText,
    "Measurement Start Date": study.startDate,
    "Measurement End Date": study.endDate,
    "Post Campaign End Date": study.postStudyEndDate,
    "Part of a greater measurement effort": answerText(study.isPartOfOtherEffort),
    "Client pausing other media channels during the campaigns": answerText(study.pausesOtherChannels),
    "Ads brand-awareness focused": answerText(study.isBrandFocused),
    "Ads aligned with the responses being measured": answerText(study.hasAlignedAds),
  };
}
