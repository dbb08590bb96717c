import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { type SubmitEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { EditStudyPageMutation } from "../../../__generated__/EditStudyPageMutation.graphql";
import type { EditStudyPageQuery } from "../../../__generated__/EditStudyPageQuery.graphql";
import type { EditStudyPage_study$data, EditStudyPage_study$key } from "../../../__generated__/EditStudyPage_study.graphql";
import { FormFailure } from "../../../app/forms/FormFailure";
import { SavedMeanwhile } from "../../../app/forms/SavedMeanwhile";
import { useDraft } from "../../../app/forms/drafts";
import { sentValue, withUnrecognized } from "../../../app/forms/unrecognized";
import { useLeaveQuestion } from "../../../app/forms/useLeaveQuestion";
import { useSubmit } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { useGoBack } from "../../../app/routing/useGoBack";
import { DateField } from "../../../ui/form/DateField";
import { SelectField } from "../../../ui/form/SelectField";
import type { Choice } from "../../../ui/form/choices";
import { TextInput } from "../../../ui/form/fields";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { Surface } from "../../../ui/layout/Surface";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { useIsMounted } from "../../../ui/useIsMounted";
import { studyLabel } from "./studies";

const TITLE = "Edit Attribution Study";
const list: Crumb = { label: "Attribution", to: paths.attribution() };

const query = graphql`
  query EditStudyPageQuery($studyId: Int!) @preloadable @throwOnFieldError {
    study(studyId: $studyId) {
      studyId
      name
      ...EditStudyPage_study
    }
  }
`;

/** The form of the attribution study that the address names. */
export function EditStudyPage() {
  const loadable = useRouteQuery<EditStudyPageQuery>("the study", query);
  return (
    <RecordPage
      loadable={loadable}
      read={({ study }) => study}
      kind="Study"
      title={TITLE}
      crumbs={[list]}
      back={{ label: "Back to Attribution Studies", to: paths.attribution() }}
    >
      {(study) => {
        const { studyId } = study;
        const label = studyLabel({ name: study.name, studyId });
        return (
          <PageFrame
            title={TITLE}
            breadcrumbs={<Breadcrumbs crumbs={[list, { label, to: paths.attributionStudy(studyId) }, { label: "Edit" }]} />}
            record={{ kind: "Attribution study", label, address: paths.attributionStudy(studyId) }}
          >
            <StudyForm key={studyId} study={study} />
          </PageFrame>
        );
      }}
    </RecordPage>
  );
}

type StudyType = NonNullable<EditStudyPage_study$data["type"]>;

/** What the user changed so far. */
type Changes = Partial<
  Omit<EditStudyPage_study$data, "studyId" | "revision" | "typeText" | "startDate" | "endDate" | "postStudyEndDate" | " $fragmentType">
> & { startDate?: string; endDate?: string; postStudyEndDate?: string };

const types: readonly Choice<StudyType>[] = [
  { value: "LIFT", label: "Lift" },
  { value: "CONVERSION", label: "Conversion" },
];

const fields = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 } as const;

/** Changes an attribution study. */
function StudyForm({ study }: { study: EditStudyPage_study$key }) {
  const known = useFragment(
    graphql`
      fragment EditStudyPage_study on Study {
        studyId
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
  const draft = useDraft({ name: `study ${known.studyId}`, entries: changes, base: known, onRestore: setChanges });

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
  const { submit, failure, isConflict, isBusy } = useSubmit<EditStudyPageMutation>(
    graphql`
      mutation EditStudyPageMutation($input: UpdateStudyInput!) {
        updateStudy(input: $input) {
          study {
            ...EditStudyPage_study
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
      studyId: known.studyId,
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
            <YesNo
              label="Part of a greater measurement effort"
              value={entries.isPartOfOtherEffort ?? null}
              onChange={(isPartOfOtherEffort) => change({ isPartOfOtherEffort })}
            />
            <YesNo
              label="Client pausing other media channels during the campaigns"
              value={entries.pausesOtherChannels ?? null}
              onChange={(pausesOtherChannels) => change({ pausesOtherChannels })}
            />
            <YesNo
              label="Ads brand-awareness focused"
              value={entries.isBrandFocused ?? null}
              onChange={(isBrandFocused) => change({ isBrandFocused })}
            />
            <YesNo
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

function valuesOf(study: EditStudyPage_study$data) {
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

type YesNoProps = {
  /** The question. */
  label: string;
  /** Null when there is no answer. */
  value: boolean | null;
  onChange: (value: boolean) => void;
};

/** A question with the answers Yes and No. */
function YesNo({ label, value, onChange }: YesNoProps) {
  const question = useId();
  return (
    <FormControl>
      <FormLabel id={question} sx={{ typography: "body1", color: "text.primary", "&.Mui-focused": { color: "text.primary" } }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={question}
        value={value === null ? "" : value ? "yes" : "no"}
        onChange={(_, answer) => onChange(answer === "yes")}
      >
        <FormControlLabel value="yes" label="Yes" control={<Radio size="small" />} sx={{ mr: 6 }} />
        <FormControlLabel value="no" label="No" control={<Radio size="small" />} />
      </RadioGroup>
    </FormControl>
  );
}

/** Goes back to the list of studies, as the user left it. */
export function useBackToStudies(): () => Promise<void> {
  const navigate = useNavigate();
  return useGoBack(
    ({ pathname }) => pathname === paths.attribution(),
    () => navigate(paths.attribution()),
  );
}
