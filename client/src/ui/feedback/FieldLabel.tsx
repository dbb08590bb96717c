import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { described } from "../layout/style";
import { FieldTip } from "./FieldTip";

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
