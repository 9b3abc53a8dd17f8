/** A piece of a text that is compared: a Chinese character, or a word of any other script. `start` and `end` are its place in the text. */
export interface Token {
  hash: number;
  start: number;
  end: number;
}

/**
 * The pieces of a text, without case, marks, spaces, signs and what only looks different (full-width letters). What is put between
 * characters to hide that they are the same, such as spaces of no width, is left out too.
 */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(piece), ({ 0: found, index }) => ({
    hash: hashOf(found.normalize('NFKC').toLowerCase()),
    start: index,
    end: index + found.length,
  }));
}

const piece = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** FNV-1a in 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** One number out of several, in their order, whose every bit depends on all of them: the last step of MurmurHash3. */
export function joined(hashes: readonly number[]): number {
  let all = 0x811c9dc5;
  for (const hash of hashes) all = Math.imul(all ^ hash, 0x01000193) ^ (all >>> 15);
  return mix(all);
}

function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
