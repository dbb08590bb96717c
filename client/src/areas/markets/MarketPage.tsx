import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { MarketPageQuery } from "../../__generated__/MarketPageQuery.graphql";
import type { PanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { LabelledSpinner, TableSkeleton } from "../../ui/feedback/skeletons";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { RecordPage } from "../../ui/layout/RecordPage";
import { ScreenButton, ScreenLink } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { MapArea, MapOutline } from "../../ui/map/MapArea";
import { MapLegend } from "../../ui/map/MapLegend";
import { CopyButton } from "../../app/CopyButton";
import { ListAge } from "../../ui/table/ListAge";
import { numberText } from "../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { MarketFramesList, MarketFramesOnMap } from "../frames/MarketFrames";
import { usePageFailure } from "../../app/relay/allPages";
import { FileList } from "./MarketFiles";
import { MarketGeoJsonForm } from "./MarketGeoJsonForm";
import { CoverageDays, MarketCustomers, MarketJobs } from "./MarketParts";

const list: Crumb = { label: "Markets", to: paths.markets() };

const query = graphql`
  query MarketPageQuery($hash: String!) @preloadable @throwOnFieldError {
    console {
      mapStyleUrl
    }
    market(by: { hash: $hash }) {
      marketId
      name
      marketHash
      population
      countryCode
      isActive
      isImportant
      geoJson @catch
      geoJsonBounds @catch(to: NULL)
      latestFiles @catch {
        ...MarketFiles_files
      }
      ...MarketFrames_market
      ...MarketPartsCustomers_market
      ...MarketPartsJobs_market
    }
    pipelineCoverage(dates: { preset: LAST_30_DAYS }, filter: { text: $hash }) @catch {
      ...MarketParts_coverage
    }
  }
`;

type Data = MarketPageQuery["response"];
type Market = NonNullable<Data["market"]>;

/** The market that the address names: where it is, whether its jobs have run, and what belongs to it. */
export function MarketPage() {
  const loadable = useRouteQuery<MarketPageQuery>("the market", query);
  return (
    <RecordPage
      loadable={loadable}
      read={(data) => data.market && { ...data, market: data.market }}
      kind="Market"
      crumbs={[list]}
      back={{ label: "Back to Markets", to: paths.markets() }}
    >
      {({ market, ...data }) => <MarketScreen key={market.marketHash} market={market} data={data} loadable={loadable} />}
    </RecordPage>
  );
}

type Props = { market: Market; data: Omit<Data, "market">; loadable: PanelQuery<MarketPageQuery> };

function MarketScreen({ market, data: { console, pipelineCoverage }, loadable }: Props) {
  const { marketId, name, marketHash, isActive, latestFiles } = market;
  const [form, setForm] = useUrlParam("form");
  // After a refetch the pages are those of another list.
  const [failure, setFailure] = usePageFailure(loadable.loadedAt);
  const [active, setActive] = useState<number | null>(null);
  const label = name || marketHash;
  const part = (what: string) => ({ ...loadable, what, isStale: false });
  return (
    <PageFrame
      title={label}
      subtitle={`Market ${marketId}`}
      record={{ kind: "Market", label, address: paths.market(marketHash) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
      actions={
        <>
          <ListAge list={loadable} />
          <ScreenLink label="Frames By Market" to={paths.framesByMarket(marketHash)} />
          <ScreenButton label="Edit GeoJSON" onClick={() => setForm("outline")} />
        </>
      }
    >
      <Facts market={market} />
      <Columns>
        <Surface flush>
          <MapArea label={`Map of ${label}`} styleUrl={console.mapStyleUrl} height={{ xs: 360, md: 560 }}>
            <Outline market={market} />
            <Panel loadable={part("frames")} skeleton={null} renderError={() => null}>
              {() => <MarketFramesOnMap market={market} hasFailed={failure !== null} active={active} onActive={setActive} />}
            </Panel>
          </MapArea>
          <MapLegend
            marks={[
              { kind: "outline", label: "Market" },
              { kind: "point", label: "Sites" },
              { kind: "sector", label: "Areas from which a frame is seen" },
            ]}
          >
            <MissingPart what="the outline" parts={[market.geoJson]} onRetry={loadable.refetch} isInline />
          </MapLegend>
        </Surface>
        <Box sx={{ display: "grid", gap: 5 }}>
          <Surface title="Coverage" actions={<TextLink to={paths.pipelineCoverage(marketHash)}>Run missing jobs</TextLink>}>
            <MissingPart what="coverage" parts={[pipelineCoverage]} onRetry={loadable.refetch} isInline />
            {pipelineCoverage.ok && <CoverageDays coverage={pipelineCoverage.value} marketId={marketId} isActive={isActive} />}
          </Surface>
          <Surface title="Latest Files">
            <MissingPart what="files" parts={[latestFiles]} onRetry={loadable.refetch} isInline />
            {latestFiles?.ok && (
              <Box role="group" aria-label="Latest files" tabIndex={0} sx={{ maxHeight: 220, overflow: "auto" }}>
                <FileList files={latestFiles.value ?? null} />
              </Box>
            )}
          </Surface>
        </Box>
      </Columns>
      <Columns>
        <Surface title="Jobs" actions={<TextLink to={paths.marketJobs(marketHash)}>All jobs of this market</TextLink>} flush>
          <Panel loadable={part("jobs")} skeleton={<TableSkeleton columns={4} rows={6} isInCard />}>
            {() => <MarketJobs market={market} />}
          </Panel>
        </Surface>
        <Surface title="Customers">
          <Panel loadable={part("customers")} skeleton={<LabelledSpinner label="Loading customers..." />} failure="inline">
            {() => <MarketCustomers market={market} />}
          </Panel>
        </Surface>
      </Columns>
      <Surface title="Frames" flush>
        <Panel loadable={part("frames")} skeleton={<TableSkeleton columns={8} rows={8} isInCard />}>
          {() => (
            <MarketFramesList market={market} failure={failure} onFailureChange={setFailure} active={active} onActive={setActive} />
          )}
        </Panel>
      </Surface>
      {form === "outline" && (
        <MarketGeoJsonForm market={market} onClose={() => setForm(null, { replace: true })} refetch={loadable.refetch} />
      )}
    </PageFrame>
  );
}

/** Two columns where there is room. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
        alignItems: "start",
        gap: 5,
      }}
    >
      {children}
    </Box>
  );
}

function Outline({ market: { geoJson, geoJsonBounds } }: { market: Market }) {
  const outline = geoJson.ok ? geoJson.value : null;
  if (typeof outline !== "object" || outline === null || geoJsonBounds == null) return null;
  return <MapOutline geoJson={outline} bounds={geoJsonBounds} />;
}

function Facts({ market: { marketId, marketHash, population, countryCode, isActive, isImportant } }: { market: Market }) {
  const facts = [
    { label: "Population", value: population == null ? "Unknown" : numberText(population) },
    { label: "Country", value: countryCode ?? "Unknown" },
    { label: "Active", value: isActive ? "Yes" : "No" },
    { label: "Important", value: isImportant ? "Yes" : "No" },
    { label: "ID", value: marketId, action: <CopyButton what="ID" text={String(marketId)} /> },
    { label: "Hash", value: marketHash, action: <CopyButton what="hash" text={marketHash} /> },
  ];
  return (
    <Surface>
      <KeyFacts label="Market" facts={facts} />
    </Surface>
  );
}
