import type { Plugin } from "vite";
import { fonts, palettes, typography, variablePrefix } from "../src/app/themeValues.ts";
import { tones } from "../src/ui/layout/style.ts";

const NAME = "virtual:theme.css";

/** The first stylesheet that a browser reads decides on the order of the layers, and that may be any. */
const LAYERS = "@layer base,frame;\n";

/** A value, or a group of values whose names are put together. */
type Values = { readonly [name: string]: string | Values };

function declarations(values: Values, prefix: string): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" ? [`${prefix}-${name}:${value};`] : declarations(value, `${prefix}-${name}`),
  );
}

/** The variables of a colour scheme, named as the widget library names them. */
const colors = (scheme: keyof typeof palettes): string => declarations(palettes[scheme], `--${variablePrefix}-palette`).join("");

/** The kinds of text, each as one value of `font`. The library's own variables for them have no units. */
const types = Object.entries(typography).map(([name, type]) => {
  const weight = "fontWeight" in type ? type.fontWeight : 400;
  return `--type-${name}:${weight} ${type.fontSize}px/${type.lineHeight} ${fonts};`;
});

/** What an element of a tone refers to, whichever tone it has. */
const toneClasses = tones.map((tone) => {
  const color = (part: string) => `var(--${variablePrefix}-palette-tone-${tone}-${part})`;
  return `.tone-${tone}{--text:${color("text")};--soft:${color("soft")};--solid:${color("solid")};--on-solid:${color("onSolid")}}`;
});

/**
 * The theme as CSS variables. Before the page has chosen a colour scheme there are none, so that a dark page does not
 * flash up in light colours. Every printed screen is light.
 */
export const themeCss = `${LAYERS}@layer base{
:root{${types.join("")}}
[data-theme="light"]{color-scheme:light;${colors("light")}}
[data-theme="dark"]{color-scheme:dark;${colors("dark")}}
${toneClasses.join("\n")}
@media print{:root:root{${colors("light")}--${variablePrefix}-palette-canvas:#fff;}}
}`;

/** Offers the variables of the theme as a stylesheet, and puts those of the components above it. */
export function themeStyles(): Plugin {
  return {
    name: "theme-styles",
    enforce: "pre",
    resolveId: (id) => (id === NAME ? `/@${NAME}` : undefined),
    load: (id) => (id === `/@${NAME}` ? themeCss : undefined),
    transform: {
      filter: { id: /\/src\/.*\.module\.css$/ },
      handler: (code) => ({ code: LAYERS + code, map: null }),
    },
  };
}
