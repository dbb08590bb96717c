import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { type ReactElement, type ReactNode, useState } from "react";
import { Tip } from "./Tip";

/** For a text that is described by a tip: a line below it for the pointer and the focus, and a sign where nothing hovers. */
export const described = {
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  "&:hover, &:focus-visible, :focus-visible > * > &": { textDecorationLine: "underline", textDecorationStyle: "dotted" },
  // Drawn, because some fonts lack the character.
  "@media (hover: none)": {
    "&::after": {
      content: '"i" / ""',
      display: "inline-block",
      width: "12px",
      marginInlineStart: "4px",
      border: "1px solid",
      borderRadius: "50%",
      fontSize: "9px",
      fontWeight: 550,
      lineHeight: "10px",
      textAlign: "center",
      verticalAlign: "1px",
      opacity: 0.7,
    },
  },
  "@media print": { textDecorationLine: "none", "&::after": { content: "none" } },
} as const;

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
