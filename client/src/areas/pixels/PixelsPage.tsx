import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { PixelsPageQuery } from "../../__generated__/PixelsPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { ListAge } from "../../ui/table/ListAge";
import { PageFrame } from "../../ui/layout/PageFrame";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { LastRefresh } from "../../ui/table/steadyRows";
import { Surface } from "../../ui/layout/Surface";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useCustomers } from "../customers/CustomerSelect";
import { NewPixelForm } from "./NewPixelForm";
import { usePixelCampaigns } from "./PixelCampaignField";
import { PixelCount } from "./PixelCount";
import { readPixelFilter } from "./pixelFilter";
import { PixelFilters } from "./PixelFilters";
import { PixelListTitle } from "./PixelListTitle";
import { PixelRows } from "./PixelRows";

const query = graphql`
  query PixelsPageQuery($of: PixelsOf!) @preloadable {
    ...PixelCount_query @arguments(of: $of)
    ...PixelRows_query @arguments(of: $of)
  }
`;

/** The pixels of a customer, of a campaign or without a campaign, and the form of a new one. */
export function PixelsPage() {
  const pixels = useRouteQuery<PixelsPageQuery>("pixels", query);
  const [search] = useSearchParams();
  const [form, setForm] = useUrlParam("pixel");
  const filter = readPixelFilter(search);
  const list = `${filter.customerId}:${filter.campaignId}`;
  const customers = useCustomers("customers to choose from");
  const campaigns = usePixelCampaigns(filter.customerId, "campaigns to choose from");
  const [refetches, setRefetches] = useState(0);
  const refetch = async () => {
    await pixels.refetch();
    setRefetches((count) => count + 1);
  };
  const skeleton = (
    <Box sx={{ p: 4, pt: 2 }}>
      <TableSkeleton columns={6} />
    </Box>
  );

  return (
    <PageFrame
      title="Pixels"
      actions={
        <>
          <ListAge list={pixels} onRefetch={() => void refetch()} />
          <ScreenButton isPrimary label="New Pixel" onClick={() => setForm("new")} />
        </>
      }
    >
      <Surface title={<PixelListTitle customers={customers} campaigns={campaigns} filter={filter} />} flush>
        <PixelFilters
          customers={customers}
          campaigns={campaigns}
          filter={filter}
          count={
            // A failure shows below.
            <Panel key={list} loadable={{ ...pixels, isStale: false }} skeleton={null} renderError={() => null}>
              {(data) => <PixelCount query={data} />}
            </Panel>
          }
        />
        {/* Another filter is another list: nothing of the previous one stays below the new title. */}
        <Panel key={list} loadable={pixels} skeleton={skeleton}>
          {(data) => (
            <LastRefresh value={String(refetches)}>
              <PixelRows query={data} refetch={pixels.refetch} />
            </LastRefresh>
          )}
        </Panel>
      </Surface>
      {form === "new" && (
        <NewPixelForm
          campaignId={filter.campaignId}
          refetch={pixels.refetch}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </PageFrame>
  );
}
