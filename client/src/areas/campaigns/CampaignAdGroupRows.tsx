import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type {
  CampaignAdGroupRows_campaign$data,
  CampaignAdGroupRows_campaign$key,
} from "../../__generated__/CampaignAdGroupRows_campaign.graphql";
import { paths } from "../../app/routing/paths";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { RowActions } from "../../ui/table/RowActions";
import { dateRangeText } from "../../ui/text/format";
import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { AdGroupAssets } from "./AdGroupAssets";
import { adGroupLabel } from "./campaignLabel";

type AdGroup = CampaignAdGroupRows_campaign$data["adGroups"][number];

/** The search parameter with the ad groups whose assets are open. */
const OPEN = "assets";

const list = { name: "ad-groups" };

type Props = {
  campaign: CampaignAdGroupRows_campaign$key;
  /** The customer of the campaign, by number. */
  customerId: number;
};

/** One row per ad group of a campaign. */
export function CampaignAdGroupRows({ campaign, customerId }: Props) {
  const { adGroups } = useFragment(
    graphql`
      fragment CampaignAdGroupRows_campaign on Campaign @throwOnFieldError {
        adGroups {
          id
          adGroupId
          name
          activeFrom
          activeTo
          assetCount
          ...AdGroupAssets_adGroup
        }
      }
    `,
    campaign,
  );
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
        <AdGroupAssets
          adGroup={adGroup}
          name={adGroupLabel(adGroup)}
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
    // The name and the dates stay on the line of the button, however long the list of assets is.
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
  );
}
