import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useId } from "react";
import { graphql } from "react-relay";
import type { DiagnosticsPanelQuery } from "../../../__generated__/DiagnosticsPanelQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { Panel } from "../../../ui/layout/Panel";
import { noPrint, pageTop } from "../../../ui/layout/style";
import { DiagnosticsChat } from "./DiagnosticsChat";
import type { Diagnosis } from "./useDiagnosis";

/** How wide the panel is on a wide screen, in pixels. On a narrow one it covers the screen. */
export const DIAGNOSTICS_WIDTH = 440;

const query = graphql`
  query DiagnosticsPanelQuery @throwOnFieldError {
    conversationDiagnostics {
      ...DiagnosticsChat_diagnostics
    }
  }
`;

type Props = { diagnosis: Diagnosis; onClose: () => void };

/** A chat about a conversation, beside it. */
export function DiagnosticsPanel({ diagnosis, onClose }: Props) {
  const heading = useId();
  const diagnostics = usePanelQuery<DiagnosticsPanelQuery>("the questions", query, {}, "store-or-network");
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // Escape may also end what an input method began.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose();
      }}
      sx={(theme) => ({
        position: "fixed",
        top: `var(${pageTop}, 0px)`,
        right: 0,
        bottom: 0,
        zIndex: theme.zIndex.appBar,
        display: "flex",
        flexDirection: "column",
        // On a low screen, what is above the messages does not fit.
        overflowY: "auto",
        width: { xs: "100%", sm: DIAGNOSTICS_WIDTH },
        bgcolor: "background.paper",
        borderLeft: 1,
        borderColor: "divider",
        ...noPrint,
      })}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: 4, py: 3, borderBottom: 1, borderColor: "divider" }}>
        <Box component="h2" id={heading} sx={{ flex: 1, m: 0, typography: "h2" }}>
          Conversation Diagnostics
        </Box>
        <Button onClick={diagnosis.reset}>Reset</Button>
        <IconButton size="small" aria-label="Close" onClick={onClose}>
          <Close fontSize="small" aria-hidden="true" />
        </IconButton>
      </Box>
      <Panel loadable={diagnostics} skeleton={<LabelledSpinner label="Loading questions" />}>
        {({ conversationDiagnostics }) => <DiagnosticsChat diagnostics={conversationDiagnostics} diagnosis={diagnosis} />}
      </Panel>
    </Box>
  );
}
