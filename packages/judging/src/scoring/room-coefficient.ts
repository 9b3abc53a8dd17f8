import { roundHalfUp, settle, shortText, sumOf, type Exact } from '../exact-decimal.ts';
import { reasonOf, type Reason, type Step } from '../explain.ts';
import { meanStep, totalSteps } from './mean-rules.ts';
import type { RuleOutcome } from './rule-outcome.ts';
import type { Panel, ScoringRule } from './scoring-input.ts';

/** mean × (overall mean ÷ room mean); the means of rooms are over their sheets. */
export function roomCoefficient(panel: Panel, rule: ScoringRule): RuleOutcome {
  const rooms = readRooms(panel);
  if ('because' in rooms) return rooms;
  const overall = overallMean(rooms.totals, rule);

  const coefficients = new Map<string, { value: Exact; steps: Step[] }>();
  for (const [room, totals] of rooms.totals) {
    const sum = sumOf(totals);
    const mean = sum.dividedBy(totals.length);
    if (mean.isZero()) return { because: reasonOf('score.roomMeanZero', { room }) };
    const raw = overall.value.dividedBy(mean);
    const steps = [
      reasonOf('step.roomMean', { room, sum: shortText(sum), count: totals.length, mean: shortText(mean) }),
      reasonOf('step.coefficient', { overall: shortText(overall.value), roomMean: shortText(mean), coefficient: shortText(raw) }),
    ];
    const places = rule.coefficientDecimals;
    const value = places === undefined ? raw : roundHalfUp(raw, places);
    if (places !== undefined) steps.push(reasonOf('step.coefficientRounded', { decimals: places, coefficient: value.toFixed(places) }));
    coefficients.set(room, { value, steps });
  }

  const scores = new Map<string, { value: Exact; steps: Step[] }>();
  for (const [project, marks] of panel) {
    const coefficient = coefficients.get(rooms.roomOf.get(project) ?? '');
    if (!coefficient) continue;
    const own = meanStep(marks.map(({ total }) => total));
    const value = own.value.times(coefficient.value);
    const applied = reasonOf('step.coefficientApplied', {
      mean: shortText(own.value),
      coefficient: shortText(coefficient.value),
      score: shortText(value),
    });
    scores.set(project, { value, steps: [...totalSteps(marks), own.step, ...overall.steps, ...coefficient.steps, applied] });
  }
  return { scores };
}

interface Rooms {
  totals: Map<string, Exact[]>;
  roomOf: Map<string, string>;
}

function readRooms(panel: Panel): Rooms | { because: Reason } {
  const totals = new Map<string, Exact[]>();
  const roomOf = new Map<string, string>();
  for (const [project, marks] of panel) {
    const names = new Set(marks.flatMap(({ room }) => room ?? []));
    const [room] = names;
    if (room === undefined || marks.some((mark) => mark.room === undefined)) return { because: reasonOf('score.roomMissing', { project }) };
    if (names.size > 1) return { because: reasonOf('score.roomDiffers', { project, rooms: [...names].join(', ') }) };
    roomOf.set(project, room);
    const inRoom = totals.get(room) ?? [];
    for (const { total } of marks) inRoom.push(total);
    totals.set(room, inRoom);
  }
  return { totals, roomOf };
}

function overallMean(totals: Map<string, Exact[]>, rule: ScoringRule): { value: Exact; steps: Step[] } {
  const isPooled = (rule.overall ?? 'pooled') === 'pooled';
  const values = isPooled ? [...totals.values()].flat() : Array.from(totals.values(), (room) => sumOf(room).dividedBy(room.length));
  const sum = settle(sumOf(values));
  const raw = sum.dividedBy(values.length);
  const code = isPooled ? 'step.overallPooled' : 'step.overallMeanOfMeans';
  const steps = [reasonOf(code, { sum: shortText(sum), count: values.length, mean: shortText(raw) })];
  const places = rule.overallDecimals;
  if (places === undefined) return { value: raw, steps };
  const value = roundHalfUp(raw, places);
  steps.push(reasonOf('step.overallRounded', { decimals: places, mean: value.toFixed(places) }));
  return { value, steps };
}
