import type { InventoryFileType } from "../../__generated__/useInventoryFileCheckMutation.graphql";
import { PageFrame } from "../../ui/layout/PageFrame";
import { cardTitles } from "./cardTitles";
import { UploadCard } from "./UploadCard";

const assetAndMedia: readonly InventoryFileType[] = ["ASSET", "MEDIA"];
const stationary: readonly InventoryFileType[] = ["STATIONARY"];

/** Uploads inventory files for a customer. */
export function UploadsPage() {
  return (
    <PageFrame title="Upload">
      <UploadCard title={cardTitles.ASSET} what="a media or asset file" types={assetAndMedia} />
      <UploadCard title={cardTitles.STATIONARY} what="a stationary file" types={stationary} />
    </PageFrame>
  );
}
