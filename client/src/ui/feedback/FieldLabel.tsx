import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { type ReactElement, type ReactNode, useState } from "react";
import { described } from "../layout/style";
import { Tip } from "./Tip";

type Texts = Readonly<Record<string, string>>;

/** The descriptions, once they were loaded. */
let known: Texts | null = null;

type TipProps = {
  /** The field of the graph, such as "Provider.health". Without one there is no tip. */
  describes: string | undefined;
  children: ReactElement;
};

/** The graph's own description of a field as the tip of an element. The descriptions are loaded when the first is asked for. */
export function FieldTip({ describes, children }: TipProps) {
  const [texts, setTexts] = useState(known);
  if (describes === undefined) return children;
  const load = async () => {
    try {
      known = (await import("virtual:field-texts")).default;
    } catch (error) {
      console.error("Could not load the descriptions of fields.", error);
    }
    setTexts(known ?? {});
  };
  const text = texts === null ? <CircularProgress size={12} color="inherit" aria-label="Loading" /> : (texts[describes] ?? "");
  return (
    <Tip text={text} onOpen={() => void load()}>
      {children}
    </Tip>
  );
}

type Props = {
  /** The field of the graph that the label is about, such as "Provider.health". */
  describes: string | undefined;
  children: ReactNode;
};

/** A label with the graph's description of its field: for the pointer, the keyboard and a tap. */
export function FieldLabel({ describes, children }: Props) {
  if (describes === undefined) return children;
  return (
    <FieldTip describes={describes}>
      <Box component="span" tabIndex={0} sx={{ ...described, cursor: "help", borderRadius: "3px" }}>
        {children}
      </Box>
    </FieldTip>
  );
}
