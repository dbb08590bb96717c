import { Link, type LinkProps } from "react-router";
import css from "./TextLink.module.css";

/** A link to another screen, in the look of the theme. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link {...rest} className={`${css.link} ${className}`} />;
}
