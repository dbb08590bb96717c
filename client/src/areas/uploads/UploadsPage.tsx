import type { InventoryFileType } from "../../__generated__/useInventoryFileCheckMutation.graphql";
import { PageFrame } from "../../ui/PageFrame";
import { UploadCard } from "./UploadCard";

const assetAndMedia: readonly InventoryFileType[] = ["ASSET", "MEDIA"];
const stationary: readonly InventoryFileType[] = ["STATIONARY"];

/** Uploads inventory files for a customer. */
export function UploadsPage() {
  return (
    <PageFrame title="Upload">
      <UploadCard title="Media | Asset Upload" what="a media or asset file" types={assetAndMedia} />
      <UploadCard title="Stationary Upload" what="a stationary file" types={stationary} />
    </PageFrame>
  );
}
