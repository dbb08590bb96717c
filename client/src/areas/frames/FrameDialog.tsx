import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { FrameDialog_frame$key } from "../../__generated__/FrameDialog_frame.graphql";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { FieldList } from "../../ui/json/FieldList";
import { InfoDialog } from "../../ui/layout/InfoDialog";

type Props = {
  frame: FrameDialog_frame$key;
  onClose: () => void;
  /** Opens the frame before and the one after, in a list that has them; null at its ends. */
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
};

/** A frame and the site that it stands at. */
export function FrameDialog({ frame: ref, onClose, onPrevious, onNext }: Props) {
  const { frameId, frameRef, metadataText, site } = useFragment(
    graphql`
      fragment FrameDialog_frame on Frame {
        frameId
        frameRef
        metadataText
        site {
          siteId
          siteRef
          name
          address
          inventoryText
          metadataText
        }
      }
    `,
    ref,
  );
  return (
    <InfoDialog
      title="Frame and Site Details"
      onClose={onClose}
      contentSx={{ px: 6 }}
      isOnlyText
      actions={
        <>
          {onPrevious !== undefined && (
            <ReasonedButton
              reason={onPrevious === null ? "This is the first frame of the page." : null}
              onClick={() => onPrevious?.()}
            >
              Previous
            </ReasonedButton>
          )}
          {onNext !== undefined && (
            <ReasonedButton reason={onNext === null ? "This is the last frame of the page." : null} onClick={() => onNext?.()}>
              Next
            </ReasonedButton>
          )}
          <Button variant="contained" color="primary" onClick={onClose} autoFocus>
            Close
          </Button>
        </>
      }
    >
      <Heading>Frame</Heading>
      <FieldList
        label="Frame"
        fields={[
          { label: "Frame ID", value: frameId },
          { label: "Frame Ref", value: frameRef },
          { label: "Frame Metadata", json: metadataText ?? null },
        ]}
      />
      <Heading>Site</Heading>
      <FieldList
        label="Site"
        fields={[
          { label: "Site ID", value: site?.siteId },
          { label: "Site Ref", value: site?.siteRef },
          { label: "Site Name", value: site?.name },
          { label: "Site Address", value: site?.address },
          { label: "Site Inventory", json: site?.inventoryText ?? null },
          { label: "Site Metadata", json: site?.metadataText ?? null },
        ]}
      />
    </InfoDialog>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Box component="h3" sx={{ mt: 4, mb: 1, typography: "h3", "&:first-of-type": { mt: 0 } }}>
      {children}
    </Box>
  );
}
