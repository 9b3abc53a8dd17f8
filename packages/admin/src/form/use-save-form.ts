import { applyFieldErrors, confirm } from '@saiwu/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { SendOptions } from '../acts/operation.ts';
import { useAct, type ActOptions } from '../acts/use-act.ts';
import { useAdmin } from '../admin-provider.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { versionOf } from '../resource.ts';
import { useDirty } from '../unsaved/dirty.ts';
import { useTell } from '../use-tell.ts';
import { mergeValues } from './merge-values.ts';
import { useZodForm, type FieldChecks, type FormSchema } from './use-zod-form.ts';

/** The facts that go along with the values of a form. */
export interface SaveOptions<Row> extends SendOptions {
  /** The record as it was opened, or as it was when a conflict was settled. Null for a new one. */
  base: Row | null;
  /** The reader was warned and wants to save all the same. */
  isConfirmed: boolean;
}

export interface SaveFormOptions<Schema extends FormSchema, Row, Answer> extends Pick<ActOptions<Answer>, 'success' | 'invalidates'> {
  /**
   * Names the draft, and the queries that are stale afterwards: `contest`. Where that of a new record changes, the form begins anew from
   * `valuesOf`, and fields that the reader has changed stay.
   */
  name: string;
  /** The record to change or copy; null for a new one. Saves of others meanwhile do not change the form: the server's refusal is shown. */
  record: Row | null;
  /** Whether saving adds a new record. Default: where there is no record. */
  isNew?: boolean;
  /** Default: the record's `id`. */
  keyOf?: (record: Row) => string;
  schema: Schema;
  /** The first values of the form, from a record or for a new one. */
  valuesOf: (record: Row | null) => DefaultValues<z.input<Schema>>;
  /** The questions about single fields, by path. The same object every time. */
  checks?: FieldChecks | undefined;
  /** Says whether the values may be sent, after a question of the application's own. */
  mayStart?: (values: z.output<Schema>) => Promise<boolean>;
  save: (values: z.output<Schema>, options: SaveOptions<Row>) => Promise<Answer>;
  /** The record in the answer of a change. Default: the answer is it. */
  recordOf?: (answer: Answer) => Row;
  /** After saving. By then the form holds nothing unsaved: code that leads away asks nothing. */
  onSaved: (answer: Answer) => void;
  /** Where an error of the server shows, by the path of the value that was sent. Default: at the field of that path. */
  shownAt?: (path: string) => string;
  /** Paths whose errors the caller shows itself. */
  isShownByCaller?: (path: string) => boolean;
}

/**
 * The form over one record, in any place: a dialog, a page, steps, beside a tree. The input is kept as a draft; the tab is marked while
 * there is some; server errors land on their fields; a stale edit offers both versions; a warning asks whether to go on. Show
 * `<SaveNotices>` over it.
 */
export function useSaveForm<Schema extends FormSchema, Row extends object, Answer>(options: SaveFormOptions<Schema, Row, Answer>) {
  const { name, record, isNew = record === null, keyOf = idOf, schema, valuesOf, checks, success, invalidates } = options;
  const { explain, words } = useAdmin();
  const tell = useTell();
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const write = useAct<Sent<z.output<Schema>, Row>, Answer>(
    {
      id: `${name}.${isNew ? 'save' : 'update'}`,
      send: ({ values, from, isConfirmed }, send) => options.save(values, { ...send, base: from, isConfirmed }),
    },
    { success, invalidates },
  );
  const form = useZodForm(schema, { defaultValues: valuesOf(record), checks: isNew ? checks : undefined });
  const begunAs = useRef(name);
  const beginAnew = useEffectEvent(() => {
    const next = valuesOf(record) as z.input<Schema>; // a form begins with whole values
    const mine = mergeValues(form.getValues(), form.formState.defaultValues ?? {}, next);
    form.reset(next);
    form.reset(mine, { keepDefaultValues: true });
  });
  // before the draft of the new name, which is put back over the form's first values
  useEffect(() => {
    if (begunAs.current === name) return;
    begunAs.current = name;
    beginAnew();
  }, [name]);
  const draft = useDraft({
    key: `${name}:${record === null ? 'new' : `${isNew ? 'copy:' : ''}${keyOf(record)}`}`,
    form,
    version: isNew ? null : versionOf(base),
    onRestore: (version) => setBase((now) => (now === null || version === null ? now : { ...now, version })),
  });
  const settleMark = useDirty(form.formState.isDirty, draft.drop);

  async function start(values: z.output<Schema>) {
    try {
      if (!(await (options.mayStart?.(values) ?? true))) return;
    } catch (error) {
      tell(error);
      return;
    }
    send({ values, from: base, isConfirmed: false });
  }

  function send(sent: Sent<z.output<Schema>, Row>) {
    write.mutate(sent, { onSuccess: receive, onError: (error) => void refused(error, sent) });
  }

  function receive(answer: Answer) {
    draft.clear();
    const saved = isNew ? record : (options.recordOf?.(answer) ?? (answer as unknown as Row)); // a change of a record answers it
    // clean before any code leads away, so that a page of the form goes with its tab
    flushSync(() => form.reset(valuesOf(saved)));
    settleMark();
    if (!isNew) setBase(saved);
    options.onSaved(answer);
  }

  async function refused(error: Error, sent: Sent<z.output<Schema>, Row>) {
    const { message, fieldErrors, current, mustConfirm } = explain(error);
    if (fieldErrors !== undefined) {
      const { shownAt = (path) => path, isShownByCaller = () => false } = options;
      const errors = Object.fromEntries(Object.entries(fieldErrors).map(([path, reason]) => [shownAt(path), reason]));
      applyFieldErrors(form, errors, { shownByCaller: Object.keys(errors).filter(isShownByCaller) });
    } else if (current !== undefined) setTheirs(current as Row); // the server sends the current record
    else if (mustConfirm === true && (await confirm({ title: message, confirmLabel: words.saveAnyway, isDanger: true })))
      send({ ...sent, isConfirmed: true });
  }

  /**
   * The reader's changes, over the version that another user has saved: fields that the reader did not touch keep that version's values.
   */
  function settle(current: Row, isMine: boolean) {
    const mine = merged(current);
    setBase(current);
    setTheirs(null);
    form.reset(valuesOf(current));
    if (!isMine) return;
    form.reset(mine, { keepDefaultValues: true });
    void form.handleSubmit((values) => send({ values, from: current, isConfirmed: false }))();
  }

  function merged(current: Row): z.input<Schema> {
    return mergeValues(form.getValues(), form.formState.defaultValues ?? {}, valuesOf(current) as z.input<Schema>); // a form begins with whole values
  }

  /** Takes back the input, after a question where there is some. Answers whether nothing is left of it. */
  async function giveUp(): Promise<boolean> {
    if (!form.formState.isDirty) return true;
    if (!(await confirm({ title: words.giveUpQuestion, confirmLabel: words.giveUp, cancelLabel: words.stay, isDanger: true })))
      return false;
    draft.drop();
    // clean before anybody leads away
    flushSync(() => form.reset());
    return true;
  }

  return {
    form,
    draft,
    submit: start,
    giveUp,
    isPending: write.isPending || form.formState.isSubmitting,
    /** The record as it was opened, or as it was last saved. */
    base,
    /** Another user saved it first. */
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            /** The values that would be saved: the reader's changes, over theirs. */
            mine: merged(theirs),
            /** The values of the form, had it been opened now. */
            saved: valuesOf(theirs) as z.input<Schema>, // a form begins with whole values
            keepMine: () => settle(theirs, true),
            takeTheirs: () => settle(theirs, false),
          },
  };
}

export type SaveForm<Schema extends FormSchema = FormSchema, Row extends object = object> = ReturnType<
  typeof useSaveForm<Schema, Row, unknown>
>;

interface Sent<Values, Row> {
  values: Values;
  from: Row | null;
  isConfirmed: boolean;
}

function idOf(record: object): string {
  return 'id' in record ? String(record.id) : '';
}
