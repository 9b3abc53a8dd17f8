import { formatHex, parseColor } from './color.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/** A group of tokens, or one token: an object with `$value`. */
interface TokenGroup {
  [name: string]: unknown;
}

/**
 * Tokens in the format of the Design Tokens Community Group, version 2025.10: a group for each scheme, and the shared ones beside them.
 * Colours are objects with sRGB components (and `hex` for tools that read no more), dimensions are objects with value and unit.
 */
export function designTokens({ shared, light, dark, sidebar }: ThemeTokens): TokenGroup {
  return {
    $description: 'A theme of @saiwu/ui. Format: https://www.designtokens.org/TR/2025.10/format/',
    light: schemeGroup(light),
    dark: schemeGroup(dark),
    ...(sidebar && { sidebar: schemeGroup(sidebar) }),
    font: group(shared, /^--font-(.+)$/, 'fontFamily', (value) => value.split(/,\s*/).map((name) => name.replaceAll("'", ''))),
    'font-size': group(shared, /^--text-(\w+)$/, 'dimension', dimension),
    'line-height': group(shared, /^--text-(\w+)--line-height$/, 'dimension', dimension),
    radius: group(shared, /^--radius-(.+)$/, 'dimension', dimension),
    height: group(shared, /^--(.+)-height$/, 'dimension', dimension, /^--text-/),
  };
}

function schemeGroup(variables: Record<string, string>): TokenGroup {
  return {
    color: group(variables, /^--color-(.+)$/, 'color', (value) => color(value)),
    shadow: group(variables, /^--elevation-(.+)$/, 'shadow', shadow),
  };
}

function group(
  variables: Record<string, string>,
  name: RegExp,
  type: string,
  valueOf: (value: string) => unknown,
  except = /^$/,
): TokenGroup {
  const tokens = Object.entries(variables).flatMap(([variable, value]) => {
    const found = except.test(variable) ? undefined : name.exec(variable)?.[1];
    return found === undefined ? [] : [[found, { $value: valueOf(value) }] as const];
  });
  return { $type: type, ...Object.fromEntries(tokens) };
}

function color(text: string, alpha?: number) {
  const rgb = parseColor(text);
  const components = rgb.map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex: formatHex(rgb) };
}

function dimension(text: string) {
  return { value: Number.parseFloat(text), unit: 'px' };
}

function shadow(text: string) {
  const [offsetX, offsetY, blur, rgb = '', alpha] = /^(\S+) (\S+) (\S+) rgb\((.+) \/ (.+)\)$/.exec(text)?.slice(1) ?? [];
  return {
    color: color(`rgb(${rgb})`, Number(alpha)),
    offsetX: dimension(offsetX ?? ''),
    offsetY: dimension(offsetY ?? ''),
    blur: dimension(blur ?? ''),
    spread: { value: 0, unit: 'px' },
  };
}
