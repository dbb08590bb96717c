import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { PixelActionsMutation } from "../../__generated__/PixelActionsMutation.graphql";
import type { PixelActions_pixel$key } from "../../__generated__/PixelActions_pixel.graphql";
import { useCopy } from "../../app/CopyButton";
import { type BulkOutcome, outcomeOf } from "../../app/bulk/bulkRun";
import { onlyOutcome } from "../../app/relay/errors";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { onSessionEnd } from "../../app/session/session";
import { createStore } from "../../ui/externalStore";
import { showToast } from "../../app/toasts";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { tabularNumbers, type Tone, visuallyHidden } from "../../ui/layout/style";
import { RowActions } from "../../ui/table/RowActions";
import { momentText } from "../../ui/text/format";

/** The result of the latest check of a pixel. */
type PixelCheck = { readonly outcome: "fired" | "silent" | "failed"; readonly at: Date };

/** The latest checks by pixel, which outlast the screen that started them. */
const latestChecks = createStore<ReadonlyMap<number, PixelCheck>>(new Map());

onSessionEnd(() => latestChecks.set(new Map()));

/** Records the outcome of a check of a pixel that has just ended. */
function noteCheck(pixelId: number, outcome: PixelCheck["outcome"]): void {
  latestChecks.set(new Map(latestChecks.get()).set(pixelId, { outcome, at: new Date() }));
}

/** The latest check of a pixel; null if it was not checked. */
export const latestCheck = (pixelId: number) => latestChecks.get().get(pixelId) ?? null;

const mutation = graphql`
  mutation PixelActionsMutation($input: CheckPixelsInput!) {
    checkPixels(input: $input) {
      outcomes {
        pixelId
        hasFiredRecently
        error {
          message
        }
      }
      errors {
        message
      }
    }
  }
`;

type Props = { pixel: PixelActions_pixel$key; onEdit: (pixelId: number) => void };

/** The actions on a pixel in a list. */
export function PixelActions({ pixel, onEdit }: Props) {
  const { pixelId, name, copyLink, check, isBusy } = usePixelActions(pixel);
  return (
    <RowActions
      name={name}
      actions={[
        { label: "Edit", description: `Edit ${name}`, onSelect: () => onEdit(pixelId) },
        { label: "Copy Link", description: `Copy Link of ${name}`, onSelect: copyLink },
        { label: "Check", description: `Check ${name}`, onSelect: check, isBusy },
      ]}
    />
  );
}

/** The actions on the pixel of a page, and the result of its latest check. They belong into a row of buttons that wraps. */
export function PixelButtons({ pixel, onEdit }: Props) {
  const { pixelId, name, copyLink, check, isBusy } = usePixelActions(pixel);
  return (
    <>
      <ScreenButton label="Edit" aria-label={`Edit ${name}`} onClick={() => onEdit(pixelId)} />
      <ScreenButton label="Copy Link" aria-label={`Copy Link of ${name}`} onClick={copyLink} />
      <ScreenButton label="Check" aria-label={`Check ${name}`} loading={isBusy} onClick={check} />
      {/* On a line of its own below the buttons. */}
      <Box sx={{ flex: "1 0 100%", display: "flex", justifyContent: { sm: "flex-end" }, "&:empty": { display: "none" } }}>
        <LatestCheck pixelId={pixelId} name={name} />
      </Box>
    </>
  );
}

function usePixelActions(pixel: PixelActions_pixel$key) {
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
  const [copy] = useCopy("Pixel link copied to clipboard!", "Failed to copy pixel link");
  const [check, isBusy] = useCheckPixel(pixelId);
  return { pixelId, name, copyLink: () => copy(link), check, isBusy };
}

/** Checks whether a pixel has fired in the last three days. A toast shows the result. */
function useCheckPixel(pixelId: number): [check: () => void, isBusy: boolean] {
  const { send } = useSubmit<PixelActionsMutation>(mutation);
  const finish = (outcome: PixelCheck["outcome"]) => noteCheck(pixelId, outcome);
  return useAction(async () => {
    const { hasFiredRecently } = await send({ pixelIds: [pixelId] })
      .then(onlyOutcome)
      .catch((error: unknown) => {
        finish("failed");
        throw error;
      });
    finish(hasFiredRecently === true ? "fired" : "silent");
    if (hasFiredRecently === true) showToast("This pixel has fired in the last three days.");
    else showToast("This pixel has not fired in the last three days.", "orange");
  }, "There was an error checking this pixel.");
}

/** Checks which pixels have fired in the last three days. The rows of the list keep the results. */
export function useCheckPixels(): (pixels: readonly { readonly pixelId: number }[]) => Promise<readonly BulkOutcome[]> {
  const { send } = useSubmit<PixelActionsMutation>(mutation);
  return async (pixels) => {
    const { outcomes } = await send({ pixelIds: pixels.map(({ pixelId }) => pixelId) });
    return outcomes.map(({ pixelId, hasFiredRecently, error }) => {
      noteCheck(pixelId, error ? "failed" : hasFiredRecently === true ? "fired" : "silent");
      return outcomeOf(String(pixelId), error);
    });
  };
}

const looks: Record<PixelCheck["outcome"], { tone: Tone; label: string }> = {
  fired: { tone: "green", label: "Fired" },
  silent: { tone: "grey", label: "Not Fired" },
  failed: { tone: "red", label: "Check Failed" },
};

type Checked = { readonly pixelId: number; readonly name: string };

/** The result of the latest check of a pixel and its time; nothing if it was not checked. */
function LatestCheck({ pixelId, name }: Checked) {
  const check = latestChecks.useValue().get(pixelId);
  if (check === undefined) return null;
  return (
    <Box
      component="span"
      sx={{ display: "flex", alignItems: "center", gap: 2, whiteSpace: "nowrap", fontSize: 12, color: "text.secondary", ...tabularNumbers }}
    >
      <Box component="span" sx={visuallyHidden}>{`Latest check of ${name}:`}</Box> <StatusChip {...looks[check.outcome]} />
      {momentText(check.at)}
    </Box>
  );
}

/** The column of a list with the latest check of each pixel. */
export const checkColumn = {
  key: "check",
  header: "Latest Check",
  width: 220,
  isOneLine: true,
  cell: ({ pixelId, name }: Checked) => <LatestCheck pixelId={pixelId} name={name} />,
};
