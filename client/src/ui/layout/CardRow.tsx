import type { ReactNode } from "react";
import css from "./CardRow.module.css";

/** A grid of cards: four columns, two, or one, depending on the room. */
export function CardRow({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
