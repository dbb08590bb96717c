import Box from "@mui/material/Box";
import { useEffect } from "react";
import { NoticeLink } from "../../../app/NoticeLink";
import { paths } from "../../../app/routing/paths";
import { createStore } from "../../../app/store";
import { noPrint } from "../../../ui/layout/style";
import { useRunSet } from "./marketRuns";
import { progressText } from "./progressText";

/** How many parts of the screen say how far the runs are. */
const reports = createStore(0);

/** Notes that a part of the screen says how far the runs are. */
export function useReportedRuns(): void {
  useEffect(() => {
    reports.set(reports.get() + 1);
    return () => reports.set(reports.get() - 1);
  }, []);
}

/** A line at the end of every screen that does not say itself how far the runs are. It covers nothing that could not be scrolled to. */
export function SendingNotice() {
  const set = useRunSet();
  const isReported = reports.useValue() > 0;
  if (set === null || isReported) return null;
  return (
    <Box
      role="status"
      data-notice
      sx={(theme) => ({
        ...noPrint,
        position: "sticky",
        bottom: 0,
        zIndex: theme.zIndex.appBar,
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "center",
        columnGap: 3,
        px: 4,
        py: 2,
        borderTop: 1,
        borderColor: "divider",
        bgcolor: theme.vars.palette.tone[set.status === "ended" ? "yellow" : "blue"].soft,
        color: theme.vars.palette.tone[set.status === "ended" ? "yellow" : "blue"].text,
        typography: "body2",
        fontWeight: 550,
      })}
    >
      <span>{progressText(set)}</span>
      <NoticeLink to={paths.pipeline()}>Show in Pipeline</NoticeLink>
    </Box>
  );
}
