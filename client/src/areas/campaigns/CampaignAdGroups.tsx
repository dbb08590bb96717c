import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { graphql } from "react-relay";
import type { CampaignAdGroupsQuery } from "../../__generated__/CampaignAdGroupsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { SpanChart } from "../../ui/charts/SpanChart";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { RowActions } from "../../ui/table/RowActions";
import { dateRangeText, numberText } from "../../ui/text/format";
import { useUrlSearch } from "../../ui/url/useUrlParam";
import { adGroupLabel } from "./campaignLabel";

const query = graphql`
  query CampaignAdGroupsQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
      adGroups {
        id
        adGroupId
        name
        activeFrom
        activeTo
        assetCount
        assets(first: 5000) {
          nodes {
            assetId
            label
          }
        }
      }
    }
  }
`;

type AdGroup = NonNullable<CampaignAdGroupsQuery["response"]["campaign"]>["adGroups"][number];

/** The search parameter with the ad groups whose assets are open. */
const OPEN = "assets";

const list = { name: "ad-groups" };

/** The ad groups of a campaign. They have a query of their own, so that a slow service delays nothing else. */
export function CampaignAdGroups({ campaignId, customerId }: { campaignId: number; customerId: number }) {
  const adGroups = usePanelQuery<CampaignAdGroupsQuery>("ad groups", query, { campaignId });
  return (
    <Surface title="Ad Groups" flush>
      <Panel loadable={adGroups} skeleton={<TableSkeleton columns={4} rows={4} isInCard />}>
        {({ campaign }) => campaign && <Rows adGroups={campaign.adGroups} customerId={customerId} />}
      </Panel>
    </Surface>
  );
}

/** The ad groups as bars over time, and one row for each. */
function Rows({ adGroups, customerId }: { adGroups: readonly AdGroup[]; customerId: number }) {
  const [search, change] = useUrlSearch();
  const open = search.getAll(OPEN);
  const toggle = (adGroupId: number) =>
    change(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (next.has(OPEN, String(adGroupId))) next.delete(OPEN, String(adGroupId));
        else next.append(OPEN, String(adGroupId));
        return next;
      },
      { replace: true },
    );

  const columns: readonly Column<AdGroup>[] = [
    {
      key: "name",
      header: "Name",
      width: "34%",
      value: ({ name }) => name,
      cell: adGroupLabel,
    },
    {
      key: "dates",
      header: "Dates",
      width: "26%",
      value: ({ activeFrom }) => activeFrom,
      cell: ({ activeFrom, activeTo }) => (
        <Box component="span" sx={{ whiteSpace: "nowrap" }}>
          {dateRangeText(activeFrom, activeTo)}
        </Box>
      ),
      text: ({ activeFrom, activeTo }) => dateRangeText(activeFrom, activeTo),
    },
    {
      key: "assets",
      header: "Assets",
      describes: "AdGroup.assets",
      value: ({ assetCount }) => assetCount,
      cell: (adGroup) => (
        <Assets
          adGroup={adGroup}
          isOpen={open.includes(String(adGroup.adGroupId))}
          onToggle={() => toggle(adGroup.adGroupId)}
        />
      ),
    },
    {
      key: "actions",
      header: "Actions",
      isHeaderHidden: true,
      align: "right",
      cell: (adGroup) => (
        <RowActions
          name={adGroupLabel(adGroup)}
          actions={[
            {
              label: "Validate Assets",
              description: `Validate assets on ${adGroupLabel(adGroup)}`,
              to: paths.validations({ customerId, adGroupId: adGroup.adGroupId }),
            },
          ]}
        />
      ),
    },
  ];

  return (
    <>
      <Box sx={{ px: 4, py: 3, "&:empty": { display: "none" } }}>
        <SpanChart
          label="Ad groups over time"
          spans={adGroups.map((group) => ({ key: group.id, label: adGroupLabel(group), from: group.activeFrom, to: group.activeTo }))}
        />
      </Box>
      {/* The name and the dates stay on the line of the button, however long the list of assets is. */}
      <Box sx={{ "& tbody td": { verticalAlign: "baseline" } }}>
        <DataTable
          label="Ad Groups"
          list={list}
          columns={columns}
          rows={adGroups}
          rowKey={({ id }) => id}
          emptyText="This campaign does not have any ad groups."
          minWidth={640}
        />
      </Box>
    </>
  );
}

/** How many assets an ad group has; the count opens into their list. */
function Assets({ adGroup, isOpen, onToggle }: { adGroup: AdGroup; isOpen: boolean; onToggle: () => void }) {
  const { assetCount, assets } = adGroup;
  const listId = useId();
  const text = `${numberText(assetCount)} ${assetCount === 1 ? "asset" : "assets"}`;
  if (assets.nodes.length === 0) return text;
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
        endIcon={
          <Box component="span" aria-hidden="true" sx={{ "&&": { fontSize: 11 } }}>
            {isOpen ? "▲" : "▼"}
          </Box>
        }
      >
        {text}
      </Button>
      <Box
        component="ul"
        id={listId}
        hidden={!isOpen}
        aria-label={`Assets of ${adGroupLabel(adGroup)}`}
        sx={{ m: 0, mt: 2, p: 0, listStyle: "none", columnWidth: 150, columnGap: 4, "&[hidden]": { display: "none" } }}
      >
        {isOpen && assets.nodes.map(({ assetId, label }, place) => <li key={`${assetId} ${place}`}>{label}</li>)}
      </Box>
    </>
  );
}
