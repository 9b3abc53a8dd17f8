import { walkXml, xmlOf } from './xml/walk-xml.ts';
import { xmlAttribute } from './xml/xml-attribute.ts';

export interface Relation {
  id: string;
  /** What the other part is: `worksheet`, `styles`, … */
  kind: string;
  /** Where it lies among the parts. */
  path: string;
}

/** What a workbook is made of besides itself. Throws `WorkbookError`. */
export function relationsOf(parts: ReadonlyMap<string, Uint8Array>): Relation[] {
  const relations: Relation[] = [];
  walkXml(xmlOf(parts.get('xl/_rels/workbook.xml.rels')), (tag, attributes) => {
    if (tag !== 'Relationship') return;
    const target = xmlAttribute(attributes, 'Target');
    const kind = xmlAttribute(attributes, 'Type').replace(/^.*\//, '');
    relations.push({ id: xmlAttribute(attributes, 'Id'), kind, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` });
  });
  return relations;
}
