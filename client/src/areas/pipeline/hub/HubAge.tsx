import Box from "@mui/material/Box";
import { timeText } from "../../../ui/text/format";
import { ListAge } from "../../../ui/table/ListAge";
import type { Loadable } from "../../../ui/layout/Panel";
import { type Following, useFollowing } from "./useLiveList";

type Props<Data> = {
  /** The list whose age shows while no other is followed. */
  list: Loadable<Data>;
  isRefetching: boolean;
  onRefetch: () => void;
};

/** How old the lists on the screen are, whether changes show by themselves, and the button that refetches all. */
export function HubAge<Data>({ list, isRefetching, onRefetch }: Props<Data>) {
  const following = useFollowing();
  const age = following === null ? undefined : (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={(theme) => ({
          display: "inline-block",
          width: 8,
          height: 8,
          mr: 2,
          borderRadius: "50%",
          bgcolor: theme.vars.palette.tone[following.isLive ? "green" : "orange"].text,
        })}
      />
      {followingText(following)}
    </>
  );
  return <ListAge list={{ ...list, isRefetching }} age={age} onRefetch={onRefetch} />;
}

function followingText({ isLive, readAt }: Following): string {
  if (readAt === null) return "Not live";
  return isLive ? `Live · ${timeText(readAt)}` : `Not live, as of ${timeText(readAt)}`;
}
