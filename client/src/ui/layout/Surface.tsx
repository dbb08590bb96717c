import { type ReactNode, useId } from "react";
import css from "./Surface.module.css";

type Props = {
  /** The heading of the card; without one the card is a plain frame. */
  title?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  /** Whether the content runs to the edges, as tables do. */
  flush?: boolean;
  children: ReactNode;
};

/** A card: a thin border, an optional heading with actions, and content. */
export function Surface({ title, actions, flush = false, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : heading} className={css.surface}>
      {(title !== undefined || actions !== undefined) && (
        <div className={css.head}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      <div className={flush ? undefined : css.content}>{children}</div>
    </section>
  );
}
