import type { Relation } from './relations-of.ts';
import { walkXml, xmlOf } from './walk-xml.ts';
import { WorkbookError } from './workbook-error.ts';
import { xmlAttribute } from './xml-attribute.ts';

/**
 * The styles that cells name by their place: of each the number format that the workbook has defined for it, if any. The part may be missing, and
 * then there is none. Throws `WorkbookError`.
 */
export function stylesOf(parts: ReadonlyMap<string, Uint8Array>, relations: readonly Relation[]): (string | undefined)[] {
  const part = parts.get(relations.find(({ kind }) => kind === 'styles')?.path ?? 'xl/styles.xml');
  if (part === undefined) return [];
  const formats = new Map<string, string>();
  const styles: (string | undefined)[] = [];
  let list = '';
  walkXml(xmlOf(part), (tag, attributes) => {
    if (tag === 'numFmt') formats.set(xmlAttribute(attributes, 'numFmtId'), formatIn(attributes));
    if (tag === 'cellStyleXfs' || tag === 'cellXfs') list = tag;
    if (tag === 'xf' && list === 'cellXfs') styles.push(formats.get(xmlAttribute(attributes, 'numFmtId')));
  });
  return styles;
}

/** The longest format that spreadsheets let anybody write. */
const mostCharacters = 255;

function formatIn(attributes: string): string {
  const format = xmlAttribute(attributes, 'formatCode');
  if (format.length > mostCharacters) throw new WorkbookError('tooComplex');
  return format;
}
