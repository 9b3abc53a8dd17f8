import { designTokens } from './design-tokens.ts';
import { defaultTheme, sidebarSelector, type ThemeSettings } from './theme.ts';
import { themeTokens, type ThemeTokens } from './theme-tokens.ts';

/** CSS variables, design tokens as JSON, or a theme for Tailwind v4. */
export type ThemeFormat = 'css' | 'json' | 'tailwind';

/**
 * A theme as text to take elsewhere: every token, in both schemes, and the dark sidebar's where the page style asks for it.
 * `css` and `tailwind` show the scheme of the settings; `data-theme` on the root element (or on any other) chooses the other one.
 * `json` is the Design Tokens format 2025.10, https://www.designtokens.org/TR/2025.10/format/, with colours as sRGB components.
 * @throws RangeError when the colour cannot be read.
 */
export function exportTheme(settings: Partial<ThemeSettings>, format: ThemeFormat): string {
  const tokens = themeTokens(settings);
  const scheme = settings.scheme ?? defaultTheme.scheme;
  if (format === 'json') return `${JSON.stringify(designTokens(tokens), null, 2)}\n`;
  return format === 'css' ? cssOf(tokens, scheme) : tailwindOf(tokens, scheme);
}

function cssOf(tokens: ThemeTokens, scheme: ThemeSettings['scheme']): string {
  return [rule(':root', tokens.shared), ...schemeRules(tokens, scheme)].join('\n');
}

function tailwindOf(tokens: ThemeTokens, scheme: ThemeSettings['scheme']): string {
  const first = scheme === 'dark' ? tokens.dark : tokens.light;
  const isPlain = (name: string) => /^--(elevation-|control-height|row-height)/.test(name);
  const all = Object.entries({ ...first, ...tokens.shared });
  // Tailwind writes shadows into its utilities, and sizes may change: both go through a variable.
  const theme = {
    ...Object.fromEntries(all.filter(([name]) => !isPlain(name))),
    '--shadow-1': 'var(--elevation-1)',
    '--shadow-2': 'var(--elevation-2)',
    '--shadow-3': 'var(--elevation-3)',
    '--spacing-control': 'var(--control-height)',
    '--spacing-row': 'var(--row-height)',
  };
  const heights = Object.fromEntries(Object.entries(tokens.shared).filter(([name]) => isPlain(name)));
  const rules = [rule(':root', heights), ...schemeRules(tokens, scheme)].join('\n');
  return [
    "@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));\n",
    rule('@theme static', theme),
    `@layer base {\n${indented(rules)}}\n`,
  ].join('\n');
}

function schemeRules({ light, dark, sidebar }: ThemeTokens, scheme: ThemeSettings['scheme']): string[] {
  const isDark = scheme === 'dark';
  const rules = [
    rule(isDark ? "[data-theme='light']" : ":root,\n[data-theme='light']", { 'color-scheme': 'light', ...light }),
    rule(isDark ? ":root,\n[data-theme='dark']" : "[data-theme='dark']", { 'color-scheme': 'dark', ...dark }),
  ];
  if (isDark) rules.reverse();
  if (scheme === 'system') {
    const whenDark = rule(":root:not([data-theme='light'])", { 'color-scheme': 'dark', ...dark });
    rules.push(`@media (prefers-color-scheme: dark) {\n${indented(whenDark)}}\n`);
  }
  if (sidebar) rules.push(rule(sidebarSelector, { 'color-scheme': 'dark', ...sidebar }));
  return rules;
}

function rule(selector: string, properties: Record<string, string>): string {
  return `${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
