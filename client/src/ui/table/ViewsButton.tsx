import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { optionalPart } from "../feedback/LatePart";

const ViewsPanel = optionalPart(async () => (await import("./ViewsPanel")).ViewsPanel);

type Props = {
  /** What the list is called, for assistive technology. */
  label: string;
  /** The name of the list. */
  list: string;
};

/** Opens the views of a list that can be filtered. */
export function ViewsButton({ label, list }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-label={`Views of ${label}`} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Views
      </Button>
      <Suspense fallback={null}>
        {anchor !== null && <ViewsPanel anchor={anchor} label={label} list={list} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
