import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";

/** The variables of the light colour scheme. */
function lightColors(theme: Theme): object {
  const sheets = theme.generateStyleSheets();
  return sheets.flatMap((sheet) => Object.entries(sheet)).find(([selector]) => selector.includes("light"))?.[1] ?? {};
}

/**
 * What every printed screen has in common: the light colours, and only the screen itself, without the frame around it.
 * Controls within a screen hide themselves with `noPrint`.
 */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        "@media print": {
          // More specific than the scheme that the user chose.
          ":root:root": { ...lightColors(theme), "--mq-palette-canvas": "#fff" },
          "aside, header, nav, dialog, .MuiSnackbar-root": { display: "none !important" },
          // The column of the sidebar goes with it.
          "*:has(> aside)": { display: "block !important" },
        },
      })}
    />
  );
}
