import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";

/** The variables of the light colour scheme. */
function lightColors(theme: Theme): object {
  const sheets = theme.generateStyleSheets();
  return sheets.flatMap((sheet) => Object.entries(sheet)).find(([selector]) => selector.includes("light"))?.[1] ?? {};
}

/** Every printed screen has light colours, and so have the widgets of the library. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        // More specific than the scheme that the user chose.
        "@media print": { ":root:root": { ...lightColors(theme), "--mq-palette-canvas": "#fff" } },
      })}
    />
  );
}
