import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import type { PromptComparisonQuery } from "../../../__generated__/PromptComparisonQuery.graphql";
import type { PromptComparisonTextQuery } from "../../../__generated__/PromptComparisonTextQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { SelectField } from "../../../ui/form/SelectField";
import { Panel } from "../../../ui/layout/Panel";
import { EmptyState } from "../../../ui/table/EmptyState";
import { longMomentText } from "../../../ui/text/format";
import { TextDifference } from "./TextDifference";

const query = graphql`
  query PromptComparisonQuery($name: String!) @throwOnFieldError {
    systemPrompts(filter: { text: $name }, first: 5000, orderBy: { field: VERSION, direction: DESC }) {
      nodes {
        systemPromptId
        name
        version
        createdAt
      }
    }
  }
`;

type Props = { systemPromptId: number; name: string; text: string };

/** A version of a prompt beside another one, line by line. */
export function PromptComparison({ systemPromptId, name, text }: Props) {
  const versions = usePanelQuery<PromptComparisonQuery>("the versions", query, { name }, "store-or-network");
  return (
    <Panel loadable={versions} failure="inline" skeleton={<LabelledSpinner label="Loading versions" />}>
      {({ systemPrompts: { nodes } }) => (
        // The versions of a prompt have the same name.
        <Versions all={nodes.filter((prompt) => prompt.name === name)} systemPromptId={systemPromptId} text={text} />
      )}
    </Panel>
  );
}

type VersionsProps = { all: PromptComparisonQuery["response"]["systemPrompts"]["nodes"]; systemPromptId: number; text: string };

/** The other versions, highest first. At first the one before this is compared with it, or else the one after it. */
function Versions({ all, systemPromptId, text }: VersionsProps) {
  const place = all.findIndex((prompt) => prompt.systemPromptId === systemPromptId);
  const [chosen, choose] = useState((all[place + 1] ?? all[place - 1])?.systemPromptId ?? null);
  const others = all.filter((prompt) => prompt.systemPromptId !== systemPromptId);
  if (chosen === null) return <EmptyState text="This prompt has no other version." />;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <SelectField
        label="Compare With"
        value={chosen}
        choices={others.map((prompt) => ({ value: prompt.systemPromptId, label: [`Version ${prompt.version ?? "unknown"}`, longMomentText(prompt.createdAt)].filter(Boolean).join(", ") }))}
        onChange={(next) => next !== null && choose(next)}
        fullWidth={false}
        sx={{ width: 320, maxWidth: "100%" }}
      />
      <Difference systemPromptId={chosen} text={text} />
    </Box>
  );
}

const textQuery = graphql`
  query PromptComparisonTextQuery($systemPromptId: Int!) @throwOnFieldError {
    systemPrompt(systemPromptId: $systemPromptId) {
      content {
        text
      }
    }
  }
`;

/** What the text has that the other version has not, and the reverse. */
function Difference({ systemPromptId, text }: Omit<Props, "name">) {
  const other = usePanelQuery<PromptComparisonTextQuery>("the other version", textQuery, { systemPromptId }, "store-or-network");
  return (
    <Panel loadable={other} failure="inline" skeleton={<LabelledSpinner label="Loading the other version" />}>
      {({ systemPrompt }) => (systemPrompt ? <TextDifference before={systemPrompt.content.text} after={text} /> : <EmptyState text="Prompt not found." />)}
    </Panel>
  );
}
