import { mergeValues, useDirty, useDraft, useZodForm, type FormSchema } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { explainIssue } from '@saiwu/openapi';
import { applyFieldErrors } from '@saiwu/ui';
import { onlineManager } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { isOutOfReach } from '../lib/api/is-out-of-reach.ts';
import { refuseOffline } from '../lib/kept/refuse-offline.ts';
import { useFailure } from '../lib/api/use-failure.ts';
import { AutosavePartsContext } from './autosave-parts.ts';

export interface AutosaveOptions<Schema extends FormSchema, Row> {
  /** What is typed is kept on this device under it until it is saved: `entry:12:BASICS`. */
  name: string;
  /** The record as it stands, as far as this page knows. */
  record: Row;
  versionOf: (record: Row) => number;
  schema: Schema;
  valuesOf: (record: Row) => z.input<Schema>;
  save: (values: z.output<Schema>, version: number) => Promise<Row>;
  /** What lies on this device is left there, and not put back into a form that shows what is. Show the form anew where this changes. */
  isReadOnly: boolean;
  /** What the fields are called, by their paths. */
  labels: Readonly<Record<string, string>>;
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
 * then, and is put back when the form is opened again. What somebody else has saved meanwhile is taken over field by field; where both have changed
 * the same one, both stand beside each other.
 */
export function useAutosave<Schema extends FormSchema, Row extends object>(options: AutosaveOptions<Schema, Row>) {
  const { name, record, versionOf, schema, valuesOf, save, isReadOnly, labels } = options;
  const { t, i18n } = useLingui();
  const explain = useFailure();
  const parts = useContext(AutosavePartsContext);
  const form = useZodForm(schema, { defaultValues: valuesOf(record) as DefaultValues<z.input<Schema>> }); // whole values
  const [version, setVersion] = useState(() => versionOf(record));
  /** The same at once: what follows a save is sent over its answer, whether that is drawn yet or not. */
  const latest = useRef(version);
  const [contested, setContested] = useState<Contested<Row, z.input<Schema>> | null>(null);
  const [state, setState] = useState<AutosaveState>({ status: 'saved', failure: null, isOutOfReach: false, savedAt: null });
  /** The values that what is typed began with; of a draft over another version nobody knows them, and every difference is one to decide. */
  const opened = useRef<object>(valuesOf(record));
  const sending = useRef<Promise<void> | null>(null);
  const draft = useDraft({
    key: isReadOnly ? `${name}:read` : name,
    form,
    version,
    onRestore(typedOver) {
      if (typedOver === null) return;
      latest.current = typedOver;
      setVersion(typedOver);
      opened.current = {};
    },
  });
  const { isDirty } = form.formState;
  useDirty(isDirty && draft.savedAt === null, draft.drop);

  const typed = (): z.input<Schema> => structuredClone(form.getValues());

  /** What the form begins with from now on, and what is typed over it. */
  function begin(row: Row, values: z.input<Schema>, over = values) {
    opened.current = values;
    latest.current = versionOf(row);
    setVersion(latest.current);
    form.reset(values);
    if (!isSame(over, values)) form.reset(over, { keepDefaultValues: true });
  }

  /** What was sent is what the form starts from now; what was typed since stays. */
  function received(answer: Row, sent: z.input<Schema>) {
    const now = typed();
    const isAll = isSame(now, sent);
    begin(answer, sent, now);
    if (isAll) draft.clear();
    setState({ status: isAll ? 'saved' : 'changed', failure: null, isOutOfReach: false, savedAt: Date.now() });
  }

  /** What both have changed, over what somebody else has saved: where they contradict each other as it is typed here, and as it is saved there. */
  function bothOver(row: Row): Contested<Row, z.input<Schema>> {
    const [here, saved] = [typed(), valuesOf(row)];
    return { row, mine: mergeValues(here, opened.current, saved), theirs: mergeValues(saved, opened.current, here) };
  }

  /** Somebody else was faster. Answers whether what is typed goes over it without a question: they have changed other fields alone. */
  function passes(row: Row): boolean {
    const both = bothOver(row);
    if (!isSame(both.mine, both.theirs)) {
      setContested(both);
      setState((known) => ({ ...known, status: 'failed', isOutOfReach: false, failure: null }));
      return false;
    }
    const values = valuesOf(row);
    begin(row, values, both.mine);
    if (!isSame(both.mine, values)) return true;
    draft.clear();
    setState({ status: 'saved', failure: null, isOutOfReach: false, savedAt: Date.now() });
    return false;
  }

  /** Answers whether it is to be sent again at once. */
  function refused(error: unknown): boolean {
    const { message, fieldErrors, current } = explain(error);
    if (current !== undefined) return passes(current as Row); // the server sends the record as it stands
    if (fieldErrors !== undefined) applyFieldErrors(form, fieldErrors);
    const isUnheard = isOutOfReach(error);
    setState((known) => ({ ...known, status: 'failed', isOutOfReach: isUnheard, failure: isUnheard ? null : message }));
    return false;
  }

  /** What the schema has against a field, by the field's name: the first of its reasons. */
  function reasonsIn({ issues }: z.core.$ZodError) {
    const reasons = new Map<string, string>();
    for (const issue of issues) {
      const path = issue.path.join('.');
      const label = labels[path] ?? path;
      const reason = i18n._(explainIssue(issue));
      if (!reasons.has(path)) reasons.set(path, issue.message === 'rule.required' ? t`请填写「${label}」` : t`「${label}」：${reason}`);
    }
    return [...reasons].map(([path, words]) => ({ path, words }));
  }

  /** Answers whether it is to be sent again at once. */
  async function send(): Promise<boolean> {
    const sent = typed();
    const isChanged = !isSame(sent, opened.current);
    const parsed = schema.safeParse(sent);
    parts?.tell(name, isChanged && !parsed.success ? reasonsIn(parsed.error) : []);
    if (!isChanged) return false;
    if (!parsed.success) {
      await form.trigger();
      return false;
    }
    setState((known) => ({ ...known, status: 'saving' }));
    try {
      refuseOffline('entry.save');
      received(await save(parsed.data, latest.current), sent);
      return false;
    } catch (error) {
      return refused(error);
    }
  }

  async function sendAll(): Promise<void> {
    while (await send()); // oxlint-disable-line no-await-in-loop -- each over what the last one has met
  }

  const attempt = useEffectEvent((): Promise<void> => {
    if (isReadOnly || contested !== null) return Promise.resolve();
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    return sending.current;
  });

  const flush = useEffectEvent(async (): Promise<boolean> => {
    await sending.current;
    await attempt();
    return isReadOnly || isSame(form.getValues(), opened.current);
  });
  useEffect(() => {
    const part = parts?.join(name, () => flush());
    return () => {
      part?.();
      parts?.tell(name, []);
    };
  }, [parts, name]);

  // what others have saved is shown where nothing is typed here
  const follow = useEffectEvent((now: Row) => {
    if (versionOf(now) <= version || sending.current !== null || !isSame(form.getValues(), opened.current)) return;
    begin(now, valuesOf(now));
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
    if (contested === null) return;
    const { row, mine, theirs } = bothOver(contested.row);
    const values = valuesOf(row);
    const chosen = isMine ? mine : theirs;
    begin(row, values, chosen);
    if (isSame(chosen, values)) draft.clear();
    setContested(null);
    setState((known) => ({ ...known, status: 'saved', failure: null }));
  }

  return {
    form,
    draft,
    state: { ...state, status: state.status === 'saved' && isDirty ? ('changed' as const) : state.status },
    conflict: contested && {
      theirs: contested.row,
      mine: contested.mine,
      saved: contested.theirs,
      keepMine: () => settle(true),
      takeTheirs: () => settle(false),
    },
  };
}

/** Two have changed the same fields: the record as the other has saved it, and what would be saved by either's choice. */
interface Contested<Row, Values> {
  row: Row;
  mine: Values;
  theirs: Values;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const leaving = ['blur', 'online', 'pagehide'] as const;
