import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { createContext, type ReactNode, use } from "react";
import { useSearchParams } from "react-router";
import { SectorMark } from "../feedback/SectorMark";
import { isPageParam, useClearParams } from "../url/useUrlParam";

type Props = { text: string; action?: ReactNode };

/** The message in place of an empty list. */
export function EmptyState({ text, action }: Props) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 4, px: 4, py: 10, color: "text.secondary" }}>
      <SectorMark size={56} />
      <Box component="p" sx={{ m: 0, typography: "body1", textAlign: "center" }}>
        {text}
      </Box>
      {action}
    </Box>
  );
}

/** The button that creates the first row of the screen's list. */
export const FirstRowContext = createContext<ReactNode>(null);

type ListProps = {
  text: string;
  /** The search parameters of the list's filters. */
  filters: readonly string[];
};

/** The message in place of a list that can be filtered, with the next step: to clear the filters, or else to create the first row. */
export function EmptyList({ text, filters }: ListProps) {
  const [search] = useSearchParams();
  const clear = useClearParams(filters, [...search.keys()].filter(isPageParam));
  const firstRow = use(FirstRowContext);
  if (clear === null) return <EmptyState text={text} action={firstRow} />;
  return (
    <EmptyState
      text={text}
      action={
        <Button
          onClick={({ currentTarget }) => {
            // Clearing removes this button.
            currentTarget.closest("main")?.focus({ preventScroll: true });
            clear();
          }}
        >
          Show All
        </Button>
      }
    />
  );
}
