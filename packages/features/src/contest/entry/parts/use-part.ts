import { isAllowed } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import type { FormSchema } from '@saiwu/admin';
import { isApiError, type InputOf } from '@saiwu/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useAutosave } from '../../../crud/autosave/use-autosave.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { outlives } from '../../../lib/kept/outlives.ts';
import { refuseOffline } from '../../../lib/kept/refuse-offline.ts';
import type { Entry } from '../../answers.ts';
import { partName } from './part-name.ts';
import { useLeft } from '../left-behind/use-left.ts';

type Body = InputOf<'entry.save'>['body'];
type Section = Body['section'];

interface PartOptions<Schema extends FormSchema> {
  entry: Entry;
  section: Section;
  schema: Schema;
  valuesOf: (entry: Entry) => z.input<Schema>;
  bodyOf: (values: z.output<Schema>, version: number) => Body;
  /** What the fields are called, by their paths. */
  labels: Readonly<Record<string, string>>;
}

/** One part of an entry, which saves itself. Who saved it last is told where it was somebody else. */
export function usePart<Schema extends FormSchema>({ entry, section, schema, valuesOf, bodyOf, labels }: PartOptions<Schema>) {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const user = useSession().user;
  const { id } = entry;
  const isReadOnly = !isAllowed(entry.actions, 'save');
  const name = partName(id, section);
  const { queryKey } = queryOf('entry.get', { path: { id } });
  const edit = useAutosave<Schema, Entry>({
    name,
    record: entry,
    versionOf: (one) => markOf(one, section)?.version ?? 0,
    schema,
    valuesOf,
    isReadOnly,
    labels,
    async save(values, version) {
      refuseOffline('entry.save');
      const body = bodyOf(values, version);
      try {
        // the page may be closed while one is on its way
        const answer = await call('entry.save', { path: { id }, body, isQuiet: true, keepalive: outlives(body) });
        queryClient.setQueryData(queryKey, answer);
        return answer;
      } catch (error) {
        // it can be changed no more: the page says so
        if (isApiError(error) && error.kind === 'conflict' && !error.current) void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
  });
  const left = useLeft(name, isReadOnly);
  const by = markOf(entry, section)?.by ?? null;
  return { ...edit, isReadOnly, left, by: by === user?.name ? null : by };
}

function markOf({ sections }: Entry, section: Section) {
  return sections.find((one) => one.section === section);
}
