import { contrast, formatHex, parseColor } from './color.ts';
import { themeVariables } from './theme.ts';

/** What became of a theme colour. Colours are written `#rrggbb`. */
export interface ThemeColorCheck {
  given: string;
  /** What buttons and marks are really filled with. */
  used: { light: string; dark: string };
  /** The given colour could not carry readable text as it is. */
  isCorrected: boolean;
  /** Contrast of the text on the used colour, at least 4.5. */
  ratio: { light: number; dark: number };
}

/**
 * Says which colour a theme colour comes to in both schemes. Text on it must reach 4.5:1, WCAG 2.2 success criterion 1.4.3 Contrast
 * (Minimum); focus rings and the borders of controls reach 3:1, criterion 1.4.11 Non-text Contrast, by colours of their own.
 * Sources: https://www.w3.org/TR/WCAG22/#contrast-minimum, https://www.w3.org/TR/WCAG22/#non-text-contrast
 * @throws RangeError when `color` cannot be read.
 */
export function checkThemeColor(color: string): ThemeColorCheck {
  const given = formatHex(parseColor(color));
  const light = solidOf(color, 'light');
  const dark = solidOf(color, 'dark');
  return {
    given,
    used: { light: light.used, dark: dark.used },
    isCorrected: light.used !== given || dark.used !== given,
    ratio: { light: light.ratio, dark: dark.ratio },
  };
}

function solidOf(color: string, scheme: 'light' | 'dark') {
  const variables = themeVariables(color, scheme);
  const solid = parseColor(variables['--color-theme'] ?? '');
  return { used: formatHex(solid), ratio: contrast(solid, parseColor(variables['--color-theme-fg'] ?? '')) };
}
