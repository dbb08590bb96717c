import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { CampaignWorkQuery } from "../../__generated__/CampaignWorkQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { dateRangeText, momentText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { StudyStatusChip } from "../attribution/studies/StudyStatusChip";
import { PhaseChip } from "../pipeline/hub/PhaseChip";

const query = graphql`
  query CampaignWorkQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
      studies(first: 5) @catch {
        totalCount
        unreadableCount
        nodes {
          id
          studyId
          name
          startDate
          endDate
          statusLabel
          ...StudyStatusChip_study
        }
      }
      refreshJobs(first: 5) @catch {
        totalCount
        unreadableCount
        nodes {
          id
          refreshJobId
          createdAt
          activeFrom
          activeTo
          phase
          statusLabel
        }
      }
    }
  }
`;

type Campaign = NonNullable<CampaignWorkQuery["response"]["campaign"]>;
type Study = Extract<Campaign["studies"], { ok: true }>["value"]["nodes"][number];
type Job = Extract<Campaign["refreshJobs"], { ok: true }>["value"]["nodes"][number];

const studyColumns: readonly Column<Study>[] = [
  {
    key: "name",
    header: "Name",
    value: ({ name }) => name,
    cell: ({ studyId, name }) => (
      <TextLink to={paths.attributionStudy(studyId)}>{name.trim() === "" ? `Study ${studyId}` : name}</TextLink>
    ),
  },
  { key: "status", header: "Status", value: ({ statusLabel }) => statusLabel, cell: (study) => <StudyStatusChip study={study} /> },
  {
    key: "dates",
    header: "Dates",
    isOneLine: true,
    value: ({ startDate }) => startDate,
    cell: ({ startDate, endDate }) => dateRangeText(startDate, endDate),
  },
];

const jobColumns: readonly Column<Job>[] = [
  {
    key: "created",
    header: "Created",
    isOneLine: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ refreshJobId, createdAt }) => (
      <TextLink to={paths.campaignRefreshJob(refreshJobId)}>{momentText(createdAt) || refreshJobId}</TextLink>
    ),
  },
  {
    key: "status",
    header: "Status",
    value: ({ statusLabel }) => statusLabel,
    cell: ({ phase, statusLabel }) => <PhaseChip phase={phase} label={statusLabel} />,
  },
  {
    key: "dates",
    header: "Dates",
    isOneLine: true,
    value: ({ activeFrom }) => activeFrom,
    cell: ({ activeFrom, activeTo }) => dateRangeText(activeFrom, activeTo),
  },
];

/** The studies and the refresh jobs of a campaign. They have a query of their own, so that a slow service delays nothing else. */
export function CampaignWork({ campaignId }: { campaignId: number }) {
  const work = usePanelQuery<CampaignWorkQuery>("studies and refresh jobs", query, { campaignId });
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        gap: 5,
        alignItems: "start",
      }}
    >
      <Part
        title="Attribution Studies"
        work={work}
        read={({ studies }) => studies}
        columns={studyColumns}
        emptyText="This campaign does not have any studies."
      />
      <Part
        title="Refresh Jobs"
        work={work}
        read={({ refreshJobs }) => refreshJobs}
        columns={jobColumns}
        emptyText="This campaign does not have any refresh jobs."
      />
    </Box>
  );
}

type List<Row> = { readonly totalCount: number; readonly unreadableCount: number; readonly nodes: readonly Row[] };

type PartProps<Row> = {
  title: string;
  work: PanelQuery<CampaignWorkQuery>;
  read: (
    campaign: Campaign,
  ) => { readonly ok: true; readonly value: List<Row> } | { readonly ok: false; readonly errors: readonly unknown[] };
  columns: readonly Column<Row>[];
  emptyText: string;
};

/** One of the lists. The other stays if it cannot be read. */
function Part<Row extends { readonly id: string }>({ title, work, read, columns, emptyText }: PartProps<Row>) {
  return (
    <Surface title={title} flush>
      <Panel loadable={work} skeleton={<TableSkeleton columns={3} rows={3} isInCard />}>
        {({ campaign }) => {
          const list = campaign && read(campaign);
          if (list == null) return null;
          if (!list.ok) return <MissingPart what={title.toLowerCase()} parts={[list]} onRetry={work.refetch} />;
          const { nodes, totalCount, unreadableCount } = list.value;
          return (
            <>
              <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
              <DataTable
                label={title}
                columns={columns}
                rows={nodes}
                rowKey={({ id }) => id}
                emptyText={emptyText}
                minWidth={480}
              />
            </>
          );
        }}
      </Panel>
    </Surface>
  );
}
