import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useCopy } from "../../../app/useCopy";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { type Loadable, Panel } from "../../../ui/layout/Panel";
import { reasonOf } from "../../../ui/feedback/reasonOf";
import { ContentFailure } from "./ContentFailure";

type Props<Data> = {
  prompt: Loadable<Data>;
  /** The title until the prompt's own has arrived. */
  title: string;
  titleOf: (data: Data) => string | undefined;
  /** The text that is copied; undefined if it could not be read. */
  textOf: (data: Data) => string | undefined;
  onClose: () => void;
  children: (data: Data) => ReactNode;
};

/** A dialog with a prompt. */
export function PromptFrame<Data>({ prompt, title, titleOf, textOf, onClose, children }: Props<Data>) {
  const [copy] = useCopy("Content copied to clipboard!", "Failed to copy content.", "orange");
  // A refetch that fails shows where the content is missing.
  const loadable = { ...prompt, isStale: false };
  return (
    <InfoDialog
      title={
        <Panel loadable={loadable} skeleton={title} renderError={() => title}>
          {(data) => titleOf(data) ?? title}
        </Panel>
      }
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Panel loadable={loadable} skeleton={null} renderError={() => null}>
            {(data) => {
              const text = textOf(data);
              return text && <Button onClick={() => copy(text)}>Copy</Button>;
            }}
          </Panel>
          <Button variant="contained" color="primary" onClick={onClose} autoFocus>
            Close
          </Button>
        </>
      }
      // Fixed, so that nothing moves when the content arrives.
      contentSx={{ px: 6, height: "60vh" }}
      isOnlyText
    >
      <Panel
        loadable={loadable}
        skeleton={<LabelledSpinner label="Loading full prompt content..." />}
        renderError={() => (
          <ContentFailure
            what="content"
            reason={reasonOf(prompt.latestFailure())}
            onRetry={prompt.retry}
            isBusy={prompt.isRetrying}
          />
        )}
      >
        {children}
      </Panel>
    </InfoDialog>
  );
}
