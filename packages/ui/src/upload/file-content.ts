/**
 * Whether the first bytes are those of the kind that the name claims, so that a renamed program or page does not pass for a picture or a
 * sheet. Only the first bytes are read: the server looks at the rest. Kinds without a signature pass.
 */
export async function contentFits(file: Pick<File, 'name' | 'slice'>): Promise<boolean> {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const signature = signatures.get(extension);
  if (signature === undefined) return true;
  return signature(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
}

const png = startsWith('\x89PNG\r\n\x1A\n');
const jpeg = startsWith('\xFF\xD8\xFF');
const zip = startsWith('PK\x03\x04');
/** The old Office formats share one container. */
const compound = startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
const gif = (bytes: Uint8Array) => startsWith('GIF87a')(bytes) || startsWith('GIF89a')(bytes);
const webp = (bytes: Uint8Array) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes);

const signatures = new Map<string, (bytes: Uint8Array) => boolean>([
  ['png', png],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['gif', gif],
  ['webp', webp],
  ['pdf', startsWith('%PDF-')],
  ['zip', zip],
  ['xlsx', zip],
  ['docx', zip],
  ['pptx', zip],
  ['xls', compound],
  ['doc', compound],
  ['ppt', compound],
]);

function startsWith(text: string, offset = 0) {
  return (bytes: Uint8Array) =>
    Array.from(text, (character) => character.charCodeAt(0)).every((code, index) => bytes[offset + index] === code);
}
