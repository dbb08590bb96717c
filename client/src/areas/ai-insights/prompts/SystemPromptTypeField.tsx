import { graphql, useFragment } from "react-relay";
import type { SystemPromptTypeField_query$key } from "../../../__generated__/SystemPromptTypeField_query.graphql";
import { SelectField } from "../../../ui/form/SelectField";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { FEATURE, PROMPTS_PAGE } from "./promptList";

/** The filter by the type of system prompts. Disabled without data. */
export function SystemPromptTypeField({ query }: { query: SystemPromptTypeField_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment SystemPromptTypeField_query on Query @throwOnFieldError {
        systemPromptTypes {
          text
          label
        }
      }
    `,
    query,
  );
  const [type, setType] = useUrlParam(FEATURE);
  return (
    <SelectField
      label="Feature Type"
      value={type}
      choices={(data?.systemPromptTypes ?? []).map(({ text, label }) => ({ value: text, label }))}
      emptyLabel="All Tiers"
      missingLabel={(value) => value}
      onChange={(next) => setType(next, { replace: true, without: [PROMPTS_PAGE] })}
      disabled={query === null}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 0 180px" } }}
    />
  );
}
