import { walkXml, xmlOf } from './walk-xml.ts';

/** The sheets of a workbook in their order: name, and the part that holds it. Throws `WorkbookError`. */
export function sheetsOf(parts: ReadonlyMap<string, Uint8Array>): { name: string; path: string | undefined }[] {
  const paths = new Map<string, string>();
  walkXml(xmlOf(parts.get('xl/_rels/workbook.xml.rels')), (tag, attributes) => {
    const target = attribute(attributes, 'Target');
    if (tag === 'Relationship') paths.set(attribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  });
  const sheets: ReturnType<typeof sheetsOf> = [];
  walkXml(xmlOf(parts.get('xl/workbook.xml')), (tag, attributes) => {
    if (tag === 'sheet') sheets.push({ name: attribute(attributes, 'name'), path: paths.get(attribute(attributes, '[\\w.-]+:id')) });
  });
  return sheets;
}

function attribute(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`).exec(attributes) ?? [];
  return value.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/gi, (_, hex?: string, decimal?: string, named?: string) => {
    if (named !== undefined) return entities[named.toLowerCase()] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const entities: Record<string, string | undefined> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
