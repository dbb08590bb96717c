import Button from "@mui/material/Button";
import { lazy, type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { PromptsTabSuggestedQuery } from "../../../__generated__/PromptsTabSuggestedQuery.graphql";
import type { PromptsTabSystemQuery } from "../../../__generated__/PromptsTabSystemQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import type { Choice } from "../../../ui/form/choices";
import { SelectField } from "../../../ui/form/SelectField";
import { wholeNumber } from "../../../ui/form/entries";
import { type Loadable, Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { FilterBar, FilterCount } from "../../../ui/table/FilterBar";
import { FilterSelect } from "../../../ui/table/FilterSelect";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { longMomentText, numberText } from "../../../ui/text/format";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { StatusBadge, SystemPromptBadge, WorkflowBadge } from "./promptBadges";
import { FEATURE, isShown, KIND, OLDEST, ofOneKind, ORDER, PAGE_SIZE, PROMPT, promptFilters, promptKindOf, promptKinds, PROMPTS_PAGE, STATUS, statusChoices, WORKFLOW } from "./promptList";

// They need the code that reads markdown.
const SystemPromptDialog = lazy(async () => ({ default: (await import("./PromptDialogs")).SystemPromptDialog }));
const SuggestedPromptDialog = lazy(async () => ({ default: (await import("./PromptDialogs")).SuggestedPromptDialog }));

const systemQuery = graphql`
  query PromptsTabSystemQuery($direction: OrderDirection!) @throwOnFieldError {
    systemPromptTypes {
      text
      label
    }
    systemPrompts(first: 5000, orderBy: { field: VERSION, direction: $direction }) {
      totalCount
      unreadableCount
      nodes {
        systemPromptId
        name
        type
        typeText
        typeLabel
        version
        createdAt
        isActive
      }
    }
  }
`;

const suggestedQuery = graphql`
  query PromptsTabSuggestedQuery @throwOnFieldError {
    suggestedPromptWorkflows
    suggestedPrompts(first: 5000) {
      totalCount
      unreadableCount
      nodes {
        suggestedPromptId
        title
        workflowName
        version
        createdAt
        isActive
      }
    }
  }
`;

/** The two lists of prompts. */
type PromptLists = {
  system: PanelQuery<PromptsTabSystemQuery>;
  suggested: PanelQuery<PromptsTabSuggestedQuery>;
};

/** Loads each list of prompts once it is needed. */
export function usePromptLists(isNeeded: { system: boolean; suggested: boolean }): PromptLists {
  const [search] = useSearchParams();
  const direction = search.get(ORDER) === OLDEST ? "ASC" : "DESC";
  return {
    system: usePanelQuery<PromptsTabSystemQuery>("system prompts", systemQuery, isNeeded.system ? { direction } : null),
    suggested: usePanelQuery<PromptsTabSuggestedQuery>("suggested prompts", suggestedQuery, isNeeded.suggested ? {} : null),
  };
}

/** A prompt of either list. Its group is a feature type or a workflow. */
type Row = {
  promptId: number;
  name: string;
  group: string | null | undefined;
  badge: ReactNode;
  version?: string | null;
  createdAt?: string | null;
  isActive: boolean;
};

type Prompts = { rows: readonly Row[]; groups: readonly Choice[]; totalCount: number; unreadableCount: number };

function systemOf({ systemPrompts: { nodes, ...counts }, systemPromptTypes }: PromptsTabSystemQuery["response"]): Prompts {
  return {
    ...counts,
    groups: systemPromptTypes.map(({ text, label }) => ({ value: text, label })),
    rows: nodes.map(({ systemPromptId, type, typeText, typeLabel, ...prompt }) => ({
      ...prompt,
      promptId: systemPromptId,
      group: typeText,
      badge: typeLabel && <SystemPromptBadge type={type} label={typeLabel} />,
    })),
  };
}

function suggestedOf({ suggestedPrompts: { nodes, ...counts }, suggestedPromptWorkflows }: PromptsTabSuggestedQuery["response"]): Prompts {
  return {
    ...counts,
    groups: suggestedPromptWorkflows.map((name) => ({ value: name, label: name })),
    rows: nodes.map(({ suggestedPromptId, title, workflowName, ...prompt }) => ({
      ...prompt,
      promptId: suggestedPromptId,
      name: title,
      group: workflowName,
      badge: workflowName && <WorkflowBadge name={workflowName} />,
    })),
  };
}

/** How the two lists differ. */
const texts = {
  system: {
    what: "system prompts",
    label: "System Prompts",
    name: "Name",
    group: "Feature Type",
    all: "All Tiers",
    param: FEATURE,
    describes: ["SystemPrompt.type", "SystemPrompt.isActive"],
  },
  suggested: {
    what: "suggested prompts",
    label: "Suggested Prompts",
    name: "Title",
    group: "Workflow",
    all: "All Workflows",
    param: WORKFLOW,
    describes: ["SuggestedPrompt.workflowName", "SuggestedPrompt.isActive"],
  },
} as const;

type Kind = keyof typeof texts;

/** What the assistant is told, and the questions that it suggests. */
export function PromptsTab({ lists: { system, suggested } }: { lists: PromptLists }) {
  const [search] = useSearchParams();
  const [param, setPrompt] = useUrlParam(PROMPT);
  const kind = promptKindOf(search);
  const promptId = wholeNumber(param ?? "");
  const close = () => setPrompt(null, { replace: true });
  return (
    <>
      <Surface flush>
        {kind === "system" ? (
          <List kind="system" loadable={system} read={systemOf} />
        ) : (
          <List kind="suggested" loadable={suggested} read={suggestedOf} />
        )}
      </Surface>
      {promptId !== null && (
        <Suspense>
          {kind === "system" ? (
            <SystemPromptDialog key={promptId} systemPromptId={promptId} onClose={close} />
          ) : (
            <SuggestedPromptDialog key={promptId} suggestedPromptId={promptId} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** What another filter or order leaves behind. */
const without = [PROMPTS_PAGE];

type ListProps<Data> = { kind: Kind; loadable: Loadable<Data>; read: (data: Data) => Prompts };

/** A list of prompts, and the filters above it. */
function List<Data>({ kind, loadable, read }: ListProps<Data>) {
  const [search] = useSearchParams();
  const [, setKind] = useUrlParam(KIND);
  const clear = useClearParams(promptFilters, without);
  const { what, param, group, all } = texts[kind];
  // Disabled without data.
  const groupField = (groups: readonly Choice[] | null) => (
    <FilterSelect label={group} param={param} emptyLabel={all} choices={groups ?? []} without={without} disabled={groups === null} />
  );
  const shownOf = ({ rows }: Prompts) => rows.filter((row) => isShown(search, param, row));
  return (
    <>
      <FilterBar
        label="Filter prompts"
        onClear={clear}
        note={
          <Panel loadable={loadable} skeleton={null} renderError={() => null}>
            {(data) => <FilterCount>{`${numberText(shownOf(read(data)).length)} ${what} found`}</FilterCount>}
          </Panel>
        }
      >
        <SelectField
          label="Prompt Type"
          value={kind}
          choices={promptKinds}
          onChange={(next) => setKind(next === "suggested" ? next : null, { replace: true, without: ofOneKind })}
          fullWidth={false}
          sx={{ flex: { xs: "1 1 100%", sm: "0 0 180px" } }}
        />
        <Panel loadable={loadable} skeleton={groupField(null)} renderError={() => groupField(null)}>
          {(data) => groupField(read(data).groups)}
        </Panel>
        <FilterSelect label="Status" param={STATUS} emptyLabel="All Statuses" choices={statusChoices} without={without} />
        {kind === "system" && (
          <FilterSelect label="Sort Order" param={ORDER} emptyLabel="Newest First" choices={[{ value: OLDEST, label: "Oldest First" }]} without={without} />
        )}
      </FilterBar>
      <Panel loadable={loadable} skeleton={<LabelledSpinner label="Loading prompts..." />}>
        {(data) => <Table key={kind} kind={kind} prompts={read(data)} shown={shownOf(read(data))} />}
      </Panel>
    </>
  );
}

function Table({ kind, prompts, shown }: { kind: Kind; prompts: Prompts; shown: readonly Row[] }) {
  const { what, label, name: nameHeader, group: groupHeader, param, describes } = texts[kind];
  const [, open] = useUrlParam(PROMPT);
  const columns: readonly Column<Row>[] = [
    { key: "name", header: nameHeader, isPinned: true, cell: ({ name }) => <CellText isStrong>{name}</CellText>, text: ({ name }) => name },
    { key: "group", header: groupHeader, describes: describes[0], cell: ({ badge }) => badge, text: ({ group }) => group },
    { key: "version", header: "Version", cell: ({ version }) => version, text: ({ version }) => version },
    { key: "created", header: "Created", isOneLine: true, cell: ({ createdAt }) => longMomentText(createdAt), text: ({ createdAt }) => createdAt },
    {
      key: "status",
      header: "Status",
      describes: describes[1],
      cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
      text: ({ isActive }) => (isActive ? "Active" : "Inactive"),
    },
    {
      key: "view",
      header: "View",
      isHeaderHidden: true,
      align: "right",
      cell: ({ promptId, name, version }) => (
        <Button variant="text" color="primary" aria-label={`View ${name}${version ? `, version ${version}` : ""}`} onClick={() => open(String(promptId))}>
          View
        </Button>
      ),
    },
  ];
  const table = useUrlTable({ columns, rows: shown, rowKey: ({ promptId }) => promptId, pageSize: PAGE_SIZE, pageParam: PROMPTS_PAGE });
  return (
    <>
      <PartialListNote shown={prompts.rows.length} total={prompts.totalCount} unreadable={prompts.unreadableCount} />
      <DataTable
        label={label}
        list={{ name: what.replace(" ", "-"), filters: [param, STATUS] }}
        emptyText={`No ${what} found.`}
        minWidth={680}
        {...table}
      />
    </>
  );
}
