import type { MessageDescriptor } from '@lingui/core';
import { contestSetup, type InputOf } from '@saiwu/openapi';
import type { Say } from '../../../../core/language.ts';

export type Content = InputOf<'contestTemplate.save'>['body']['content'];
type Stage = Content['stages'][number];
type Setup = NonNullable<Content['setup']>;

/** A template as we ship it, in a reader's language. */
export interface Shipped {
  name: MessageDescriptor;
  summary: MessageDescriptor;
  content: (say: Say) => Content;
}

type Words = MessageDescriptor;

/** A rubric of dimensions with their weights, each of items with their points and what they are given for. */
export function rubricOf(say: Say, dimensions: readonly [name: Words, weight: number, items: readonly [Words, number, Words][]][]) {
  return {
    dimensions: dimensions.map(([name, weight, items]) => ({
      name: say(name),
      weight: String(weight),
      items: items.map(([item, max, guidance]) => ({ name: say(item), max: String(max), guidance: say(guidance), isCounted: true })),
    })),
  };
}

/** Sections of a plan: key, title, what to write, how long it may be. */
export function sectionsOf(say: Say, sections: readonly [key: string, title: Words, guidance: Words, maxLength: number][]) {
  return sections.map(([key, title, guidance, maxLength]) => ({
    key,
    title: say(title),
    guidance: say(guidance),
    maxLength,
    isRequired: true,
  }));
}

/** A file that a project brings. */
export function fileOf(say: Say, key: string, name: Words, kind: 'document' | 'video' | 'picture', maxSize: number, isRequired = true) {
  return { key, name: say(name), kinds: [kind], maxSize, help: null, isRequired };
}

/** A question with its choices. */
export function choiceOf(say: Say, key: string, label: Words, options: readonly Words[]) {
  return { key, label: say(label), kind: 'CHOICE' as const, help: null, isRequired: true, options: options.map((option) => say(option)) };
}

/** Awards for so many in a hundred, the highest first. */
export function awardsOf(say: Say, awards: readonly [Words, number][]) {
  return awards.map(([name, share]) => ({ name: say(name), by: 'PERCENT' as const, value: String(share), rounding: 'FLOOR' as const }));
}

/** A stage from the morning of one day to the night of another, judged by five of other colleges who do not see whose a project is. */
export function stageOf(kind: Stage['kind'], [first, last]: Days, rubric: Stage['rubric'], more: Partial<Stage> = {}): Stage {
  return {
    kind,
    mode: 'ONLINE',
    reviewStart: morning(first),
    reviewEnd: night(last),
    judgesPerProject: 5,
    loadCap: null,
    recusal: 'COLLEGE',
    isBlind: true,
    rule: { kind: 'TRIMMED_MEAN', decimals: 2 },
    rubric,
    tieOrder: [{ by: 'SUM', dimension: null }],
    promotion: null,
    ...more,
  };
}

/** What a stage where projects are presented has of its own: everybody sees who speaks. */
export const roadshow = { mode: 'ROADSHOW', judgesPerProject: 7, isBlind: false } as const;

/** Who goes on: so many in a hundred, or all from a score on. */
export function goingOn(by: 'PERCENT' | 'THRESHOLD', value: number): NonNullable<Stage['promotion']> {
  return { by, value: String(value), collegeFloor: null, collegeCap: null, trackShares: [], directPasses: 0, repechage: 0 };
}

/** The whole: registration from the first day on, and what is not said as it usually is. */
export function contentOf(
  registrationDays: number,
  { setup, ...rest }: Pick<Content, 'tracks' | 'stages'> & Partial<Omit<Content, 'setup'>> & { setup: Partial<Setup> },
): Content {
  return {
    describe: null,
    registrationStart: morning(0),
    registrationEnd: night(registrationDays),
    appealStart: null,
    appealEnd: null,
    ...rest,
    setup: { ...contestSetup.parse({}), ...setup },
  };
}

type Days = readonly [first: number, last: number];

export function morning(day: number): string {
  return `${String(day).padStart(4, '0')} 08:00:00`;
}

export function night(day: number): string {
  return `${String(day).padStart(4, '0')} 23:59:00`;
}
