import { isAllowed } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import type { FormSchema } from '@saiwu/admin';
import type { InputOf } from '@saiwu/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useAutosave } from '../../crud/use-autosave.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Entry } from '../answers.ts';

type Body = InputOf<'entry.save'>['body'];
type Section = Body['section'];

interface PartOptions<Schema extends FormSchema> {
  entry: Entry;
  section: Section;
  schema: Schema;
  valuesOf: (entry: Entry) => z.input<Schema>;
  bodyOf: (values: z.output<Schema>, version: number) => Body;
}

/** One part of an entry, which saves itself. Who saved it last is told where it was somebody else. */
export function usePart<Schema extends FormSchema>({ entry, section, schema, valuesOf, bodyOf }: PartOptions<Schema>) {
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const user = useSession().user;
  const { id } = entry;
  const isReadOnly = !isAllowed(entry.actions, 'save');
  const edit = useAutosave<Schema, Entry>({
    name: `entry:${id}:${section}`,
    record: entry,
    versionOf: (one) => markOf(one, section)?.version ?? 0,
    schema,
    valuesOf,
    isReadOnly,
    save: async (values, version) => {
      const answer = await call('entry.save', { path: { id }, body: bodyOf(values, version), isQuiet: true, keepalive: true });
      queryClient.setQueryData(queryOf('entry.get', { path: { id } }).queryKey, answer);
      return answer;
    },
  });
  const by = markOf(entry, section)?.by ?? null;
  return { ...edit, isReadOnly, by: by === user?.name ? null : by };
}

function markOf({ sections }: Entry, section: Section) {
  return sections.find((one) => one.section === section);
}
