import { fold } from './folded-text.ts';

/** A name that a blind review must not show. */
export interface ProtectedName {
  kind: 'school' | 'college' | 'advisor' | 'member';
  /** In full, as registered: 同济大学, 张三, Anna Schmidt. */
  name: string;
  /** Other names in use: 同济, 北航, Tongji. */
  aliases?: string[];
}

/** One way to write a name, as a pattern over folded text. */
export interface NameVariant {
  form: 'name' | 'short' | 'pinyin' | 'initials';
  certainty: 'sure' | 'possible';
  pattern: RegExp;
}

/** The ways to write a protected name that `findLeaks` looks for. */
export async function variantsOf({ kind, name, aliases = [] }: ProtectedName): Promise<NameVariant[]> {
  const variants: NameVariant[] = [name, ...aliases].map((one) => written(one));
  const isPerson = kind === 'advisor' || kind === 'member';
  if (isPerson && HAN_ONLY.test(name)) variants.push(...personVariants(await syllablesOf(name)));
  if (kind === 'school') variants.push(...(await schoolVariants(name)));
  return variants;
}

const HAN_ONLY = /^\p{Script=Han}+$/u;
/** What may stand between the characters of a name without ending it. Marks that end a sentence do not. */
const GAP = String.raw`[\s·•‧.\-_*/|~'’]{0,3}`;
const WORD_START = String.raw`(?<![a-z0-9])`;
const WORD_END = String.raw`(?![a-z0-9])`;
/** A pinyin this short is also an English word or an abbreviation often enough. */
const SHORT_PINYIN = 5;

/** The name as it stands, its characters or words apart or not. */
function written(name: string): NameVariant {
  const folded = fold(name).trim();
  const isLatin = /^[a-z]/.test(folded);
  const parts = isLatin ? folded.split(/[\s.\-'’]+/) : Array.from(folded).filter((character) => !/[\s·•‧.\-_]/.test(character));
  const body = parts.map(escapeRegExp).join(GAP);
  return { form: 'name', certainty: 'sure', pattern: new RegExp(isLatin ? `${WORD_START}${body}${WORD_END}` : body, 'g') };
}

/** For each character every reading that it has, first the one in this name; ü is written v, u or yu. */
async function syllablesOf(name: string): Promise<string[]> {
  const { pinyin, polyphonic } = await import('pinyin-pro');
  const likely = pinyin(name, { toneType: 'none', type: 'array', mode: 'surname' });
  const readings = polyphonic(name, { toneType: 'none', type: 'array' });
  return likely.map((first, index) => {
    const all = new Set([first, ...(readings[index] ?? [])].map((reading) => reading.replaceAll('ü', 'v')));
    return `(?:${[...all].flatMap(spellings).join('|')})`;
  });
}

function spellings(syllable: string): string[] {
  return syllable.includes('v') ? [syllable, syllable.replace('v', 'u'), syllable.replace('v', 'yu')] : [syllable];
}

function personVariants(syllables: readonly string[]): NameVariant[] {
  const surnames = syllables.length > 3 ? 2 : 1;
  const surname = syllables.slice(0, surnames);
  const given = syllables.slice(surnames);
  if (given.length === 0) return [];
  const initialOf = (syllable: string) =>
    `(?:${[...new Set([...syllable.matchAll(/(?<=[:|])[a-z]/g)].map(([letter]) => letter))].join('|')})`;
  const orders = [
    [...surname, ...given],
    [...given, ...surname],
  ].map((order) => order.join(GAP));
  const shortest = syllables.reduce((length, syllable) => length + (/(?<=:)[a-z]+/.exec(syllable)?.[0].length ?? 0), 0);
  const short = given.map(initialOf).join(GAP);
  const variants: NameVariant[] = [
    { form: 'pinyin', certainty: shortest < SHORT_PINYIN ? 'possible' : 'sure', pattern: whole(`(?:${orders.join('|')})`) },
    // Zhang S., S. Zhang: the given name as initials with a full stop or capital is how papers write it.
    {
      form: 'initials',
      certainty: 'possible',
      pattern: whole(`(?:${surname.join(GAP)}[\\s,]{1,2}${short}|${short}[\\s.]{1,2}${surname.join(GAP)})`),
    },
  ];
  if (syllables.length > 2)
    variants.push({ form: 'initials', certainty: 'possible', pattern: whole(syllables.map(initialOf).join('\\.?')) });
  return variants;
}

const SCHOOL_ENDINGS = /(?:职业技术大学|职业技术学院|职业大学|职业学院|高等专科学校|师范高等专科学校|大学|学院|学校|中学|小学)$/;

/** 同济大学: 同济; Tongji University surely, Tongji alone perhaps. */
async function schoolVariants(name: string): Promise<NameVariant[]> {
  const stem = name.replace(SCHOOL_ENDINGS, '');
  if (stem === name || stem.length < 2 || !HAN_ONLY.test(stem)) return [];
  const spelt = (await syllablesOf(stem)).join(GAP);
  return [
    { form: 'short', certainty: 'possible', pattern: written(stem).pattern },
    {
      form: 'pinyin',
      certainty: 'sure',
      pattern: whole(
        `(?:${spelt}${GAP}(?:university|univ|college|institute|school|daxue|xueyuan)|(?:university|univ|college|institute) of ${spelt})`,
      ),
    },
    { form: 'pinyin', certainty: 'possible', pattern: whole(spelt) },
  ];
}

function whole(body: string): RegExp {
  return new RegExp(`${WORD_START}${body}${WORD_END}`, 'g');
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
