import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { PixelActions_pixel$key } from "../../__generated__/PixelActions_pixel.graphql";
import { CheckPixelButton } from "./CheckPixelButton";
import { CopyPixelLinkButton } from "./CopyPixelLinkButton";

type Props = { pixel: PixelActions_pixel$key; onEdit: (pixelId: number) => void };

/** The actions on a pixel in a list. */
export function PixelActions({ pixel, onEdit }: Props) {
  const data = useFragment(
    graphql`
      fragment PixelActions_pixel on Pixel {
        pixelId
        name
        ...CheckPixelButton_pixel
        ...CopyPixelLinkButton_pixel
      }
    `,
    pixel,
  );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 2, minWidth: "max-content" }}>
      <Button aria-label={`Edit ${data.name}`} onClick={() => onEdit(data.pixelId)}>
        Edit
      </Button>
      <CopyPixelLinkButton pixel={data} />
      <CheckPixelButton pixel={data} />
    </Box>
  );
}
