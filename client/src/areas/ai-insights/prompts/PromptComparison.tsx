import Box from "@mui/material/Box";
import { diffLines } from "diff";
import { useState } from "react";
import { graphql } from "react-relay";
import type { PromptComparisonQuery } from "../../../__generated__/PromptComparisonQuery.graphql";
import type { PromptComparisonTextQuery } from "../../../__generated__/PromptComparisonTextQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { SelectField } from "../../../ui/form/SelectField";
import { Panel } from "../../../ui/layout/Panel";
import { visuallyHidden } from "../../../ui/layout/style";
import { EmptyState } from "../../../ui/table/EmptyState";
import { longMomentText, numberText } from "../../../ui/text/format";

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
  const versions = usePanelQuery<PromptComparisonQuery>("the versions", query, { name });
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
      {({ systemPrompt }) => <Lines before={systemPrompt?.content.text ?? ""} after={text} />}
    </Panel>
  );
}

/** As many unchanged lines are drawn beside a change. */
const CONTEXT = 3;

function Lines({ before, after }: { before: string; after: string }) {
  const parts = diffLines(before, after);
  const count = (kind: "added" | "removed") => parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0);
  const [added, removed] = [count("added"), count("removed")];
  if (added + removed === 0) return <EmptyState text="The two versions have the same text." />;
  return (
    <>
      <Box role="status" sx={{ typography: "body2", color: "text.secondary" }}>
        {`${numberText(added)} ${added === 1 ? "line" : "lines"} added, ${numberText(removed)} removed.`}
      </Box>
      <Box component="ol" aria-label="Differences" sx={{ m: 0, p: 0, listStyle: "none", border: 1, borderColor: "divider", borderRadius: "8px", overflow: "clip", fontFamily: "monospace", fontSize: 12.5, lineHeight: "20px" }}>
        {parts.flatMap(({ value, added: isAdded, removed: isRemoved }, place) => {
          const lines = value.replace(/\n$/, "").split("\n");
          if (isAdded || isRemoved) return lines.map((line, at) => <Line key={`${place} ${at}`} sign={isAdded ? "+" : "−"} line={line} />);
          const [start, end] = [place === 0 ? 0 : CONTEXT, place === parts.length - 1 ? 0 : CONTEXT];
          const left = lines.length - start - end;
          const drawn = (some: readonly string[], name: string) => some.map((line, at) => <Line key={`${place} ${name} ${at}`} sign=" " line={line} />);
          // A gap of one line is no shorter than the line.
          if (left <= 1) return drawn(lines, "all");
          return [
            ...drawn(lines.slice(0, start), "start"),
            <Line key={`${place} gap`} sign="…" line={`${numberText(left)} unchanged lines`} />,
            ...drawn(lines.slice(lines.length - end), "end"),
          ];
        })}
      </Box>
    </>
  );
}

const signs = { "+": { name: "Added: ", tone: "green" }, "−": { name: "Removed: ", tone: "red" }, " ": null, "…": null } as const;

function Line({ sign, line }: { sign: keyof typeof signs; line: string }) {
  const change = signs[sign];
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: "grid",
        gridTemplateColumns: "24px minmax(0, 1fr)",
        px: 2,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        ...(change !== null && { color: theme.vars.palette.tone[change.tone].text, bgcolor: theme.vars.palette.tone[change.tone].soft }),
        ...(sign === "…" && { color: "text.secondary", bgcolor: theme.vars.palette.canvas }),
      })}
    >
      <span aria-hidden="true">{sign}</span>
      <span>
        {change !== null && (
          <Box component="span" sx={visuallyHidden}>
            {change.name}
          </Box>
        )}
        {line}
      </span>
    </Box>
  );
}
