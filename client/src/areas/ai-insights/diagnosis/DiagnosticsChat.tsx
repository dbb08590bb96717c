import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type KeyboardEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DiagnosticsChat_diagnostics$key } from "../../../__generated__/DiagnosticsChat_diagnostics.graphql";
import { FormFailure } from "../../../app/forms/FormFailure";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { ChatMessages } from "./ChatMessages";
import { isComplete, type Preset, sendReason } from "./diagnosis";
import type { Diagnosis } from "./useDiagnosis";
import { TextBox } from "../../../ui/form/TextBox";

type Props = { diagnostics: DiagnosticsChat_diagnostics$key; diagnosis: Diagnosis };

/** The questions that are offered, the chat, and the field for another question. */
export function DiagnosticsChat({ diagnostics, diagnosis }: Props) {
  const { defaultSystemPrompt, presets } = useFragment(
    graphql`
      fragment DiagnosticsChat_diagnostics on ConversationDiagnostics {
        defaultSystemPrompt
        presets {
          label
          systemPrompt
          userPrompt
        }
      }
    `,
    diagnostics,
  );
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
  const sendPreset = (preset: Preset) => {
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
      <ChatMessages chat={chat} />
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
