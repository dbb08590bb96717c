import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { timeText } from "../text/format";
import type { Loadable } from "../layout/Panel";
import { tabularNumbers } from "../layout/style";
import { ScreenButton } from "../layout/ScreenButton";

type Props<Data> = {
  list: Loadable<Data>;
  /** Shown instead of the time at which the list was loaded. */
  age?: ReactNode;
  /** What the button says. */
  label?: string;
  /** Runs in place of the refetch, for a screen that does more. */
  onRefetch?: () => void;
};

/** When a list was loaded, and a button that loads it again. */
export function ListAge<Data>({ list: { loadedAt, refetch, isRefetching }, age, label = "Refresh", onRefetch }: Props<Data>) {
  return (
    <>
      <Box
        component="span"
        sx={{
          alignSelf: "center",
          // Its place is kept, so that nothing beside it moves when the list arrives.
          minWidth: { sm: 112 },
          textAlign: "right",
          color: "text.secondary",
          fontSize: 13,
          whiteSpace: "nowrap",
          ...tabularNumbers,
        }}
      >
        {age ?? (loadedAt !== null && `as of ${timeText(loadedAt)}`)}
      </Box>
      <ScreenButton label={label} onClick={onRefetch ?? (() => void refetch())} loading={isRefetching} />
    </>
  );
}
