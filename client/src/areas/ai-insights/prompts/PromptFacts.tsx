import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PromptFacts_content$key } from "../../../__generated__/PromptFacts_content.graphql";
import { longMomentText, numberText } from "../../../ui/text/format";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { PromptStatusBadge } from "./PromptStatusBadge";

type Props = {
  /** The feature type or the workflow. */
  kind: { label: string; value: ReactNode };
  version: string | null | undefined;
  isActive: boolean;
  createdAt: string | null | undefined;
  /** Null if it could not be read. */
  content: PromptFacts_content$key | null;
};

/** What is known of a prompt besides its text. */
export function PromptFacts({ kind, version, isActive, createdAt, content }: Props) {
  const counts = useFragment(
    graphql`
      fragment PromptFacts_content on PromptContent {
        characterCount
        tokenCount
      }
    `,
    content,
  );
  return (
    <Box sx={{ pb: 4, mb: 4, borderBottom: 1, borderColor: "divider" }}>
      <KeyFacts
        label="Prompt"
        facts={[
          { label: kind.label, value: kind.value || "—" },
          { label: "Version", value: version ?? "—" },
          { label: "Status", value: <PromptStatusBadge isActive={isActive} /> },
          { label: "Created", value: longMomentText(createdAt) || "—" },
          { label: "Characters", value: numberText(counts?.characterCount) || "—" },
          { label: "Tokens", value: numberText(counts?.tokenCount) || "—" },
        ]}
      />
    </Box>
  );
}
