import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { described } from "../layout/style";
import { useFieldTip } from "./useFieldTip";

type Props = {
  /** The field of the graph that the label is about, such as "Provider.health". */
  describes: string | undefined;
  children: ReactNode;
};

/** A label with the graph's description of its field: for the pointer, the keyboard and a tap. */
export function FieldLabel({ describes, children }: Props) {
  const { props, tip } = useFieldTip(describes);
  if (describes === undefined) return children;
  return (
    <>
      <Box component="span" tabIndex={0} {...props} sx={{ ...described, cursor: "help", borderRadius: "3px" }}>
        {children}
      </Box>
      {tip}
    </>
  );
}
