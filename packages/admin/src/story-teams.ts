import { z } from 'zod';
import type { Failure } from './failure.ts';
import type { Resource } from './resource.ts';
import { StoryFailure } from './story-admin.tsx';

export interface Team {
  id: string;
  name: string;
  leader: string;
  state: 'open' | 'closed';
  version: number;
}

const filters = z.object({ name: z.string(), state: z.enum(['open', 'closed']) }).partial();

/** A server in memory for stories: the operations that a list, a form and a record page ask of one, and the acts of others meanwhile. */
export interface TeamServer extends Resource<Team, z.infer<typeof filters>, Team> {
  get: (id: string) => Promise<Team>;
  /** Another user saves a team. */
  change: (id: string, part: Partial<Team>) => void;
  /** The next call fails. */
  failNext: (failure: Failure) => void;
  rows: () => readonly Team[];
}

export function teamServer(count = 23): TeamServer {
  let failure: Failure | null = null;
  let rows = Array.from({ length: count }, (_, index): Team => {
    const id = String(index + 1).padStart(2, '0');
    return { id, name: `队伍 ${id}`, leader: `队长 ${id}`, state: index % 2 === 0 ? 'open' : 'closed', version: 1 };
  });

  async function answer<Answer>(work: () => Answer): Promise<Answer> {
    if (failure === null) return work();
    const now = failure;
    failure = null;
    throw new StoryFailure(now);
  }

  function rowOf(id: unknown): Team {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new StoryFailure({ message: '没有这支队伍', kind: 'notFound' });
    return row;
  }

  function write(values: object, id: string): Team {
    const before = rows.find((one) => one.id === id);
    const row: Team = { leader: '', name: '', state: 'open', ...before, ...values, id, version: (before?.version ?? 0) + 1 };
    if (rows.some((one) => one.id !== id && one.name === row.name))
      throw new StoryFailure({ message: '没有保存', fieldErrors: { name: '已有同名的队伍' } });
    rows = before === undefined ? [...rows, row] : rows.map((one) => (one.id === id ? row : one));
    return row;
  }

  return {
    name: 'team',
    title: '队伍',
    labels: { name: '名称', leader: '队长', state: '状态' },
    nameOf: ({ name }) => name,
    search: ['name', 'leader'],
    filters,
    firstSort: { key: 'name', order: 'asc' },
    page: ({ filters: { keyword = '', name = '', state }, sort, page, size }) =>
      answer(() => {
        const found = rows
          .filter(
            (row) =>
              `${row.name} ${row.leader}`.includes(keyword) && row.name.includes(name) && (state === undefined || row.state === state),
          )
          .toSorted((a, b) => String(Reflect.get(a, sort?.key ?? 'id')).localeCompare(String(Reflect.get(b, sort?.key ?? 'id')), 'zh'));
        if (sort?.order === 'desc') found.reverse();
        return { rows: found.slice((page - 1) * size, page * size), total: found.length };
      }),
    get: (id) => answer(() => rowOf(id)),
    save: (values) => answer(() => write(values, String(rows.length + 1))),
    update: ({ id, version, ...values }, { isConfirmed = false }) =>
      answer(() => {
        const row = rowOf(id);
        if (row.version !== version) throw new StoryFailure({ message: '已被他人修改', current: row });
        if (values['state'] === 'closed' && row.state === 'open' && !isConfirmed)
          throw new StoryFailure({ message: '关闭后不能再报名', mustConfirm: true });
        return write(values, row.id);
      }),
    remove: (ids, { onPassedOver }) =>
      answer(() => {
        const there = ids.filter((id) => rows.some((row) => row.id === id)).length;
        if (there < ids.length) onPassedOver?.(ids.length - there);
        rows = rows.filter(({ id }) => !ids.includes(id));
      }),
    switching: {
      isOn: ({ state }) => state === 'open',
      send: (row, isOn) =>
        answer(() => {
          if (rowOf(row.id).version !== row.version) throw new StoryFailure({ message: '已被他人修改' });
          return write({ state: isOn ? 'open' : 'closed' }, row.id);
        }),
    },
    change: (id, part) => void write(part, id),
    failNext: (next) => {
      failure = next;
    },
    rows: () => rows,
  };
}
