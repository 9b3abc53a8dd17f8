import type { Relation } from './relations-of.ts';
import { walkXml, xmlOf } from './xml/walk-xml.ts';
import { xmlAttribute } from './xml/xml-attribute.ts';

export interface SheetPart {
  name: string;
  /** The part that holds it; none for what is no table of cells, as a chart on a sheet of its own. */
  path: string | undefined;
  isHidden: boolean;
}

/** The sheets of a workbook in their order. Throws `WorkbookError`. */
export function sheetsOf(parts: ReadonlyMap<string, Uint8Array>, relations: readonly Relation[]): SheetPart[] {
  const paths = new Map(relations.flatMap(({ id, kind, path }) => (kind === 'worksheet' ? [[id, path] as const] : [])));
  const sheets: SheetPart[] = [];
  walkXml(xmlOf(parts.get('xl/workbook.xml')), (tag, attributes) => {
    if (tag !== 'sheet') return;
    const path = paths.get(xmlAttribute(attributes, '[\\w.-]+:id'));
    sheets.push({ name: xmlAttribute(attributes, 'name'), path, isHidden: /hidden/i.test(xmlAttribute(attributes, 'state')) });
  });
  return sheets;
}

/** The sheet of this name; without one the first that is shown, or, where all are hidden, the first. -1 where there is none. */
export function findSheet(sheets: readonly SheetPart[], name: string | undefined): number {
  if (name !== undefined) return sheets.findIndex((sheet) => sheet.name === name && sheet.path !== undefined);
  const shown = sheets.findIndex(({ path, isHidden }) => path !== undefined && !isHidden);
  return shown >= 0 ? shown : sheets.findIndex(({ path }) => path !== undefined);
}
