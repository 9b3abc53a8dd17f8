import type { ReactNode } from 'react';
import type { SelectOption } from '../select/select-option.ts';
import type { ControlProps } from '../form/control-props.ts';

/** One thing to choose in a `Combobox` or `MultiSelect`. */
export interface ComboboxOption<Value extends string = string> extends SelectOption<Value> {
  /** A small picture before the label: an avatar of 24 px, an icon. */
  avatar?: ReactNode;
}

/** What a search on the server found. */
export interface OptionPage<Value extends string = string> {
  options: readonly ComboboxOption<Value>[];
  /** The server has more that match: the list asks to type on. */
  hasMore?: boolean | undefined;
}

/** Brings what matches a text. The signal aborts when another text was typed or the list was closed. */
export type LoadOptions<Value extends string = string> = (query: string, signal: AbortSignal) => Promise<OptionPage<Value>>;

/** All options at once, or a search that brings them. */
export type OptionSource<Value extends string = string> =
  | {
      options: readonly ComboboxOption<Value>[];
      /** Which options a typed text leaves; it comes trimmed, narrow and in lower case. Default: label or description contains it. */
      matches?: ((option: ComboboxOption<Value>, query: string) => boolean) | undefined;
      load?: undefined;
    }
  | {
      /** Called 250 ms after the last key, at once for an empty text. Late answers to older texts are dropped. */
      load: LoadOptions<Value>;
      options?: undefined;
      matches?: undefined;
    };

/** What both take from the field around them. */
export interface ComboboxFieldProps extends ControlProps<HTMLInputElement> {
  placeholder?: string | undefined;
}

/** The options that a typed text leaves. */
export function matchOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
  matches: (option: ComboboxOption<Value>, query: string) => boolean = contains,
): readonly ComboboxOption<Value>[] {
  const text = fold(query).trim();
  return text === '' ? options : options.filter((option) => matches(option, text));
}

/** Compares as people read: `ＡＢ` is `ab`. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function contains(option: ComboboxOption, query: string): boolean {
  return fold(option.label).includes(query) || (option.description !== undefined && fold(option.description).includes(query));
}
