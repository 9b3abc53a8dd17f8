import { useDirty, useDraft, useZodForm, type FormSchema } from '@saiwu/admin';
import { applyFieldErrors } from '@saiwu/ui';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { isOutOfReach } from '../../lib/api/is-out-of-reach.ts';
import { useFailure } from '../../lib/api/use-failure.ts';
import { AutosavePartsContext } from './autosave-parts.ts';
import type { AutosaveState } from './autosave-state.ts';
import { useAttempts } from './use-attempts.ts';
import { useReasons } from './use-reasons.ts';
import { isSame, useStartingPoint } from './use-starting-point.ts';

export interface AutosaveOptions<Schema extends FormSchema, Row> {
  /** Typed values are kept on this device under it until they are saved: `entry:12:BASICS`. */
  name: string;
  /** The newest record that this page knows. */
  record: Row;
  versionOf: (record: Row) => number;
  schema: Schema;
  valuesOf: (record: Row) => z.input<Schema>;
  save: (values: z.output<Schema>, version: number) => Promise<Row>;
  /**
   * A draft on this device is left there, and not put back into a form that only shows the record. Show the form anew where this changes.
   */
  isReadOnly: boolean;
  /** The names of the fields, by their paths. */
  labels: Readonly<Record<string, string>>;
}

/**
 * A form that saves itself: a second after the last key, on leaving it, and again until the server has it. Typed values lie on this
 * device until then, and are put back when the form is opened again. Changes that another user has saved meanwhile are taken over field
 * by field; where both have changed the same field, both values are shown beside each other.
 */
export function useAutosave<Schema extends FormSchema, Row extends object>(options: AutosaveOptions<Schema, Row>) {
  const { name, record, versionOf, schema, valuesOf, save, isReadOnly, labels } = options;
  const explain = useFailure();
  const reasonsIn = useReasons(labels);
  const parts = useContext(AutosavePartsContext);
  const form = useZodForm(schema, { defaultValues: valuesOf(record) as DefaultValues<z.input<Schema>> }); // whole values
  const [state, setState] = useState<AutosaveState<Row, z.input<Schema>>>({ status: 'saved' });
  /** By this device's clock; null before the first time. */
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { version, latest, typed, isTyped, begin, beginAt, bothOver } = useStartingPoint({ form, record, versionOf, valuesOf });
  const draft = useDraft({
    key: isReadOnly ? `${name}:read` : name,
    form,
    version,
    onRestore(typedOver) {
      if (typedOver !== null) beginAt(typedOver);
    },
  });
  const { isDirty } = form.formState;
  useDirty(isDirty && draft.savedAt === null, draft.drop);

  /** A conflict of two changes waits for a choice, whatever becomes of a request under way. */
  const goOn = (next: typeof state) => setState((known) => (known.status === 'contested' ? known : next));

  /** The form starts from the values that were sent now; values that were typed since stay. */
  function received(answer: Row, sent: z.input<Schema>) {
    const now = typed();
    const isAll = isSame(now, sent);
    begin(answer, sent, now);
    if (isAll) draft.clear();
    setState({ status: isAll ? 'saved' : 'changed' });
    setSavedAt(Date.now());
  }

  /**
   * Another user was faster. Answers whether the typed values go over that version without a question: the other has changed other fields
   * alone.
   */
  function passes(row: Row): boolean {
    const both = bothOver(row);
    if (!isSame(both.mine, both.theirs)) {
      setState({ status: 'contested', over: both });
      return false;
    }
    const values = valuesOf(row);
    begin(row, values, both.mine);
    if (!isSame(both.mine, values)) return true;
    draft.clear();
    setState({ status: 'saved' });
    setSavedAt(Date.now());
    return false;
  }

  /** Answers whether it is to be sent again at once. */
  function refused(error: unknown): boolean {
    const { message, fieldErrors, current } = explain(error);
    if (current !== undefined) return passes(current as Row); // the server sends the current record
    if (fieldErrors !== undefined) applyFieldErrors(form, fieldErrors);
    goOn(isOutOfReach(error) ? { status: 'unheard' } : { status: 'refused', reason: message });
    return false;
  }

  async function send(): Promise<boolean> {
    const sent = typed();
    const isChanged = isTyped(sent);
    const parsed = schema.safeParse(sent);
    parts?.tell(name, isChanged && !parsed.success ? reasonsIn(parsed.error) : []);
    if (!isChanged) return false;
    if (!parsed.success) {
      await form.trigger();
      return false;
    }
    goOn({ status: 'saving' });
    try {
      received(await save(parsed.data, latest()), sent);
      return false;
    } catch (error) {
      return refused(error);
    }
  }

  const over = state.status === 'contested' ? state.over : null;
  const { isSending } = useAttempts({ form, name, isHeld: isReadOnly || over !== null, send, isDone: () => isReadOnly || !isTyped() });

  // values that others have saved are shown where nothing is typed here
  const follow = useEffectEvent((now: Row) => {
    if (versionOf(now) <= version || isSending() || isTyped()) return;
    begin(now, valuesOf(now));
  });
  useEffect(() => follow(record), [record]);

  function settle(choice: 'mine' | 'theirs') {
    if (over === null) return;
    const { row, [choice]: chosen } = bothOver(over.row);
    const values = valuesOf(row);
    begin(row, values, chosen);
    if (isSame(chosen, values)) draft.clear();
    setState({ status: 'saved' });
  }

  return {
    form,
    draft,
    state: state.status === 'saved' && isDirty ? ({ status: 'changed' } as const) : state,
    savedAt,
    conflict: over && {
      theirs: over.row,
      mine: over.mine,
      saved: over.theirs,
      keepMine: () => settle('mine'),
      takeTheirs: () => settle('theirs'),
    },
  };
}
