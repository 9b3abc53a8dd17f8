// What opens an office file safely, for a server that reads other kinds than workbooks. Not published: `@saiwu/ui/workbook/checks`.
export { unpackChecked, type PartsWanted } from './check-zip.ts';
export { walkXml, xmlOf } from './xml/walk-xml.ts';
export { WorkbookError, type WorkbookFault } from './workbook-error.ts';
