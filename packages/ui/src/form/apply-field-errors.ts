import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { hasFieldFor, shownForm } from './wrong-fields.ts';

export interface FieldErrorOptions {
  /** Paths whose errors the caller shows itself, where no field stands for them: a list's own, for instance. */
  shownByCaller?: readonly string[];
}

/**
 * Puts the server's errors on their fields and gives the first wrong one on the page the focus. An error about part of a field (`tracks.1`)
 * stands at the field; what has no field in the form stands above it, in one alert.
 * @param errors by dotted field path: `{ 'leader.phone': '手机号已被使用' }`
 */
export function applyFieldErrors<Values extends FieldValues, Context, Submitted>(
  form: UseFormReturn<Values, Context, Submitted>,
  errors: Readonly<Record<string, string>>,
  { shownByCaller = [] }: FieldErrorOptions = {},
): void {
  const shown = shownForm(form.control);
  const isShown = (path: string) => shown === undefined || shownByCaller.includes(path) || hasFieldFor(shown.element, path);
  const paths = Object.keys(errors).filter(isShown);
  for (const path of paths) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said on the line
    const name = path as FieldPath<Values>; // the server's paths are the contract's field names, known only at run time
    form.setError(name, { type: 'server', message: errors[path] ?? '' });
  }
  const others = Object.entries(errors).filter(([path]) => !isShown(path));
  if (others.length > 0) {
    const message = others.map(([path, reason]) => (path === '' ? reason : `${reason} (${path})`)).join('\n');
    form.setError('root.server', { type: 'server', message });
  }
  shown?.show(paths);
}
