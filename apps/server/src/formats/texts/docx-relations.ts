import { walkXml, xmlOf } from '@saiwu/ui/workbook/checks';

/** Where the relations of a text lead. */
export interface Relations {
  has: (id: string | undefined) => boolean;
  /** Whether it leads to a picture in the file that a browser shows. */
  isPicture: (id: string | undefined) => boolean;
  partOf: (id: string | undefined) => Uint8Array | undefined;
}

export function readRelations(parts: Map<string, Uint8Array>): Relations {
  const targets = new Map<string, string>();
  const part = parts.get('word/_rels/document.xml.rels');
  if (part)
    walkXml(xmlOf(part), (name, attributes) => {
      const read = (attribute: string) => new RegExp(`\\b${attribute}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
      const [id, target] = [read('Id'), read('Target')];
      if (name === 'Relationship' && id !== undefined && target !== undefined) targets.set(id, target);
    });
  const pathOf = (id: string | undefined) => {
    const target = targets.get(id ?? '') ?? '';
    return target.startsWith('/') ? target.slice(1) : `word/${target.replace(/^\.\//, '')}`;
  };
  return {
    has: (id) => targets.has(id ?? ''),
    isPicture: (id) => parts.has(pathOf(id)) && /\.(?:png|jpe?g|gif|webp)$/i.test(pathOf(id)),
    partOf: (id) => parts.get(pathOf(id)),
  };
}
