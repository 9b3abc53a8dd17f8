// What reads sheets without a page: `@saiwu/ui/workbook`, for servers too. No React in here.
export { findHeads } from './workbook/find-heads.ts';
export { headKey } from './workbook/head-key.ts';
export { hasLostDigits, numberText } from './workbook/number-text.ts';
export type { Merge } from './workbook/merges.ts';
export { cellError, openWorkbook, type WorkbookLimits, type Worksheet } from './workbook/open-workbook.ts';
export { readHeads, type Heads } from './workbook/read-heads.ts';
export { ShownNumber } from './workbook/shown-number.ts';
export { WorkbookError, type WorkbookFault } from './workbook/workbook-error.ts';
