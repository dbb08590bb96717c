import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { BackfillForm_jobTypes$key } from "../../__generated__/BackfillForm_jobTypes.graphql";
import { FormFailure } from "../../app/forms/FormFailure";
import { useLeaveQuestion } from "../../app/forms/useLeaveQuestion";
import type { UserError } from "../../app/relay/errors";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";
import { focusFirstError } from "../../ui/form/formEvents";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { SelectField } from "../../ui/form/SelectField";
import { useIsMounted } from "../../ui/useIsMounted";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { CustomerSelect } from "../customers/CustomerSelect";
import { ActiveMarketSelect } from "../markets/MarketSelect";
import { ProviderSuggestField } from "../providers/ProviderSuggestField";
import { type BackfillEntries, type BackfillJobType, hasEntries, noEntries } from "./backfillEntries";
import { BackfillFilesField } from "./BackfillFilesField";
import { useSubmitBackfill } from "./useSubmitBackfill";

/** A field of the form, as the graph names it. */
type Field = "customerId" | "marketId" | "jobType" | "providerId" | "files";

/** The form of a backfill job. */
export function BackfillForm({ jobTypes }: { jobTypes: BackfillForm_jobTypes$key }) {
  const types = useFragment(
    graphql`
      fragment BackfillForm_jobTypes on BackfillJobTypeInfo @relay(plural: true) {
        jobType
        label
        hasProvider
        headersHint
        warning
      }
    `,
    jobTypes,
  );
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState<BackfillEntries>(noEntries);
  // The field of the first check that failed, and the message of any other failure.
  const [refused, setRefused] = useState<UserError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { submit, isBusy } = useSubmitBackfill({
    onSubmitted: () => {
      // Someone who left meanwhile stays where they are now.
      if (isMounted()) leave();
    },
    onRefused: setRefused,
    onFailed: setFailure,
  });
  useEffect(() => {
    // While the job is being submitted, no field can have the focus.
    if (refused !== null && !isBusy && form.current !== null) focusFirstError(form.current);
  }, [refused, isBusy]);
  const save = useKeptFocus<HTMLButtonElement>(isBusy);
  const { question, allowLeaving } = useLeaveQuestion(hasEntries(entries), { isBusy });
  const leave = () => {
    allowLeaving();
    void navigate(paths.pipeline());
  };

  const change = (changes: Partial<BackfillEntries>) => setEntries((earlier) => ({ ...earlier, ...changes }));
  const problemOf = (field: Field) => (refused?.path?.includes(field) === true ? refused.message : undefined);
  const forget = (field: Field) => {
    if (problemOf(field) !== undefined) setRefused(null);
  };
  const type = types.find(({ jobType }) => jobType === entries.jobType);
  const changeType = (jobType: BackfillJobType | null) => {
    const next = types.find((offered) => offered.jobType === jobType);
    change({ jobType, ...(next?.hasProvider === false && { provider: "" }) });
    forget("jobType");
    forget("providerId");
    if (next?.warning) showToast(next.warning, "yellow");
  };

  return (
    <Box
      component="form"
      ref={form}
      aria-label="Backfill job"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        setRefused(null);
        setFailure(null);
        submit(entries);
      }}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, maxWidth: 640 }}
    >
      {question}
      <CustomerSelect
        value={entries.customerId}
        onChange={(customerId) => {
          change({ customerId });
          forget("customerId");
        }}
        problem={problemOf("customerId")}
        isDisabled={isBusy}
        required
      />
      <ActiveMarketSelect
        value={entries.marketId}
        onChange={(marketId) => {
          change({ marketId });
          forget("marketId");
        }}
        problem={problemOf("marketId")}
        isDisabled={isBusy}
        required
      />
      <SelectField
        label="Job Type"
        value={entries.jobType}
        choices={types.map(({ jobType, label }) => ({ value: jobType, label }))}
        onChange={changeType}
        emptyLabel="Select Job Type"
        error={problemOf("jobType") !== undefined}
        helperText={problemOf("jobType")}
        disabled={isBusy}
        required
      />
      {type?.hasProvider === true && (
        <ProviderSuggestField
          by="providerId"
          value={entries.provider}
          onChange={(provider) => {
            change({ provider });
            forget("providerId");
          }}
          problem={problemOf("providerId")}
          isDisabled={isBusy}
          isRequired
        />
      )}
      <BackfillFilesField
        files={entries.files}
        onChange={(files) => {
          change({ files });
          forget("files");
        }}
        onRefused={(error) => {
          change({ files: [] });
          setRefused(error);
        }}
        jobType={entries.jobType}
        hint={type?.headersHint ?? null}
        problem={problemOf("files")}
        isDisabled={isBusy}
      />
      <FormFailure failure={failure} />
      <Box sx={{ display: "flex", gap: 2 }}>
        <Button ref={save} type="submit" variant="contained" color="primary" disabled={isBusy}>
          {isBusy ? "Saving..." : "Save"}
        </Button>
        <ReasonedButton reason={isBusy ? "The job is being submitted." : null} onClick={leave}>
          Cancel
        </ReasonedButton>
      </Box>
    </Box>
  );
}
