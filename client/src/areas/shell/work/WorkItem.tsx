import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import { clearWork, type Work } from "../../../app/work";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { timeText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { looks, outcomeOf } from "./workTexts";

/** One piece of work, with a link to its screen. */
export function WorkItem({ work: one, onOpen }: { work: Work; onOpen: () => void }) {
  const { id, label, to, startedAt, status, progress } = one;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider", fontSize: 13, overflowWrap: "anywhere" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 32 }}>
        <TextLink to={to} onClick={onOpen} sx={{ flex: 1, minWidth: 0, fontWeight: 550 }}>
          {label}
        </TextLink>
        <StatusChip {...looks[status]} />
        {status !== "running" && (
          <IconButton size="small" aria-label={`Clear ${label}`} onClick={() => clearWork(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {progress !== null && <LinearProgress aria-label={`Progress of ${label}`} variant="determinate" value={(100 * progress.done) / Math.max(1, progress.total)} sx={{ mt: 0.5, mb: 1 }} />}
      <Box sx={{ color: "text.secondary" }}>{[`Started ${timeText(new Date(startedAt))}.`, outcomeOf(one)].filter(Boolean).join(" ")}</Box>
    </Box>
  );
}
