import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useEffect, useRef } from "react";
import { Markdown } from "../../../ui/text/Markdown";
import { type ChatMessage, THINKING } from "./diagnosis";

/** The messages of a chat, of which the last is in sight. */
export function ChatMessages({ chat }: { chat: readonly ChatMessage[] }) {
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
