import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { TurnFeedback_feedback$key } from "../../../__generated__/TurnFeedback_feedback.graphql";

/** What the user said about an answer: green if it is positive, otherwise red. */
export function TurnFeedback({ feedback }: { feedback: TurnFeedback_feedback$key }) {
  const { categoryText, comment, isPositive } = useFragment(
    graphql`
      fragment TurnFeedback_feedback on Feedback {
        categoryText
        comment
        isPositive
      }
    `,
    feedback,
  );
  const tone = isPositive ? "green" : "red";
  return (
    <Box
      role="group"
      aria-label="Feedback"
      data-feedback={tone}
      sx={(theme) => ({
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone[tone].text,
        bgcolor: theme.vars.palette.tone[tone].soft,
        borderLeft: `3px solid ${theme.vars.palette.tone[tone].solid}`,
      })}
    >
      <Box component="strong" sx={{ display: "block", fontWeight: 600 }}>
        {isPositive ? "Positive Feedback" : "Negative Feedback"}
      </Box>
      {categoryText && <div>{`Category: ${categoryText}`}</div>}
      {comment && <Box sx={{ whiteSpace: "pre-wrap" }}>{`Comment: ${comment}`}</Box>}
    </Box>
  );
}
