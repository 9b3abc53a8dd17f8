import { useLingui } from '@lingui/react/macro';
import { Button, cn, IconButton } from '@saiwu/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SortableRows } from '../../../lib/sorting/sortable-rows.tsx';
import { ListError } from './list-error.tsx';
import { useIsFixed } from './use-is-fixed.ts';

export interface RowsPartProps {
  /** Of the list in the form. */
  name: string;
  /** What `useFieldArray` returned. */
  rows: { fields: readonly { id: string }[]; move: (from: number, to: number) => void; remove: (index: number) => void };
  /** What the list holds, for screen readers. */
  label: string;
  nameOf: (index: number) => string;
  addLabel: string;
  onAdd: () => void;
  /** No more rows than these. */
  most: number;
  /** In place of the rows while there are none. */
  empty?: string;
  /** The labels of its fields are for screen readers alone: nothing stands over them. */
  isBare?: boolean;
  children: (index: number) => ReactNode;
}

/**
 * A list of the form, in an order: rows are added at its end, dragged, taken out. What is wrong with the list as a whole stands over it.
 */
export function RowsPart({ name, rows, label, nameOf, addLabel, onAdd, most, empty, isBare = false, children }: RowsPartProps) {
  const { t } = useLingui();
  const isFixed = useIsFixed();
  const { fields, move, remove } = rows;
  return (
    <>
      <ListError name={name} />
      {fields.length === 0 && empty !== undefined && <p className="text-fg-muted">{empty}</p>}
      <SortableRows
        ids={fields.map(({ id }) => id)}
        label={label}
        nameOf={nameOf}
        onMove={move}
        isFixed={isFixed}
        className="flex flex-col gap-3 empty:hidden"
        // handle and bin stand beside the controls, not beside their labels
        rowClassName={cn('flex items-start gap-2 rounded-card border border-border bg-surface p-3', !isBare && '[&>button]:mt-[26px]')}
      >
        {(index, handle) => {
          const what = nameOf(index);
          return (
            <>
              {handle}
              <div className="min-w-0 flex-1">{children(index)}</div>
              {!isFixed && (
                <IconButton label={t`移除「${what}」`} onClick={() => remove(index)}>
                  <Trash2 />
                </IconButton>
              )}
            </>
          );
        }}
      </SortableRows>
      {!isFixed && (
        <Button variant="outline" className="w-fit" disabled={fields.length >= most} onClick={onAdd}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      )}
    </>
  );
}
