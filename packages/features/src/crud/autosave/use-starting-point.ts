import { mergeValues } from '@saiwu/admin';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Contested } from './autosave-state.ts';

interface StartingPointOptions<Row, Values extends FieldValues, Submitted> {
  form: UseFormReturn<Values, unknown, Submitted>;
  record: Row;
  versionOf: (record: Row) => number;
  valuesOf: (record: Row) => Values;
}

/** The record that a form is typed over: values that the server has, and their version. It moves on with each save, here and elsewhere. */
export function useStartingPoint<Row, Values extends FieldValues, Submitted>(options: StartingPointOptions<Row, Values, Submitted>) {
  const { form, record, versionOf, valuesOf } = options;
  const [version, setVersion] = useState(() => versionOf(record));
  /** The same at once: the next save is sent over the answer of the last, whether that is drawn yet or not. */
  const latest = useRef(version);
  /**
   * The values that the form had before the first key. Of a draft over another version they are not known, and the reader decides about
   * every difference.
   */
  const opened = useRef<object>(valuesOf(record));
  const typed = (): Values => structuredClone(form.getValues());
  const isTyped = (values: Values = form.getValues()): boolean => !isSame(values, opened.current);

  /** The values that the form begins with from now on, and those that are typed over them. */
  function begin(row: Row, values: Values, over = values): void {
    opened.current = values;
    latest.current = versionOf(row);
    setVersion(latest.current);
    form.reset(values);
    if (!isSame(over, values)) form.reset(over, { keepDefaultValues: true });
  }

  /** The values were typed over another version than the record's. */
  function beginAt(typedOver: number): void {
    latest.current = typedOver;
    setVersion(typedOver);
    opened.current = {};
  }

  /**
   * The fields that both have changed, over the version that another user has saved: where the two contradict each other, as typed here
   * and as saved there.
   */
  function bothOver(row: Row): Contested<Row, Values> {
    const [here, saved] = [typed(), valuesOf(row)];
    return { row, mine: mergeValues(here, opened.current, saved), theirs: mergeValues(saved, opened.current, here) };
  }

  return { version, latest: () => latest.current, typed, isTyped, begin, beginAt, bothOver };
}

/** Whether two values would be saved as the same. */
export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
