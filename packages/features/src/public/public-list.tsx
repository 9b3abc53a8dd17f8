import { Loaded, type List } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { Card, Pagination, StateDot } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { contestTones } from '../lib/contest/tones.ts';

interface PublicRow {
  id: string;
  title: string;
  state: AnswerOf<'public.contests'>['records'][number]['state'];
}

export interface PublicListProps<Row> {
  title: string;
  list: List<Row>;
  /** In place of no rows. */
  empty: ReactNode;
  /** What is said of a row beneath its title and state. */
  children: (row: Row) => ReactNode;
  /** Beneath the rows, where there are some. */
  note?: ReactNode;
}

/** Contests that everybody may know of, a page at a time. */
export function PublicList<Row extends PublicRow>({ title, list, empty, children, note }: PublicListProps<Row>) {
  return (
    <Card title={title} isPadded={false}>
      <Loaded query={list.query}>
        {({ rows }) =>
          rows.length === 0 ? (
            empty
          ) : (
            <>
              <ul className="divide-y divide-border">
                {rows.map((row) => (
                  <li key={row.id} className="grid gap-1 px-4 py-3">
                    <div className="flex items-baseline gap-3">
                      <h3 className="min-w-0 grow font-medium wrap-anywhere">{row.title}</h3>
                      <StateDot tone={contestTones[row.state.code]}>{row.state.desc}</StateDot>
                    </div>
                    {children(row)}
                  </li>
                ))}
              </ul>
              {list.total > list.size && (
                <Pagination
                  className="border-t border-border px-4 py-2"
                  total={list.total}
                  page={list.page}
                  size={list.size}
                  onPageChange={list.setPage}
                />
              )}
              {note}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
