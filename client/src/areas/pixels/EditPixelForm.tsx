import { graphql } from "react-relay";
import type { EditPixelFormQuery } from "../../__generated__/EditPixelFormQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { PixelForm } from "./PixelForm";

const query = graphql`
  query EditPixelFormQuery($pixelId: Int!) @throwOnFieldError {
    pixel(by: { pixelId: $pixelId }) {
      # A save leaves a campaign that could not be read as it is.
      campaign @catch(to: NULL) {
        ...PixelForm_campaign
      }
      ...PixelForm_pixel
    }
  }
`;

type Props = {
  pixelId: number;
  refetch: () => Promise<void>;
  onClose: () => void;
};

/** The form of one pixel, which is loaded when it opens. */
export function EditPixelForm({ pixelId, ...rest }: Props) {
  const loadable = usePanelQuery<EditPixelFormQuery>("the pixel", query, { pixelId });
  return (
    <Panel loadable={loadable} skeleton={null} failure="card">
      {({ pixel }) => pixel && <PixelForm pixel={pixel} campaign={pixel.campaign ?? null} {...rest} />}
    </Panel>
  );
}
