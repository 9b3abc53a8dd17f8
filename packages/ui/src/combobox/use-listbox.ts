import { useCombobox } from 'downshift';
import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { fold, type ComboboxOption, type OptionSource } from './combobox-option.ts';
import { useOptions, type FoundOptions } from './use-options.ts';

/** A row of the list that can be chosen: an option, or an act on what was typed or found. */
export type ListEntry<Value extends string> =
  | { kind: 'option'; option: ComboboxOption<Value> }
  | { kind: 'all'; options: readonly ComboboxOption<Value>[]; isChosen: boolean }
  | { kind: 'create'; text: string }
  | { kind: 'retry' };

export interface ListboxSettings<Value extends string> {
  source: OptionSource<Value>;
  /** What the box shows while nothing is being typed. */
  shownText: string;
  /** The option to start from when the list opens. */
  startOption?: ComboboxOption<Value> | undefined;
  inputId?: string | undefined;
  /** The list stays open after a choice. */
  isMultiple?: boolean;
  canCreate: boolean;
  /** Given: an act over all options that were found. */
  actOnAll?: ((options: readonly ComboboxOption<Value>[], hasMore: boolean) => ListEntry<Value> | null) | undefined;
  isDisabled: (option: ComboboxOption<Value>) => boolean;
  onChoose: (entry: Exclude<ListEntry<Value>, { kind: 'retry' }>) => void;
  /** Escape in the closed box: takes the choice out, and says whether there was anything to take. */
  onEscape?: (() => boolean) | undefined;
}

export interface Listbox<Value extends string> {
  isOpen: boolean;
  entries: readonly ListEntry<Value>[];
  found: FoundOptions<Value>;
  /** What was typed, as it is searched for. */
  query: string;
  /** What stands in the box while it is being typed in. */
  typed: string | null;
  highlighted: number;
  /** The highlight follows the pointer: no need to scroll to it. */
  isPointing: boolean;
  isDisabled: (entry: ListEntry<Value>) => boolean;
  choose: (entry: ListEntry<Value>) => void;
  /** Forgets what was typed. */
  forget: () => void;
  /** For `downshift.getInputProps`. The caller's blur calls `forget`; downshift closes the list. */
  inputProps: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onClick: (event: SyntheticEvent) => void;
  };
  downshift: ReturnType<typeof useCombobox<ListEntry<Value>>>;
}

/**
 * The mechanism under `Combobox` and `MultiSelect`: a typed filter over a list, after the WAI-ARIA combobox pattern with list autocomplete.
 * Downshift holds the roles and the arrow keys; typing (also by an input method), choosing and Escape are decided here. Leaving the box
 * chooses nothing.
 */
export function useListbox<Value extends string>(settings: ListboxSettings<Value>): Listbox<Value> {
  const { source, startOption, canCreate, actOnAll, onChoose, isMultiple = false } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // `first` waits for options that are still on their way.
  const [highlight, setHighlight] = useState<number | 'first'>(-1);
  const [isPointing, setIsPointing] = useState(false);
  const found = useOptions(source, query, isOpen);
  const text = query.trim();
  const entries = entriesOf(found, text, canCreate);
  const all = actOnAll?.(found.options, found.hasMore);
  if (all) entries.push(all);
  const isDisabled = (entry: ListEntry<Value>) => entry.kind === 'option' && settings.isDisabled(entry.option);
  const highlighted =
    highlight === 'first' ? entries.findIndex((entry) => !isDisabled(entry)) : highlight < entries.length ? highlight : -1;

  const downshift = useCombobox<ListEntry<Value>>({
    items: entries,
    itemToKey: keyOf,
    isItemDisabled: isDisabled,
    selectedItem: startOption ? { kind: 'option', option: startOption } : null,
    inputValue: typed ?? settings.shownText,
    isOpen,
    highlightedIndex: highlighted,
    scrollIntoView: () => undefined,
    ...(settings.inputId !== undefined && { inputId: settings.inputId }),
    onIsOpenChange: (change) => {
      setIsOpen(change.isOpen);
      if (!change.isOpen) setHighlight(-1);
    },
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      setIsPointing(type === useCombobox.stateChangeTypes.ItemMouseMove || type === useCombobox.stateChangeTypes.MenuMouseLeave);
      setHighlight(highlightedIndex);
    },
  });

  const forget = () => {
    setTyped(null);
    setQuery('');
  };
  const choose = (entry: ListEntry<Value>) => {
    if (isDisabled(entry)) return;
    if (entry.kind === 'retry') return found.retry();
    // What is found for an empty text is another list: no row of it was meant.
    if (query !== '') setHighlight(-1);
    forget();
    if (!isMultiple) setIsOpen(false);
    onChoose(entry);
  };
  const search = (next: string) => {
    setQuery(next);
    setHighlight('first');
    setIsPointing(false);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    keepFromDownshift(event);
    setTyped(event.target.value);
    setIsOpen(true);
    const isUnfinished = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (!isUnfinished) search(event.target.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isChoice = event.key === 'Enter' || (event.key === 'ArrowUp' && event.altKey);
    if (isOpen && isChoice) {
      keepFromDownshift(event);
      event.preventDefault();
      const entry = entries[highlighted];
      if (entry) choose(entry);
      if (event.altKey) setIsOpen(false);
    } else if (!isOpen && event.key === 'Escape') {
      keepFromDownshift(event);
      // A dialog around it has taken this Escape: the choice stays for those who keep editing.
      if (event.defaultPrevented) return;
      const hadText = typed !== null;
      forget();
      if (settings.onEscape?.() || hadText) event.preventDefault();
    } else if ((event.key === 'Home' || event.key === 'End') && event.shiftKey) {
      keepFromDownshift(event);
    }
  };
  return {
    isOpen,
    entries,
    found,
    query: text,
    typed,
    highlighted,
    isPointing,
    isDisabled,
    choose,
    forget,
    downshift,
    inputProps: {
      onChange: change,
      onCompositionEnd: (event) => search(event.currentTarget.value),
      onKeyDown: press,
      // The first click opens; another one only moves the caret.
      onClick: (event) => isOpen && keepFromDownshift(event),
    },
  };
}

function entriesOf<Value extends string>({ options, state }: FoundOptions<Value>, text: string, canCreate: boolean): ListEntry<Value>[] {
  const entries: ListEntry<Value>[] = options.map((option) => ({ kind: 'option', option }));
  const isNew = text !== '' && state === 'ready' && !options.some((option) => fold(option.label) === fold(text));
  if (canCreate && isNew) entries.push({ kind: 'create', text });
  if (state === 'failed') entries.push({ kind: 'retry' });
  return entries;
}

function keyOf<Value extends string>(entry: ListEntry<Value> | null): string | null {
  if (entry === null) return null;
  return entry.kind === 'option' ? `option:${entry.option.value}` : entry.kind;
}

function keepFromDownshift(event: SyntheticEvent) {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
