import { useLingui } from '@lingui/react/macro';
import { SortList, toast } from '@saiwu/ui';
import { useState, type ReactNode } from 'react';
import { useAct } from '../api/use-act.ts';

interface OrderedListProps<Row> {
  /** What brings one behind another. */
  operation: 'banner.move' | 'school.move' | 'college.move' | 'project.move';
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  renderItem: (row: Row) => ReactNode;
}

/** Rows that are put in order by hand: each move is sent at once, and taken back by its toast. */
export function OrderedList<Row extends { id: string }>({ operation, rows, nameOf, renderItem }: OrderedListProps<Row>) {
  const { t } = useLingui();
  const move = useAct(operation);
  /** What was moved and is not there yet. */
  const [ahead, setAhead] = useState<{ of: readonly Row[]; rows: readonly Row[] } | null>(null);
  const shown = ahead?.of === rows ? ahead.rows : rows;

  function send(id: string, after: string | null, isBack: boolean) {
    const before = shown[shown.findIndex((row) => row.id === id) - 1]?.id ?? null;
    const row = rows.find((one) => one.id === id);
    const name = row === undefined ? '' : nameOf(row);
    setAhead({ of: rows, rows: moved(shown, id, after) });
    move.mutate(
      { body: { id, after } },
      {
        onSuccess: () => {
          if (isBack) toast.success(t({ message: '已撤销', context: '移动' }));
          else toast.success(t`「${name}」已移动`, { undo: () => send(id, before, true) });
        },
        onError: () => setAhead(null),
      },
    );
  }

  return (
    <SortList
      items={shown}
      keyOf={(row) => row.id}
      nameOf={nameOf}
      onMove={(id, after) => send(id, after, false)}
      renderItem={renderItem}
    />
  );
}

function moved<Row extends { id: string }>(rows: readonly Row[], id: string, after: string | null): Row[] {
  const others = rows.filter((row) => row.id !== id);
  const index = others.findIndex((row) => row.id === after) + 1;
  return [...others.slice(0, index), ...rows.filter((row) => row.id === id), ...others.slice(index)];
}
