import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { numberText } from "../../../ui/text/format";
import type { useLiveList } from "./useLiveList";

type Props = { live: ReturnType<typeof useLiveList>; children: ReactNode };

/** A list that follows its changes. It says when some wait, so that no row moves while someone is about to click on it. */
export function LiveArea({ live: { area, waiting, show, onLeave }, children }: Props) {
  // The focus is nowhere while it moves.
  const onBlur = () => requestAnimationFrame(onLeave);
  return (
    <Box ref={area} onPointerLeave={onLeave} onBlur={onBlur}>
      {children}
      {/* Above the end of what is visible, without a place of its own. */}
      <Box
        role="status"
        sx={(theme) => ({
          position: "sticky",
          bottom: 16,
          zIndex: theme.zIndex.fab,
          display: "flex",
          justifyContent: "center",
          alignItems: "end",
          height: 0,
        })}
      >
        {waiting !== null && (
          <Box
            data-notice
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 2,
              mb: 4,
              py: 1,
              pl: 4,
              pr: 1,
              border: 1,
              borderColor: "divider",
              borderRadius: "10px",
              bgcolor: "background.paper",
              boxShadow: 4,
              typography: "body2",
              whiteSpace: "nowrap",
            }}
          >
            {waitingText(waiting.size)}
            <Button onClick={show}>Show</Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function waitingText(count: number): string {
  if (count === 0) return "Jobs may have changed.";
  return count === 1 ? "1 job has changed." : `${numberText(count)} jobs have changed.`;
}
