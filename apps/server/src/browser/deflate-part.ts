import { strToU8, ZipDeflate } from 'fflate';
import type { ZipPart } from '../formats/sheets/sheet-chunks.ts';

/** Packs in this thread: in a browser the whole server is beside the page already. */
export function deflatePart(name: string): ZipPart {
  const part = new ZipDeflate(name, { level: 1 });
  return Object.assign(part, {
    write: async (text: string, isLast: boolean) => part.push(strToU8(text), isLast),
  });
}
