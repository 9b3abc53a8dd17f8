import { phonePattern, plainPhone } from '@saiwu/openapi';
import { maskNumber } from '../../../../services/parameters/mask-number.ts';
import { maskPhone } from '../../../../services/parameters/mask-phone.ts';
import type { ImportField } from './import-columns.ts';
import type { Cells } from './project-cells.ts';

/** A row of an import sheet with every phone and every number of a student behind its mask. */
export function masked(cells: Cells): Cells {
  const fields = Object.keys(cells) as ImportField[]; // a row has the cells of one
  return Object.fromEntries(fields.map((field) => [field, maskCell(field, cells[field])])) as Cells; // the same cells
}

/** One cell of it, by its column. What is masked already stays as it is. */
export function maskCell(field: string, text: string): string {
  if (field === 'leaderNumber') return text && maskNumber(text);
  if (field === 'leaderPhone') return text && maskPhone(text);
  const mask = maskOf[field];
  return mask ? text.replaceAll(each, (one) => inPlaces(one, mask)) : text;
}

/** What was shown behind a mask and came back as it was is what stands there. */
export function unmasked(given: Cells, before: Cells): Cells {
  const kept = (field: 'leaderNumber' | 'leaderPhone') => (given[field] === maskCell(field, before[field]) ? before[field] : given[field]);
  return {
    ...given,
    leaderNumber: kept('leaderNumber'),
    leaderPhone: kept('leaderPhone'),
    members: unmaskedList('members', given.members, before.members),
    advisors: unmaskedList('advisors', given.advisors, before.advisors),
  };
}

/** Somebody in a cell of several people. */
const each = /[^、,，;；\n]+/g;

/** How a fact is masked, by its place after the name. */
type Mask = (fact: string, place: number) => string;

const maskOf: Record<string, Mask> = {
  members: (fact, place) => (place === 1 ? maskNumber(fact) : maskPhone(fact)),
  // their numbers are no secret, and come in either order
  advisors: (fact) => (phonePattern.test(plainPhone(fact)) ? maskPhone(plainPhone(fact)) : fact),
};

function inPlaces(one: string, mask: Mask): string {
  return one
    .split('/')
    .map((fact, place) => (place === 0 || fact === '' ? fact : mask(fact, place)))
    .join('/');
}

/**
 * People who came back as they were shown are those; of who kept the name, what came back masked is theirs. Where several look the same,
 * all of them have to be there: nobody is taken for a namesake.
 */
function unmaskedList(field: 'members' | 'advisors', given: string, before: string): string {
  const came = textsOf(given);
  const groups = Map.groupBy(textsOf(before), (one) => maskCell(field, one));
  const whole = new Map([...groups].filter(([shown, people]) => people.length === came.filter((one) => one === shown).length));
  const rest = [...groups].flatMap(([shown, people]) => (whole.has(shown) ? [] : people));
  return given.replaceAll(each, (text) => {
    const one = text.trim();
    const same = whole.get(one)?.shift();
    if (same !== undefined) return same;
    const [person, ...others] = rest.filter((other) => nameIn(other) === nameIn(one));
    if (person === undefined || others.length > 0) return one;
    const facts = person.split('/').slice(1);
    const shown = maskCell(field, person).split('/').slice(1);
    return inPlaces(one, (fact) => facts[shown.indexOf(fact)] ?? fact);
  });
}

function textsOf(cell: string): string[] {
  return (cell.match(each) ?? []).map((one) => one.trim()).filter((one) => one !== '');
}

function nameIn(one: string): string {
  return one.split('/', 1)[0]?.trim() ?? '';
}
