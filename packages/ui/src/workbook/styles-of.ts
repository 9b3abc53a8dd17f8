import type { Relation } from './relations-of.ts';
import { walkXml, xmlOf } from './xml/walk-xml.ts';
import { WorkbookError } from './workbook-error.ts';
import { xmlAttribute } from './xml/xml-attribute.ts';

/**
 * The styles that cells name by their place: of each the number format, the workbook's own or one that all know by its number. Undefined
 * for plain numbers, and for dates that all know. The part may be missing, and then there is none. Throws `WorkbookError`.
 */
export function stylesOf(parts: ReadonlyMap<string, Uint8Array>, relations: readonly Relation[]): (string | undefined)[] {
  const part = parts.get(relations.find(({ kind }) => kind === 'styles')?.path ?? 'xl/styles.xml');
  if (part === undefined) return [];
  const formats = new Map<string, string>();
  const styles: (string | undefined)[] = [];
  const formatOf = (id: string) => formats.get(id) ?? known[id];
  let list = '';
  walkXml(xmlOf(part), (tag, attributes) => {
    if (tag === 'numFmt') formats.set(xmlAttribute(attributes, 'numFmtId'), formatIn(attributes));
    if (tag === 'cellStyleXfs' || tag === 'cellXfs') list = tag;
    if (tag === 'xf' && list === 'cellXfs') styles.push(formatOf(xmlAttribute(attributes, 'numFmtId')));
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

const [whole, exact] = ['#,##0', '#,##0.00'];

/** Formats that workbooks name by a number alone (ISO/IEC 29500-1, 18.8.30); those of money as they are in China. */
const known: Readonly<Record<string, string | undefined>> = {
  2: '0.00',
  3: whole,
  4: exact,
  5: `"¥"${whole}`,
  6: `"¥"${whole}`,
  7: `"¥"${exact}`,
  8: `"¥"${exact}`,
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: `${whole};(${whole})`,
  38: `${whole};(${whole})`,
  39: `${exact};(${exact})`,
  40: `${exact};(${exact})`,
  41: `${whole};-${whole};-`,
  42: `"¥"${whole}`,
  43: `${exact};-${exact};-`,
  44: `"¥"${exact}`,
  48: '##0.0E+0',
};
