import Box from "@mui/material/Box";
import { timeText } from "../text/format";
import type { Loadable } from "../layout/Panel";
import { tabularNumbers } from "../layout/style";
import { ScreenButton } from "../layout/ScreenButton";

type Props<Data> = {
  list: Loadable<Data>;
  /** What the button says. */
  label?: string;
  /** Runs in place of the refetch, for a screen that does more. */
  onRefetch?: () => void;
};

/** When a list was loaded, and a button that loads it again. */
export function ListAge<Data>({ list: { loadedAt, refetch, isRefetching }, label = "Refresh", onRefetch }: Props<Data>) {
  return (
    <>
      {loadedAt !== null && (
        <Box component="span" sx={{ alignSelf: "center", color: "text.secondary", fontSize: 13, whiteSpace: "nowrap", ...tabularNumbers }}>
          {`as of ${timeText(loadedAt)}`}
        </Box>
      )}
      <ScreenButton label={label} onClick={onRefetch ?? (() => void refetch())} loading={isRefetching} />
    </>
  );
}
