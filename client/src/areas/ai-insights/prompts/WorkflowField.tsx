import { graphql, useFragment } from "react-relay";
import type { WorkflowField_query$key } from "../../../__generated__/WorkflowField_query.graphql";
import { SelectField } from "../../../ui/form/SelectField";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { PROMPTS_PAGE, WORKFLOW } from "./promptList";

/** The filter by the workflow of suggested prompts. Disabled without data. */
export function WorkflowField({ query }: { query: WorkflowField_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment WorkflowField_query on Query @throwOnFieldError {
        suggestedPromptWorkflows
      }
    `,
    query,
  );
  const [workflow, setWorkflow] = useUrlParam(WORKFLOW);
  return (
    <SelectField
      label="Workflow"
      value={workflow}
      choices={(data?.suggestedPromptWorkflows ?? []).map((name) => ({ value: name, label: name }))}
      emptyLabel="All Workflows"
      missingLabel={(value) => value}
      onChange={(next) => setWorkflow(next, { replace: true, without: [PROMPTS_PAGE] })}
      disabled={query === null}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 0 180px" } }}
    />
  );
}
