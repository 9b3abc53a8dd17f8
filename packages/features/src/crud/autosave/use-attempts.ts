import { onlineManager } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AutosavePartsContext } from './autosave-parts.ts';

interface AttemptOptions<Values extends FieldValues, Submitted> {
  form: UseFormReturn<Values, unknown, Submitted>;
  /** The form's name among those of its page. */
  name: string;
  /** Nothing is sent. */
  isHeld: boolean;
  /** Sends the typed values, if they can be sent; answers whether they are to be sent again at once. */
  send: () => Promise<boolean>;
  /** Whether the server has all of it. */
  isDone: () => boolean;
}

/**
 * Decides when a form that saves itself is sent: where typing rests, on leaving it, now and then, and when its page asks for it. One
 * attempt at a time.
 */
export function useAttempts<Values extends FieldValues, Submitted>({
  form,
  name,
  isHeld,
  send,
  isDone,
}: AttemptOptions<Values, Submitted>) {
  const parts = useContext(AutosavePartsContext);
  const sending = useRef<Promise<void> | null>(null);

  async function sendAll(): Promise<void> {
    while (await send()); // oxlint-disable-line no-await-in-loop -- each over what the last one has met
  }

  const attempt = useEffectEvent((): Promise<void> => {
    if (isHeld) return Promise.resolve();
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    return sending.current;
  });

  const flush = useEffectEvent(async (): Promise<boolean> => {
    await sending.current;
    await attempt();
    return isDone();
  });
  useEffect(() => {
    const part = parts?.join(name, () => flush());
    return () => {
      part?.();
      parts?.tell(name, []);
    };
  }, [parts, name]);

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

  return { isSending: () => sending.current !== null };
}

/** Milliseconds without typing until the form is saved. */
const rest = 1000;
const retryEvery = 20_000;
const leaving = ['blur', 'online', 'pagehide'] as const;
