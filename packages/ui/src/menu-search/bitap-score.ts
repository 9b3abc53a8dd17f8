import Fuse from 'fuse.js/basic';

/** Below which score a text matches: 0 is the same text, 1 has nothing in common. */
export const threshold = 0.4;

/** Longest query that fits the bits of a number. */
export const maxPatternLength = 32;

/** Scores lowercased texts against one query; `null` is no match. `sign` is the text's `textSign`. */
export type ScoreText = (text: string, sign: TextSign) => number | null;

/** Which characters a text has, roughly: several of them may share a bit. */
export interface TextSign {
  /** ASCII characters. */
  once: number;
  /** Those of them that stand there twice at least. */
  twice: number;
  /** All other characters. */
  beyond: number;
  /** Neighbours, 256 bits. */
  pairs: Int32Array;
}

/**
 * The score that fuse.js gives at location 0, distance 100 and our threshold, to the last bit: a test compares the two. It is quicker
 * because it knows the answer where the query stands near the beginning of the text, and does not ask fuse.js about texts that cannot
 * match: with e errors at most e characters of the query are missing in the text, and at most 2e of its pairs of neighbours (the q-gram
 * lemma; E. Ukkonen, Theoretical Computer Science 92 (1992) 191–211). `pattern` is lowercased and has 1 to 32 characters.
 */
export function createScorer(pattern: string): ScoreText {
  const length = pattern.length;
  const own = textSign(pattern);
  const pairs = Array.from({ length: length - 1 }, (_, at) => pairBit(pattern, at));
  const mayErr = 1 / length <= threshold;
  const errorsAllowed = Math.floor(length * threshold);

  function isHopeless({ once, twice, beyond, pairs: present }: TextSign): boolean {
    if (countBits(own.once & ~once) + countBits(own.twice & ~twice) + countBits(own.beyond & ~beyond) > errorsAllowed) return true;
    let missing = 0;
    for (const bit of pairs) if (((present[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0) missing += 1;
    return missing > 2 * errorsAllowed;
  }

  return (text, sign) => {
    if (text === pattern) return 0;
    if (isHopeless(sign)) return null;
    const place = text.indexOf(pattern);
    if (place === 0) return lowestScore;
    const isNear = place > 0 && place / distance <= threshold;
    if (isNear && 1 / length > place / distance) return place / distance;
    if (!isNear && !mayErr) return null;
    const { isMatch, score } = Fuse.match(pattern, text, { threshold, distance });
    return isMatch ? score : null;
  };
}

export function textSign(text: string): TextSign {
  const sign: TextSign = { once: 0, twice: 0, beyond: 0, pairs: new Int32Array(8) };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const bit = 1 << (code & 31);
    if (code > 127) sign.beyond |= bit;
    else {
      sign.twice |= sign.once & bit;
      sign.once |= bit;
    }
    if (at + 1 === text.length) break;
    const pair = pairBit(text, at);
    sign.pairs[pair >> 5] = (sign.pairs[pair >> 5] ?? 0) | (1 << (pair & 31));
  }
  return sign;
}

function pairBit(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) & 255;
}

const distance = 100;
const lowestScore = 0.001;

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}
