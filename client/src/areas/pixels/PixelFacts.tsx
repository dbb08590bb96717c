import MuiLink from "@mui/material/Link";
import { graphql, useFragment } from "react-relay";
import type { PixelFacts_pixel$key } from "../../__generated__/PixelFacts_pixel.graphql";
import { CopyButton } from "../../app/CopyButton";
import { numberText } from "../../ui/text/format";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { Surface } from "../../ui/layout/Surface";

/** The keys of a pixel, the page that it is on, and how many requests it has received. */
export function PixelFacts({ pixel }: { pixel: PixelFacts_pixel$key }) {
  const { pixelId, uuid, url, requestCount } = useFragment(
    graphql`
      fragment PixelFacts_pixel on Pixel {
        pixelId
        uuid
        url
        requestCount
      }
    `,
    pixel,
  );
  const count = numberText(requestCount);
  return (
    <Surface>
      <KeyFacts
        label="Keys of the pixel"
        facts={[
          { label: "Pixel ID", value: pixelId, action: <CopyButton what="Pixel ID" text={String(pixelId)} /> },
          uuid === ""
            ? { label: "UUID", value: "Unknown" }
            : { label: "UUID", value: uuid, action: <CopyButton what="UUID" text={uuid} /> },
          url
            ? { label: "URL", value: <PageAddress url={url} />, action: <CopyButton what="URL" text={url} /> }
            : { label: "URL", value: "Not Set" },
          { label: "Requests", value: count === "" ? "Unknown" : count },
        ]}
      />
    </Surface>
  );
}

/** An address as staff entered it. It is a link only if it leads into the web. */
function PageAddress({ url }: { url: string }) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return url;
  return (
    <MuiLink href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {url}
    </MuiLink>
  );
}
