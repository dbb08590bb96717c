import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type BackgroundTask, backgroundTasks, clearTasks } from "../../../app/backgroundTasks";
import { announce } from "../../../ui/announce";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { CheckSetting } from "../../../ui/form/fields";
import { tabularNumbers } from "../../../ui/layout/style";
import { timeText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { type Notifications, notifications, notify, setNotifications } from "./browserNotifications";
import { looks, outcomeOf, tasksLabel, type TasksMark, tasksMark } from "./taskTexts";

const marks = {
  failed: { bgcolor: "error.main", borderRadius: "1px" },
  stopped: { bgcolor: "text.secondary" },
  done: { bgcolor: "success.main" },
  seen: { bgcolor: "text.secondary" },
} satisfies Record<TasksMark["status"], object>;

const notes: Readonly<Record<Notifications, string>> = {
  off: "This browser then asks for your permission.",
  on: "While another tab or window is in front. This browser keeps the setting.",
  blocked: "This browser blocks notifications. Its settings for this site allow them again.",
  unsupported: "This browser cannot show notifications here.",
};

/** The background tasks in the top bar: their progress and results. Shown only while there are any. */
export function TaskMenu() {
  const all = backgroundTasks.useValue();
  const notifying = notifications.useValue();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const running = all.filter(({ status }) => status === "running").length;
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const mark = tasksMark(all, seen);
  useEffect(() => followTitle(running), [running]);
  useEndedTasks(all);
  if (all.length === 0) return null;
  const seeFailures = () => setSeen(new Set(all.filter(({ status }) => status === "failed").map(({ id: failed }) => failed)));
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <Button popoverTarget={id} aria-label={tasksLabel(all)} title={tasksLabel(all)} sx={{ flex: "none", gap: 1.5, ...tabularNumbers }}>
        {running > 0 ? (
          <CircularProgress size={14} color="inherit" aria-hidden />
        ) : (
          <Box component="span" aria-hidden="true" sx={{ width: 8, height: 8, border: "1px solid transparent", borderRadius: "50%", ...marks[mark.status] }} />
        )}
        <span aria-hidden="true">{running > 0 ? running : mark.text}</span>
      </Button>
      <Paper
        ref={panel}
        id={id}
        popover="auto"
        role="region"
        aria-label="Work"
        onToggle={seeFailures}
        elevation={8}
        sx={{ inset: "58px 12px auto auto", width: "min(400px, calc(100vw - 24px))", maxHeight: "min(560px, calc(100dvh - 72px))", m: 0, px: 4, py: 3, overflowY: "auto", border: 1, borderColor: "divider" }}
      >
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 34, mb: 2 }}>
          <Typography variant="h2">Work</Typography>
          {running < all.length && <Button onClick={() => clearTasks()}>Clear ended</Button>}
        </Box>
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: "none" }}>
          {all.toReversed().map((one) => (
            <TaskItem key={one.id} task={one} onOpen={close} />
          ))}
        </Box>
        <CheckSetting
          label="Notify me when work ends"
          isOn={notifying === "on"}
          disabled={notifying === "blocked" || notifying === "unsupported"}
          onTurn={(isOn) => void setNotifications(isOn)}
          note={notes[notifying]}
        />
      </Paper>
    </>
  );
}

/** Announces the result of each task as soon as it ends: to assistive technology, and as a notification. */
function useEndedTasks(all: readonly BackgroundTask[]) {
  const navigate = useNavigate();
  const before = useRef(all);
  useEffect(() => {
    const ran = before.current.filter(({ status }) => status === "running");
    before.current = all;
    const ended = all.filter((one) => one.status !== "running" && ran.some(({ id }) => id === one.id));
    if (ended.length === 0) return;
    announce(ended.map((one) => `${one.label}: ${outcomeOf(one)}`).join(" "));
    for (const one of ended) notify(one.label, outcomeOf(one), () => void navigate(one.to));
  }, [all, navigate]);
}

/** One task, with a link to its screen. */
function TaskItem({ task, onOpen }: { task: BackgroundTask; onOpen: () => void }) {
  const { id, label, to, startedAt, status, progress } = task;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider", fontSize: 13, overflowWrap: "anywhere" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 32 }}>
        <TextLink to={to} onClick={onOpen} sx={{ flex: 1, minWidth: 0, fontWeight: 550 }}>
          {label}
        </TextLink>
        <StatusChip {...looks[status]} />
        {status !== "running" && (
          <IconButton size="small" aria-label={`Clear ${label}`} onClick={() => clearTasks(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {progress !== null && <LinearProgress aria-label={`Progress of ${label}`} variant="determinate" value={(100 * progress.done) / Math.max(1, progress.total)} sx={{ mt: 0.5, mb: 1 }} />}
      <Box sx={{ color: "text.secondary" }}>{[`Started ${timeText(new Date(startedAt))}.`, outcomeOf(task)].filter(Boolean).join(" ")}</Box>
    </Box>
  );
}

/** Puts a count before the title of the page, whichever screen sets it, until the returned function is called. */
export function followTitle(count: number): () => void {
  if (count === 0) return () => undefined;
  const prefix = `(${count}) `;
  const draw = () => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  };
  // Screens replace their title, or its text.
  const observer = new MutationObserver(draw);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  draw();
  return () => {
    observer.disconnect();
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}
