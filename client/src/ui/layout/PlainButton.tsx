import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import css from "./PlainButton.module.css";

type Props = ComponentProps<"button"> & {
  /** A square without a border, for one icon. */
  isIcon?: boolean;
  /** The one thing to do here. */
  isPrimary?: boolean;
};

/**
 * A small button of plain HTML in the look of the theme. The first load uses it, because the library's
 * buttons weigh ten times as much; everything that comes later uses those.
 */
export function PlainButton({ isIcon = false, isPrimary = false, className = "", ...rest }: Props) {
  const look = isIcon ? css.icon : isPrimary ? css.primary : css.outlined;
  return <button {...rest} className={`${css.button} ${look} ${className}`} />;
}

/** A link in the look of the primary button. */
export function PrimaryLink({ className = "", ...rest }: LinkProps) {
  return <Link {...rest} className={`${css.button} ${css.primary} ${css.link} ${className}`} />;
}
