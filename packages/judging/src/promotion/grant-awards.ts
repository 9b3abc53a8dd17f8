import { reasonOf, type Reason } from '../explain.ts';
import { InvalidInputError, unusable } from '../invalid-input-error.ts';
import { placesOf, type Quota } from './quota.ts';
import { checkNamed, decimalOf, rankGroups, type RankedResult, type TieAtLine, type Undecided } from './ranked-result.ts';

/** Awards from the highest down. */
export interface AwardRule {
  awards: {
    name: string;
    quota: Quota;
    /** Least score for this award, decimal text. */
    threshold?: string;
  }[];
  /** What a percentage is of. Default: the results handed in. */
  whole?: number;
  /** A tie at the last place of an award: all get it, none does (they stand first in line for the next one), or a person decides. */
  ties: TieAtLine;
  /** Places an award gave beyond its own through a tie: taken from the next award, or given on top. Default `takenFromNext`. */
  excess?: 'takenFromNext' | 'onTop';
  /** Projects that get no award, for instance after a violation. */
  excluded?: string[];
}

export interface AwardDecision {
  project: string;
  /** Null: none. */
  award: string | null;
  reasons: Reason[];
}

export type AwardOutcome =
  | { kind: 'decided'; decisions: AwardDecision[]; awards: { name: string; places: number; granted: number }[] }
  | { kind: 'undecided'; tied: (Undecided & { award: string; because: Reason })[] };

/**
 * Gives out awards by rank. The same function simulates and seals; `decisions` come in the order of the results.
 *
 * Each award takes whole ranks from the best that has none yet while its places last and its threshold is met. Throws `InvalidInputError`
 * for input that cannot be meant.
 */
export function grantAwards(rule: AwardRule, results: readonly RankedResult[]): AwardOutcome {
  checkRule(rule, results);
  const whole = rule.whole ?? results.length;
  const decided = new Map<string, AwardDecision>();
  const excluded = new Set(rule.excluded);
  for (const project of excluded) decided.set(project, { project, award: null, reasons: [reasonOf('award.excluded')] });

  const waiting = rankGroups(results)
    .map((group) => group.filter(({ project }) => !excluded.has(project)))
    .filter((group) => group.length > 0);
  const awards: { name: string; places: number; granted: number }[] = [];
  let next = 0;
  let owed = 0;
  for (const { name, quota, threshold } of rule.awards) {
    const places = Math.max(0, placesOf(quota, whole, `rule.awards.${name}`) - owed);
    const least = threshold === undefined ? null : decimalOf(threshold, `rule.awards.${name}.threshold`, name);
    let granted = 0;
    for (let group = waiting[next]; group !== undefined && granted < places; group = waiting[next]) {
      const [{ rank, score } = { rank: 0, score: '0' }] = group;
      if (group.some((result) => least?.greaterThan(result.score))) break;
      const isCut = granted + group.length > places;
      if (isCut && rule.ties !== 'all') {
        const because = reasonOf('award.tiedOut', { award: name, rank, projects: group.length, places: places - granted });
        if (rule.ties === 'decide')
          return {
            kind: 'undecided',
            tied: [{ award: name, projects: group.map(({ project }) => project), places: places - granted, because }],
          };
        break;
      }
      const because = isCut
        ? reasonOf('award.tiedIn', { award: name, rank })
        : reasonOf('award.rank', { award: name, rank, places, score });
      for (const { project } of group) decided.set(project, { project, award: name, reasons: [because] });
      granted += group.length;
      next++;
    }
    owed = rule.excess === 'onTop' ? 0 : Math.max(0, granted - places);
    awards.push({ name, places, granted });
  }
  for (const { project, rank } of waiting.slice(next).flat())
    decided.set(project, { project, award: null, reasons: [reasonOf('award.none', { rank })] });
  return { kind: 'decided', decisions: results.flatMap(({ project }) => decided.get(project) ?? []), awards };
}

function checkRule({ awards, whole, ties, excess, excluded }: AwardRule, results: readonly RankedResult[]): void {
  if (!['all', 'none', 'decide'].includes(ties)) throw unusable('rule.ties', 'rule', ties);
  if (excess !== undefined && !['takenFromNext', 'onTop'].includes(excess)) throw unusable('rule.excess', 'rule', excess);
  if (whole !== undefined && (!Number.isInteger(whole) || whole < 0)) throw unusable('rule.whole', 'rule', whole);
  const names = awards.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new InvalidInputError(reasonOf('input.duplicate', { field: 'rule.awards', item: twice }));
  checkNamed(excluded ?? [], 'rule.excluded', results);
}
