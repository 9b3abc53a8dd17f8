import { useDirty, useDraft, useZodForm, type FormSchema } from '@saiwu/admin';
import { applyFieldErrors } from '@saiwu/ui';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { isOutOfReach } from '../lib/api/is-out-of-reach.ts';
import { refuseOffline } from '../lib/kept/refuse-offline.ts';
import { useFailure } from '../lib/api/use-failure.ts';

export interface AutosaveOptions<Schema extends FormSchema, Row> {
  /** What is typed is kept on this device under it until it is saved: `entry:12:BASICS`. */
  name: string;
  /** The record as it stands, as far as this page knows. */
  record: Row;
  versionOf: (record: Row) => number;
  schema: Schema;
  valuesOf: (record: Row) => z.input<Schema>;
  save: (values: z.output<Schema>, version: number) => Promise<Row>;
  isReadOnly: boolean;
}

export interface AutosaveState {
  status: 'saved' | 'changed' | 'saving' | 'failed';
  /** Why the last attempt failed, in words; null after a success, and while nobody was heard. */
  failure: string | null;
  isOutOfReach: boolean;
  /** By this device's clock; null before the first time. */
  savedAt: number | null;
}

/** Milliseconds without typing until it is saved. */
const rest = 1000;
const retryEvery = 20_000;

/**
 * A form that saves itself: a second after the last key, on leaving it, and again until the server has it. What is typed lies on this device until
 * then, and is put back when the form is opened again. A version that somebody else has saved meanwhile stands beside what is typed.
 */
export function useAutosave<Schema extends FormSchema, Row extends object>(options: AutosaveOptions<Schema, Row>) {
  const { name, record, versionOf, schema, valuesOf, save, isReadOnly } = options;
  const explain = useFailure();
  const form = useZodForm(schema, { defaultValues: valuesOf(record) as DefaultValues<z.input<Schema>> }); // whole values
  const [version, setVersion] = useState(() => versionOf(record));
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [state, setState] = useState<AutosaveState>({ status: 'saved', failure: null, isOutOfReach: false, savedAt: null });
  const sending = useRef(false);
  const draft = useDraft({ key: name, form, version, onRestore: (typedOver) => typedOver !== null && setVersion(typedOver) });
  const { isDirty } = form.formState;
  useDirty(isDirty && draft.savedAt === null, draft.drop);

  /** What was sent is what the form starts from now; what was typed since stays. */
  function received(answer: Row, sent: z.input<Schema>) {
    const typed = structuredClone(form.getValues());
    const isMore = JSON.stringify(typed) !== JSON.stringify(sent);
    form.reset(sent);
    if (isMore) form.reset(typed, { keepDefaultValues: true });
    else draft.clear();
    setVersion(versionOf(answer));
    setState({ status: isMore ? 'changed' : 'saved', failure: null, isOutOfReach: false, savedAt: Date.now() });
  }

  function refused(error: unknown) {
    const { message, fieldErrors, current } = explain(error);
    const isUnheard = isOutOfReach(error);
    if (fieldErrors !== undefined) applyFieldErrors(form, fieldErrors);
    else if (current !== undefined) setTheirs(current as Row); // the server sends the record as it stands
    setState((known) => ({
      ...known,
      status: 'failed',
      isOutOfReach: isUnheard,
      failure: isUnheard || current !== undefined ? null : message,
    }));
  }

  const attempt = useEffectEvent(async (over = version) => {
    if (sending.current || isReadOnly || theirs !== null || !form.formState.isDirty) return;
    const sent = structuredClone(form.getValues());
    const parsed = schema.safeParse(sent);
    if (!parsed.success) {
      await form.trigger();
      return;
    }
    sending.current = true;
    setState((known) => ({ ...known, status: 'saving' }));
    try {
      refuseOffline('entry.save');
      received(await save(parsed.data, over), sent);
    } catch (error) {
      refused(error);
    } finally {
      sending.current = false;
    }
  });

  // what others have saved is shown where nothing is typed here
  const follow = useEffectEvent((now: Row) => {
    if (versionOf(now) <= version || form.formState.isDirty || sending.current) return;
    form.reset(valuesOf(now));
    setVersion(versionOf(now));
  });
  useEffect(() => follow(record), [record]);

  useEffect(() => {
    let timer = 0;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => void attempt(), rest);
      },
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);

  useEffect(() => {
    const now = () => void attempt();
    const timer = setInterval(now, retryEvery);
    const stopListening = onlineManager.subscribe(now);
    for (const event of leaving) window.addEventListener(event, now);
    return () => {
      clearInterval(timer);
      stopListening();
      for (const event of leaving) window.removeEventListener(event, now);
      now();
    };
  }, []);

  function settle(isMine: boolean) {
    if (theirs === null) return;
    const mine = structuredClone(form.getValues());
    form.reset(valuesOf(theirs));
    const next = versionOf(theirs);
    setVersion(next);
    setTheirs(null);
    setState((known) => ({ ...known, status: isMine ? 'changed' : 'saved', failure: null }));
    if (isMine) form.reset(mine, { keepDefaultValues: true });
    else draft.clear();
  }

  return {
    form,
    draft,
    state: { ...state, status: state.status === 'saved' && isDirty ? ('changed' as const) : state.status },
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            mine: form.getValues(),
            saved: valuesOf(theirs),
            keepMine: () => settle(true),
            takeTheirs: () => settle(false),
          },
  };
}

const leaving = ['blur', 'online', 'pagehide'] as const;
