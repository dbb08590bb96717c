import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { PixelActions_pixel$key } from "../../__generated__/PixelActions_pixel.graphql";
import { RowActions } from "../../ui/table/RowActions";
import { PixelCheckResult } from "./PixelCheckResult";
import { useCheckPixel } from "./useCheckPixels";
import { useCopyPixelLink } from "./useCopyPixelLink";

type Props = { pixel: PixelActions_pixel$key; onEdit: (pixelId: number) => void };

/** The actions on a pixel in a list, and the result of its latest check. */
export function PixelActions({ pixel, onEdit }: Props) {
  const { pixelId, name, link } = useFragment(
    graphql`
      fragment PixelActions_pixel on Pixel {
        pixelId
        name
        link
      }
    `,
    pixel,
  );
  const [copy] = useCopyPixelLink();
  const { check, isBusy, latest } = useCheckPixel(pixelId);
  return (
    <Box sx={{ display: "grid", justifyItems: "end", gap: 1 }}>
      <RowActions
        name={name}
        actions={[
          { label: "Edit", description: `Edit ${name}`, onSelect: () => onEdit(pixelId) },
          { label: "Copy Link", description: `Copy Link of ${name}`, onSelect: () => copy(link) },
          { label: "Check", description: `Check ${name}`, onSelect: check, isBusy },
        ]}
      />
      {latest !== null && <PixelCheckResult check={latest} name={name} />}
    </Box>
  );
}
