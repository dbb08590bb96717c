import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RunMarketsField_query$key } from "../../../__generated__/RunMarketsField_query.graphql";
import { findChoices } from "../../../ui/form/choices";
import { distinctNames } from "../../../ui/table/distinct";
import { EmptyState } from "../../../ui/table/EmptyState";
import { numberText } from "../../../ui/text/format";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { TextBox } from "../../../ui/form/TextBox";

type Props = {
  query: RunMarketsField_query$key;
  /** The numbers of the chosen markets. */
  value: readonly number[];
  onChange: (marketIds: readonly number[]) => void;
  /** What is wrong with the choice. */
  problem: string | undefined;
};

/** A checkbox for each active market, and a field to find some. */
export function RunMarketsField({ query, value, onChange, problem }: Props) {
  const { markets } = useFragment(
    graphql`
      fragment RunMarketsField_query on Query @throwOnFieldError {
        markets(filter: { isActive: true }, orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            marketId
            name
          }
        }
      }
    `,
    query,
  );
  const help = useId();
  const [text, setText] = useState("");
  const choices = distinctNames("Market", markets.nodes.map(({ marketId, name }) => ({ value: marketId, label: name })));
  const chosen = new Set(value);
  const found = findChoices(choices, text);
  if (choices.length === 0) return <EmptyState text="No active markets found." />;
  return (
    <MarketsFrame>
      <TextBox
        type="search"
        label="Find Markets"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // It would start the jobs.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, my: 2 }}>
        <ReasonedButton
          size="small"
          reason={found.length === 0 ? "No market is found." : null}
          onClick={() => onChange([...new Set([...value, ...found.map((choice) => choice.value)])])}
        >
          {text.trim() === "" ? "Select All" : "Select Found"}
        </ReasonedButton>
        <ReasonedButton size="small" reason={chosen.size === 0 ? "No market is selected." : null} onClick={() => onChange([])}>
          Select None
        </ReasonedButton>
        <Box
          component="span"
          id={help}
          role={problem === undefined ? "status" : "alert"}
          sx={(theme) => ({ typography: "body2", color: problem === undefined ? "text.secondary" : theme.vars.palette.error.main })}
        >
          {problem ?? `${numberText(chosen.size)} of ${numberText(choices.length)} selected`}
        </Box>
      </Box>
      <PartialListNote shown={markets.nodes.length} total={markets.totalCount} isInline />
      <Box
        component="fieldset"
        aria-label="Markets"
        aria-describedby={help}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))", columnGap: 4 }}>
          {found.map((choice) => (
            <FormControlLabel
              key={choice.value}
              label={choice.label}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(choice.value)}
                  onChange={(_, isChecked) =>
                    onChange(isChecked ? [...value, choice.value] : value.filter((marketId) => marketId !== choice.value))
                  }
                  slotProps={{ input: { "aria-invalid": problem !== undefined } }}
                />
              }
              sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}
            />
          ))}
        </Box>
        {found.length === 0 && <EmptyState text="No markets match." />}
      </Box>
    </MarketsFrame>
  );
}

/** The field in its final height, so that what is beside and below it stays when the markets arrive. */
export function MarketsFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: { xs: 420, md: "max(480px, calc(100dvh - 260px))" }, pt: 2, overflow: "hidden" }}>
      {children}
    </Box>
  );
}
