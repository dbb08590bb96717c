import Link from "@mui/material/Link";
import type { LinkProps } from "@mui/material/Link";
import { Link as RouterLink } from "react-router";

type Props = Omit<LinkProps<typeof RouterLink>, "component">;

/** A link to another screen, in the look of the theme. */
export function TextLink(props: Props) {
  return <Link component={RouterLink} {...props} />;
}
