import Tooltip from "@mui/material/Tooltip";
import { type ReactElement, useState } from "react";

type Texts = Readonly<Record<string, string>>;

/** The descriptions, once they were loaded. */
let known: Texts = {};

type Props = {
  /** The field of the graph, such as "Provider.health". Without one there is no tip. */
  describes: string | undefined;
  children: ReactElement;
};

/** The graph's own description of a field as the tip of an element. The descriptions are loaded when the first is asked for. */
export function FieldTip({ describes, children }: Props) {
  const [texts, setTexts] = useState(known);
  const load = async () => {
    try {
      known = (await import("virtual:field-texts")).default;
      setTexts(known);
    } catch (error) {
      console.error("Could not load the descriptions of fields.", error);
    }
  };
  return (
    <Tooltip title={(describes === undefined ? undefined : texts[describes]) ?? ""} onOpen={describes === undefined ? undefined : () => void load()}>
      {children}
    </Tooltip>
  );
}
