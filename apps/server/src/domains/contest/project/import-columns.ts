import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { projectSheet } from '@saiwu/openapi';

export type ImportField = (typeof projectSheet)[number]['field'];

const widths: Record<ImportField, number> = {
  title: 40,
  track: 16,
  college: 24,
  leaderName: 12,
  leaderNumber: 16,
  leaderPhone: 16,
  members: 40,
  advisors: 24,
  summary: 60,
};

/** The columns of an import sheet, in the order of the template. Headings are taken in either language. */
export const importColumns: { field: ImportField; title: MessageDescriptor; isRequired: boolean; width: number }[] = projectSheet.map(
  (column) => ({ ...column, width: widths[column.field] }),
);

/** Beside the rows that come back with their reasons; import does not read it. */
export const errorColumn = msg`错误`;
