import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import IconButton from "@mui/material/IconButton";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { DiagnosticsPanelQuery } from "../../../__generated__/DiagnosticsPanelQuery.graphql";
import { FormFailure } from "../../../app/forms/FormFailure";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { TextBox } from "../../../ui/form/TextBox";
import { Panel } from "../../../ui/layout/Panel";
import { noPrint, pageTop } from "../../../ui/layout/style";
import { Markdown } from "../../../ui/text/Markdown";
import { type ChatMessage, type Diagnosis, isComplete, sendReason, THINKING } from "./useDiagnosis";

/** How wide the panel is on a wide screen, in pixels. On a narrow one it covers the screen. */
export const DIAGNOSTICS_WIDTH = 440;

const query = graphql`
  query DiagnosticsPanelQuery @throwOnFieldError {
    conversationDiagnostics {
      defaultSystemPrompt
      presets {
        label
        systemPrompt
        userPrompt
      }
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
        {({ conversationDiagnostics }) => <Chat diagnostics={conversationDiagnostics} diagnosis={diagnosis} />}
      </Panel>
    </Box>
  );
}

type Diagnostics = DiagnosticsPanelQuery["response"]["conversationDiagnostics"];
type ChatProps = { diagnostics: Diagnostics; diagnosis: Diagnosis };

/** The questions that are offered, the chat, and the field for another question. */
function Chat({ diagnostics: { defaultSystemPrompt, presets }, diagnosis }: ChatProps) {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const { chat, draft, setDraft, isPending, ask, setSystemPrompt } = diagnosis;
  const systemPrompt = diagnosis.systemPrompt ?? defaultSystemPrompt;
  const reason = sendReason(draft, isPending);

  const send = () => {
    if (reason !== null) return;
    ask(draft.trim(), systemPrompt);
    setDraft("");
  };
  const sendPreset = (preset: Diagnostics["presets"][number]) => {
    if (!isComplete(preset)) {
      console.error("The question that is offered is not complete.", preset);
      return;
    }
    setSystemPrompt(preset.systemPrompt);
    ask(preset.userPrompt, preset.systemPrompt);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may also choose among the suggestions of an input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <>
      <Box sx={{ display: "grid", gap: 2, px: 4, py: 3, borderBottom: 1, borderColor: "divider" }}>
        <Box role="group" aria-label="Questions" sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {presets.map((preset) => (
            <ReasonedButton key={preset.label} reason={isPending ? "Wait for the reply." : null} onClick={() => sendPreset(preset)}>
              {preset.label}
            </ReasonedButton>
          ))}
        </Box>
        <Box>
          <Button variant="text" aria-expanded={isEditing} aria-controls={isEditing ? id : undefined} onClick={() => setEditing(!isEditing)}>
            {isEditing ? "Hide System Prompt" : "Edit System Prompt"}
          </Button>
        </Box>
        {isEditing && (
          <TextBox
            id={id}
            label="System Prompt"
            multiline
            minRows={3}
            maxRows={8}
            value={systemPrompt}
            onChange={({ target }) => setSystemPrompt(target.value)}
          />
        )}
      </Box>
      <Messages chat={chat} />
      <FormFailure failure={null} />
      <Box sx={{ display: "flex", alignItems: "flex-end", gap: 2, p: 4, borderTop: 1, borderColor: "divider" }}>
        <TextBox
          label="Message"
          multiline
          maxRows={6}
          autoFocus
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={onKeyDown}
        />
        <ReasonedButton reason={reason} variant="contained" color="primary" onClick={send}>
          Send
        </ReasonedButton>
      </Box>
    </>
  );
}

/** The messages of a chat, of which the last is in sight. */
function Messages({ chat }: { chat: readonly ChatMessage[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  });
  return (
    <Box
      ref={box}
      role="log"
      aria-label="Chat"
      // Without the focus the keyboard could not scroll it.
      tabIndex={0}
      sx={{ flex: 1, minHeight: 80, overflowY: "auto", display: "flex", flexDirection: "column", gap: 3, p: 4, bgcolor: "canvas", "&:focus-visible": { outlineOffset: -2 } }}
    >
      {chat.length === 0 && (
        <Box sx={{ m: "auto", typography: "body2", color: "text.secondary", textAlign: "center" }}>
          Choose a question above, or ask your own about this conversation.
        </Box>
      )}
      {chat.map((message, place) => (
        // They never change their order.
        <Message key={place} message={message} />
      ))}
    </Box>
  );
}

function Message({ message: { role, content } }: { message: ChatMessage }) {
  const isUsers = role === "USER";
  const isFailure = role === "PLACEHOLDER" && content !== THINKING;
  return (
    <Box
      component="article"
      aria-label={isUsers ? "You" : "Assistant"}
      sx={(theme) => ({
        alignSelf: isUsers ? "flex-end" : "flex-start",
        maxWidth: "92%",
        px: 3,
        py: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        typography: "body2",
        overflowX: "auto",
        overflowWrap: "anywhere",
        flexShrink: 0,
        bgcolor: isUsers ? theme.vars.palette.tone.blue.soft : theme.vars.palette.background.paper,
        ...(isFailure && { color: theme.vars.palette.tone.red.text, bgcolor: theme.vars.palette.tone.red.soft }),
      })}
    >
      {role === "ASSISTANT" && <Markdown label="Reply" text={content} />}
      {isUsers && <Box sx={{ whiteSpace: "pre-wrap" }}>{content}</Box>}
      {isFailure && content}
      {role === "PLACEHOLDER" && !isFailure && (
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, color: "text.secondary" }}>
          <CircularProgress size={14} color="inherit" aria-hidden />
          {content}
        </Box>
      )}
    </Box>
  );
}
