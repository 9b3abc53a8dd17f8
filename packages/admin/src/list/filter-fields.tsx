import { DateInput, FilterField, TextInput, type TextInputProps } from '@saiwu/ui';
import type { ReactNode } from 'react';
import type { useFilterDraft } from './use-filter-draft.ts';

/** A filter for a control: text in and out, empty text means any. */
export interface BoundFilter {
  'aria-label': string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  onClear: () => void;
}

/** Draws filters by their names, each with its label and a way to take it back. */
export interface FilterFields<Key extends string> {
  /** A text: counts when Enter is pressed or the field is left. */
  text(key: Key, props?: Partial<TextInputProps>): ReactNode;
  /** A select, a tree: counts at once. */
  choice(key: Key, render: (field: BoundFilter) => ReactNode): ReactNode;
  /** A day, or an end of a range of days. */
  day(key: Key): ReactNode;
}

interface Given {
  draft: ReturnType<typeof useFilterDraft>;
  /** Then no filter counts before the reader leaves the sheet. */
  isPhone: boolean;
  labelOf: (key: string) => string;
}

/** The filters of a list over the values that are typed and chosen so far. */
export function fieldsOf<Key extends string>({ draft, isPhone, labelOf }: Given): FilterFields<Key> {
  return {
    text: (key, props) => (
      <FilterField label={labelOf(key)} isFilled={draft.textOf(key) !== ''}>
        {(control) => (
          <TextInput
            {...control}
            {...props}
            isClearable
            value={draft.textOf(key)}
            // its button empties it: that counts as one press
            onValueChange={(text) => (text === '' && !isPhone ? draft.apply(key, '') : draft.set(key, text))}
          />
        )}
      </FilterField>
    ),
    choice: (key, render) => {
      const change = (value: string) => (isPhone ? draft.set(key, value) : draft.apply(key, value));
      return (
        <FilterField label={labelOf(key)} isFilled={draft.textOf(key) !== ''}>
          {(control) => render({ ...control, value: draft.textOf(key), onValueChange: change, onClear: () => change('') })}
        </FilterField>
      );
    },
    day: (key) => {
      const change = (value: string) => (isPhone || !draft.isRight(key, value) ? draft.set(key, value) : draft.apply(key, value));
      return (
        <FilterField label={labelOf(key)} isFilled={draft.textOf(key) !== ''} onClear={() => change('')}>
          {(control) => <DateInput {...control} value={draft.textOf(key)} onValueChange={change} />}
        </FilterField>
      );
    },
  };
}
