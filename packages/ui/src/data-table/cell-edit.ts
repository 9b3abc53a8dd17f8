/** How a cell is edited in its place. Text in, text out. */
export interface CellEdit<Row> {
  /** What stands in the field at first. */
  text: (row: Row) => string;
  /** True, or why this text cannot be saved. */
  check?: (text: string, row: Row) => true | string;
  /** Resolves when saved. A rejection keeps the field open with what was typed; its message is shown. */
  save: (row: Row, text: string) => Promise<void>;
  /** False where this row's cell cannot be edited. */
  canEdit?: (row: Row) => boolean;
  /** Choices instead of free text. */
  options?: readonly { value: string; label: string }[];
}
