import type { ElementType, ReactNode } from "react";
import type { Tone } from "../layout/style";
import css from "./AlertBox.module.css";

type Props = {
  tone: Extract<Tone, "green" | "red" | "yellow">;
  Icon: ElementType;
  title?: string;
  children: ReactNode;
};

/** A message about what the user has just done, which stays beside its form. */
export function AlertBox({ tone, Icon, title, children }: Props) {
  return (
    <div role="alert" className={`${css.box} ${title === undefined ? "" : css.titled} tone-${tone}`}>
      <Icon fontSize="small" aria-hidden="true" />
      <span className={css.text}>
        {title !== undefined && <strong className={css.title}>{title}</strong>}
        {children}
      </span>
    </div>
  );
}
