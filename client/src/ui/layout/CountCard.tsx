import type { ReactNode } from "react";
import { TextLink } from "../url/TextLink";
import css from "./CountCard.module.css";

type Props = {
  title: string;
  /** Its name for assistive technology, where another part of the screen has the same title. */
  label?: string;
  /** The figure, or a skeleton, or what failed. */
  children: ReactNode;
  /** The title as it is drawn, such as a label that explains itself. */
  heading?: ReactNode;
  /** Where the title leads. */
  to?: string;
  icon?: ReactNode;
};

/** A card with one large figure below its title. */
export function CountCard({ title, label = title, heading = title, children, to, icon }: Props) {
  return (
    <section aria-label={label} className={css.card}>
      <div className={css.head}>
        <h2 className={css.title}>{to === undefined ? heading : <TextLink to={to}>{title}</TextLink>}</h2>
        {icon}
      </div>
      <div className={css.figure}>{children}</div>
    </section>
  );
}
