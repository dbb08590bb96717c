import { styled } from "@mui/material/styles";
import { Link } from "react-router";

/** A link to another screen, in the look of the theme. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: "none",
  borderRadius: 3,
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
}));
