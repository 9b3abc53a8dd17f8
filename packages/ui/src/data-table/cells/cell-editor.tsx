import type { CellEdit } from '../cell-edit.ts';
import type { CellFieldProps, EditEnd } from './cell-field.tsx';
import { latePart } from '../late-part.tsx';

export interface CellEditorProps<Row> {
  /** The column's title names the field. */
  title: string;
  edit: CellEdit<Row>;
  row: Row;
  onEnd: (end: EditEnd) => void;
}

/** A cell that is edited in its place. The field's code is fetched when the first cell is. */
export function CellEditor<Row>({ title, edit, row, onEnd }: CellEditorProps<Row>) {
  return (
    <CellField
      title={title}
      before={edit.text(row)}
      options={edit.options}
      check={(text) => edit.check?.(text, row) ?? true}
      save={(text) => edit.save(row, text)}
      onEnd={onEnd}
    />
  );
}

const CellField = latePart(
  async () => (await import('./cell-field.tsx')).CellField,
  ({ before }: CellFieldProps) => <span>{before}</span>,
);
