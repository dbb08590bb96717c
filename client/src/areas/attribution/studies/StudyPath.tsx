import CheckIcon from "@mui/icons-material/Check";
import PriorityHighIcon from "@mui/icons-material/PriorityHigh";
import Box from "@mui/material/Box";
import type { StudyStatus } from "../../../__generated__/StudyActions_study.graphql";
import { type Tone, visuallyHidden } from "../../../ui/layout/style";

const steps = ["Pending", "Approved", "Processing", "Under review", "Complete"] as const;

/** The step that a status is at, from 0; a status that is missing here is at none. */
const places: Partial<Record<StudyStatus, number>> = {
  PENDING: 0,
  // After a review, it is approved again.
  ATTENTION_REQUIRED: 0,
  APPROVED: 1,
  PROCESSING: 2,
  UNDER_REVIEW: 3,
  MID_STUDY_COMPLETE: 4,
  COMPLETE: 4,
};

type State = "done" | "current" | "failed" | "waiting";

const looks: Record<State, { tone: Tone; words: string }> = {
  done: { tone: "green", words: "done" },
  current: { tone: "blue", words: "current step" },
  failed: { tone: "yellow", words: "needs attention" },
  waiting: { tone: "grey", words: "waiting" },
};

type Props = {
  status: StudyStatus;
  /** The status in words, which the step that it is at has for its own. */
  label: string;
};

/** The steps of a study, and how far it is; nothing for a status that is not among them. */
export function StudyPath({ status, label }: Props) {
  const current = places[status];
  if (current === undefined) return null;
  const stateOf = (index: number): State => {
    if (index < current || status === "COMPLETE") return "done";
    if (index > current) return "waiting";
    return status === "ATTENTION_REQUIRED" ? "failed" : "current";
  };
  return (
    <Box component="ol" aria-label="Steps" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 2, m: 0, p: 0, listStyle: "none" }}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        return (
          <Box
            component="li"
            key={step}
            aria-current={index === current ? "step" : undefined}
            sx={{
              display: "flex", alignItems: "center", gap: 2, fontWeight: index === current ? 600 : 400,
              color: state === "waiting" ? "text.secondary" : "text.primary",
              "&:not(:last-of-type)::after": { content: '""', width: { xs: 12, md: 40 }, height: "2px", bgcolor: "divider" },
            }}
          >
            <Sign state={state} number={index + 1} />
            {index === current ? sentence(label) : step}
            <Box component="span" sx={visuallyHidden}>{`, ${looks[state].words}`}</Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Sign({ state, number }: { state: State; number: number }) {
  return (
    <Box
      aria-hidden
      sx={({ vars: { palette } }) => {
        const { solid, onSolid, soft, text } = palette.tone[looks[state].tone];
        const isQuiet = state === "waiting";
        return {
          display: "grid", placeItems: "center", flex: "none", width: 22, height: 22, borderRadius: "50%", fontSize: 12, fontWeight: 600,
          color: isQuiet ? text : onSolid, bgcolor: isQuiet ? soft : solid,
        };
      }}
    >
      {state === "done" ? <CheckIcon sx={{ fontSize: 14 }} /> : state === "failed" ? <PriorityHighIcon sx={{ fontSize: 14 }} /> : number}
    </Box>
  );
}

/** A status in sentence case. */
const sentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase();
