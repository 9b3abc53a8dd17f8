// What writes workbooks, for the kit's worker and for a server; each packs in its own way. Not published: `@saiwu/ui/workbook/writing`.
export { cellStyle, columnName, displayWidth, momentCell, mostCharacters, mostRows, numberCell, textCell } from './xml/cell-xml.ts';
export { rowWriter, type RowWriter } from './xml/row-xml.ts';
export { cutText, sheetNameOf } from './sheet-names.ts';
export { firstParts, lastParts, workbookType, worksheetEnd, worksheetPath, worksheetStart } from './workbook-parts.ts';
