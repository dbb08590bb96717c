import CheckIcon from "@mui/icons-material/Check";
import PriorityHighIcon from "@mui/icons-material/PriorityHigh";
import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { StudyPath_study$key, StudyStepState } from "../../../__generated__/StudyPath_study.graphql";
import { type Tone, visuallyHidden } from "../../../ui/layout/style";

const looks: Record<StudyStepState, { tone: Tone; words: string }> = {
  DONE: { tone: "green", words: "done" },
  CURRENT: { tone: "blue", words: "current step" },
  NEEDS_ATTENTION: { tone: "yellow", words: "needs attention" },
  WAITING: { tone: "grey", words: "waiting" },
};

/** The steps of a study, and how far it is; nothing for a status that is not among them. */
export function StudyPath({ study }: { study: StudyPath_study$key }) {
  const { steps } = useFragment(
    graphql`
      fragment StudyPath_study on Study {
        steps {
          label
          state
        }
      }
    `,
    study,
  );
  if (steps.length === 0) return null;
  const lastDone = steps.every(({ state }) => state === "DONE") ? steps.length - 1 : null;
  return (
    <Box component="ol" aria-label="Steps" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 2, m: 0, p: 0, listStyle: "none" }}>
      {steps.map(({ label, state }, index) => {
        const isCurrent = state === "CURRENT" || state === "NEEDS_ATTENTION" || index === lastDone;
        return (
          <Box
            component="li"
            key={label}
            aria-current={isCurrent ? "step" : undefined}
            sx={{
              display: "flex", alignItems: "center", gap: 2, fontWeight: isCurrent ? 600 : 400,
              color: state === "WAITING" ? "text.secondary" : "text.primary",
              "&:not(:last-of-type)::after": { content: '""', width: { xs: 12, md: 40 }, height: "2px", bgcolor: "divider" },
            }}
          >
            <Sign state={state} number={index + 1} />
            {label}
            <Box component="span" sx={visuallyHidden}>{`, ${looks[state].words}`}</Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Sign({ state, number }: { state: StudyStepState; number: number }) {
  return (
    <Box
      aria-hidden
      sx={({ vars: { palette } }) => {
        const { solid, onSolid, soft, text } = palette.tone[looks[state].tone];
        const isQuiet = state === "WAITING";
        return {
          display: "grid", placeItems: "center", flex: "none", width: 22, height: 22, borderRadius: "50%", fontSize: 12, fontWeight: 600,
          color: isQuiet ? text : onSolid, bgcolor: isQuiet ? soft : solid,
        };
      }}
    >
      {state === "DONE" ? <CheckIcon sx={{ fontSize: 14 }} /> : state === "NEEDS_ATTENTION" ? <PriorityHighIcon sx={{ fontSize: 14 }} /> : number}
    </Box>
  );
}
