/** The value of one attribute of a tag, as `walkXml` gives them; empty where it is absent. `name` is part of a pattern. */
export function xmlAttribute(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`).exec(attributes) ?? [];
  return value.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/gi, (_, hex?: string, decimal?: string, named?: string) => {
    if (named !== undefined) return entities[named.toLowerCase()] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const entities: Record<string, string | undefined> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
