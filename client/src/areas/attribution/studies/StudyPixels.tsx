import { graphql } from "react-relay";
import type { StudyPixelsQuery } from "../../../__generated__/StudyPixelsQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { numberText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";

const query = graphql`
  query StudyPixelsQuery($studyId: Int!) @preloadable @throwOnFieldError {
    study(studyId: $studyId) {
      pixels(first: 1000) {
        totalCount
        unreadableCount
        nodes {
          pixelId
          name
          pageLabel
          funnelStageLabel
          requestCount
          # A name without a link is better than none.
          campaign @catch(to: NULL) {
            campaignId
            customer {
              slug
            }
          }
        }
      }
    }
  }
`;

type Pixel = NonNullable<StudyPixelsQuery["response"]["study"]>["pixels"]["nodes"][number];

const list = { name: "study-pixels" };

const columns: readonly Column<Pixel>[] = [
  { key: "name", header: "Name", isPinned: true, cell: (pixel) => <CellText isStrong>{nameOf(pixel)}</CellText>, text: ({ name }) => name },
  { key: "page", header: "Page", describes: "Pixel.page", cell: ({ pageLabel }) => pageLabel, text: ({ pageLabel }) => pageLabel },
  { key: "stage", header: "Funnel Stage", describes: "Pixel.funnelStage", cell: ({ funnelStageLabel }) => funnelStageLabel, text: ({ funnelStageLabel }) => funnelStageLabel },
  { key: "requests", header: "Requests", describes: "Pixel.requestCount", align: "right", cell: ({ requestCount }) => numberText(requestCount), text: ({ requestCount }) => requestCount },
];

/** The name of a pixel, which leads to its screen if its campaign is known. */
function nameOf({ pixelId, name, campaign }: Pixel) {
  if (campaign?.customer == null) return name;
  return <TextLink to={paths.campaignPixel(campaign.customer.slug, campaign.campaignId, pixelId)}>{name}</TextLink>;
}

/** The query of the pixels of a study. */
export const useStudyPixels = (studyId: number): PanelQuery<StudyPixelsQuery> =>
  usePanelQuery<StudyPixelsQuery>("pixels", query, { studyId });

/** The pixels whose requests a study counts. */
export function StudyPixels({ pixels }: { pixels: PanelQuery<StudyPixelsQuery> }) {
  return (
    <Surface title="Pixels" flush>
      <Panel loadable={pixels} skeleton={<TableSkeleton columns={4} rows={3} isInCard />}>
        {({ study }) =>
          study && (
            <>
              <PartialListNote shown={study.pixels.nodes.length} total={study.pixels.totalCount} unreadable={study.pixels.unreadableCount} />
              <DataTable label="Pixels" list={list} columns={columns} rows={study.pixels.nodes} rowKey={({ pixelId }) => pixelId} emptyText="No pixels found." minWidth={480} />
            </>
          )
        }
      </Panel>
    </Surface>
  );
}
