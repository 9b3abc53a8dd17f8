import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { projectSheet } from '@saiwu/openapi';

export type ImportField = (typeof projectSheet)[number]['field'];

/** The columns of the general sheet, in the order of the template. Headings are taken in either language. */
export const importColumns: readonly { field: ImportField; title: MessageDescriptor; isRequired: boolean }[] = projectSheet;

/** Beside the rows that come back with their reasons; import does not read it. */
export const errorColumn = msg`错误`;
