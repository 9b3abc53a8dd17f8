import type { AnswerOf, InputOf } from '@saiwu/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import type { Entry, Plan } from '../../answers.ts';

export type Here = AnswerOf<'entry.here'>;
/** Where in a project somebody is. */
export type Standing = Omit<InputOf<'entry.here'>['body'], 'isHere'>;

/** Milliseconds: the server forgets who says nothing for twice as long. */
const beatEvery = 20_000;

/**
 * Says where in a project the reader is while the page is looked at, and answers who else is there. What others have saved meanwhile is
 * asked for anew: a form in which nothing is typed follows by itself.
 */
export function useHere(id: string, { section, key }: Standing, isOn: boolean): Here['others'] {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const path = { id };
  /** Of the plan, when it was last heard of: how far it has come is told of the project too. */
  const plan = useRef<string | null>(null);
  function follow(here: Here) {
    const entryKey = queryOf('entry.get', { path }).queryKey;
    const planKey = queryOf('plan.get', { path }).queryKey;
    const entry = queryClient.getQueryData<Entry>(entryKey);
    const written = queryClient.getQueryData<Plan>(planKey);
    const versions = JSON.stringify(here.plan);
    const isPlanNew = plan.current !== null && plan.current !== versions;
    plan.current = versions;
    if (entry !== undefined && (isPlanNew || isBehind(entry, here))) void queryClient.invalidateQueries({ queryKey: entryKey });
    if (written !== undefined && isPlanBehind(written, here)) void queryClient.invalidateQueries({ queryKey: planKey });
  }

  const { data } = useQuery({
    queryKey: ['entry.here', id, section, key],
    async queryFn({ signal }) {
      const here = await call('entry.here', { path, body: { isHere: true, section, key }, signal, isQuiet: true });
      follow(here);
      return here;
    },
    enabled: isOn,
    refetchInterval: beatEvery,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });

  const leave = useEffectEvent((left: string) => {
    const body = { isHere: false, section, key };
    // whoever could not say so is forgotten after a while
    if (isOn) call('entry.here', { path: { id: left }, body, isQuiet: true, keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    const hide = () => document.hidden && leave(id);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave(id);
    };
  }, [id]);

  return isOn ? (data?.others ?? []) : [];
}

function isBehind({ state, sections, files }: Entry, here: Here): boolean {
  if (state.code !== here.state) return true;
  const known = new Map(sections.map((mark) => [mark.section, mark.version]));
  if (here.sections.some(({ section, version }) => version > (known.get(section) ?? 0))) return true;
  const mine = files.map(({ attachmentId }) => attachmentId);
  return mine.toSorted().join(' ') !== here.attachmentIds.toSorted().join(' ');
}

function isPlanBehind({ sections }: Plan, here: Here): boolean {
  const latest = new Map(here.plan.map(({ key, version }) => [key, version]));
  return sections.some(({ key, version }) => (latest.get(key) ?? 0) > version);
}
