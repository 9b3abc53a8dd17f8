import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, type Reason } from '../explain.ts';
import { assignJudges, type AssignmentInput, type AssignmentResult, type Mend, type Shortfall } from '../index.ts';

/** Mutants meet a fifth of the instances: there are a thousand of them. */
const runs = (count: number) => (process.env['MUTATING'] === undefined ? count : count / 5);

describe('small instances agree with trying everything out', () => {
  it('feasible exactly when there is an assignment; load, then affinity optimal', async () => {
    await fc.assert(
      fc.asyncProperty(smallInput(), async (input) => {
        const best = bruteForce(input, (load, affinity) => [load, -affinity]);
        const result = await assignJudges(input);
        expect(result.kind).toBe(best ? 'assigned' : 'infeasible');
        if (!best) return;
        const { load, affinity } = measure(input, assigned(result));
        expect([load, -affinity]).toEqual(best);
        expect(assigned(result).totalAffinity).toBe(affinity);
        expectHardLimits(input, assigned(result));
      }),
      { numRuns: runs(500), seed: 20 },
    );
  });

  it('affinity alone is optimal over all assignments that keep the hard limits', async () => {
    await fc.assert(
      fc.asyncProperty(smallInput(), async (whole) => {
        const input = { ...whole, weights: { load: 0, affinity: 1, overlap: 0 } };
        const best = bruteForce(input, (_, affinity) => [-affinity]);
        const result = await assignJudges(input);
        expect(result.kind).toBe(best ? 'assigned' : 'infeasible');
        if (!best) return;
        expect([-measure(input, assigned(result)).affinity]).toEqual(best);
      }),
      { numRuns: runs(300), seed: 21 },
    );
  });

  it('overlap: never below the bound, and the search keeps load and affinity', async () => {
    await fc.assert(
      fc.asyncProperty(smallInput(), async (input) => {
        const searched = await assignJudges(input);
        const plain = await assignJudges({ ...input, weights: { overlap: 0 } });
        if (searched.kind !== 'assigned') return;
        expect(measure(input, searched)).toEqual(measure(input, assigned(plain)));
        expect(searched.overlap.largest).toBe(largestOverlap(searched));
        expect(searched.overlap.largest).toBeGreaterThanOrEqual(searched.overlap.bound);
      }),
      { numRuns: runs(200), seed: 22 },
    );
  });

  it('a shortfall counts what is missing, and each mend is enough and the smallest', async () => {
    let infeasible = 0;
    await fc.assert(
      fc.asyncProperty(smallInput({ isTight: true }), async (input) => {
        const result = await assignJudges(input);
        if (result.kind !== 'infeasible') return;
        infeasible++;
        const missing = result.shortfalls.reduce((sum, shortfall) => sum + shortfall.missing, 0);
        expect(missing).toBe(demandOf(input) - mostPlaced(input));
        for (const shortfall of result.shortfalls) expectHallViolator(input, shortfall);
        for (const mend of result.mends) await expectSmallestMend(input, mend, missing);
      }),
      { numRuns: runs(250), seed: 23 },
    );
    expect(infeasible).toBeGreaterThan(runs(50));
  });
});

describe('hard limits', () => {
  it('keeps standing pairs and tops up', async () => {
    const input = plainInput(4, 4, 2, {
      standing: [
        { judge: 'j0', project: 'p0' },
        { judge: 'j0', project: 'p1' },
      ],
    });
    const result = assigned(await assignJudges(input));
    expect(result.pairs).toContainEqual({ judge: 'j0', project: 'p0', reasons: [{ code: 'pair.standing', values: {} }] });
    expect(result.load).toEqual({ j0: 2, j1: 2, j2: 2, j3: 2 });
  });

  it('withdraws a pair and refills: all others stay, and what is filled in is the best that fits them', async () => {
    let refilled = 0;
    await fc.assert(
      fc.asyncProperty(smallInput(), fc.nat(), async (input, choice) => {
        const first = await assignJudges(input);
        if (first.kind !== 'assigned') return;
        const pairs = first.pairs.map(({ judge, project }) => ({ judge, project }));
        const withdrawn = pairs[choice % pairs.length];
        if (withdrawn === undefined) return;
        const after = {
          ...input,
          conflicts: [...(input.conflicts ?? []), withdrawn],
          standing: pairs.filter((pair) => pair !== withdrawn),
        };
        const second = await assignJudges(after);
        const best = bruteForce(after, (load, affinity) => [load, -affinity]);
        expect(second.kind).toBe(best ? 'assigned' : 'infeasible');
        if (second.kind !== 'assigned') return;
        refilled++;
        expectHardLimits(after, second);
        const { load, affinity } = measure(after, second);
        expect([load, -affinity]).toEqual(best);
        expect(second.pairs.filter(({ reasons }) => reasons[0]?.code === 'pair.standing')).toHaveLength(pairs.length - 1);
      }),
      { numRuns: runs(600), seed: 24 },
    );
    expect(refilled).toBeGreaterThan(runs(20));
  });

  it('names the reviews that standing pairs elsewhere take away', async () => {
    const input = plainInput(2, 1, 1, { max: 1, standing: [{ judge: 'j0', project: 'p1' }] });
    const values = { projects: 1, demand: 1, judges: 1, room: 0, elsewhere: 0, recused: 0, conflicts: 0, missing: 1 };
    expect(await assignJudges(input)).toMatchObject({
      shortfalls: [{ projects: ['p0'], missing: 1, because: { code: 'shortfall.capacity', values } }],
    });
  });

  it.each(['college', 'school', 'province'] as const)(
    'recuses by %s and names where further judges must not come from',
    async (recusal) => {
      const input: AssignmentInput = {
        projects: [{ id: 'p', [recusal]: 'A' }],
        judges: [
          { id: 'own', [recusal]: 'A' },
          { id: 'other', [recusal]: 'B' },
          { id: 'kin', [recusal]: 'C' },
        ],
        conflicts: [{ judge: 'kin', project: 'p' }],
        perProject: 3,
        recusal,
        seed: 1,
      };
      const result = await assignJudges(input);
      expect(result).toEqual({
        kind: 'infeasible',
        shortfalls: [
          {
            projects: ['p'],
            missing: 2,
            because: { code: 'shortfall.eligible', values: { project: 'p', needed: 3, eligible: 1, recused: 1, conflicts: 1, missing: 2 } },
          },
        ],
        mends: [{ addJudges: 2, notFrom: ['A'], text: { code: 'mend.addJudgesNotFrom', values: { count: 2, places: 'A' } } }],
      });
      const mends = result.kind === 'infeasible' ? result.mends : [];
      expect(mends.map(({ text }) => explain(text, 'zh'))).toEqual(['增加 2 位不来自 A 的评委']);
      expect(mends.map(({ text }) => explain(text, 'en'))).toEqual(['Add 2 judges not from A']);
    },
  );

  it('a full panel: caps are the cause, raising them the other way out', async () => {
    const input = plainInput(3, 2, 2, { max: 2 });
    const result = await assignJudges(input);
    expect(result).toMatchObject({
      kind: 'infeasible',
      shortfalls: [
        { missing: 2, because: { code: 'shortfall.capacity', values: { projects: 3, demand: 6, judges: 2, room: 4, elsewhere: 0 } } },
      ],
      mends: [
        { addJudges: 1, text: { values: { cap: 2 } } },
        { raiseCap: expect.arrayContaining(['j0', 'j1']), text: { values: { total: 2 } } },
      ],
    });
  });

  it('standing pairs that break a limit themselves are named', async () => {
    const conflict = plainInput(1, 2, 1, { standing: [{ judge: 'j0', project: 'p0' }], conflicts: [{ judge: 'j0', project: 'p0' }] });
    expect(await assignJudges(conflict)).toMatchObject({ shortfalls: [{ because: { code: 'shortfall.standingConflict' } }] });
    const tooMany = plainInput(1, 2, 1, {
      standing: [
        { judge: 'j0', project: 'p0' },
        { judge: 'j1', project: 'p0' },
      ],
    });
    expect(await assignJudges(tooMany)).toMatchObject({ shortfalls: [{ because: { code: 'shortfall.standingTooMany' } }] });
    const overCap = plainInput(2, 2, 1, {
      max: 1,
      standing: [
        { judge: 'j0', project: 'p0' },
        { judge: 'j0', project: 'p1' },
      ],
    });
    expect(await assignJudges(overCap)).toMatchObject({ mends: [{ raiseCap: ['j0'] }] });
  });

  it('a minimum that cannot be met is a shortfall of the judges', async () => {
    const input = plainInput(2, 2, 1, { min: 2 });
    expect(await assignJudges(input)).toMatchObject({
      shortfalls: [{ projects: [], missing: 2, because: { code: 'shortfall.minimum', values: { minimum: 4, available: 2 } } }],
      mends: [{ text: { code: 'mend.lowerMinimum', values: { total: 2 } } }],
    });
  });
});

describe('aims', () => {
  it('a track match counts 1 where no affinity is given, and an explicit score overrides it', async () => {
    const input: AssignmentInput = {
      projects: [
        { id: 'p', track: 'chip' },
        { id: 'q', track: 'farm' },
      ],
      judges: [
        { id: 'a', tracks: ['farm'] },
        { id: 'b', tracks: ['chip'] },
      ],
      perProject: 1,
      seed: 3,
    };
    const byTrack = assigned(await assignJudges(input));
    expect(byTrack.totalAffinity).toBe(2);
    expect(byTrack.pairs[0]?.reasons[0]).toEqual({ code: 'pair.track', values: { track: 'chip' } });
    const overridden = assigned(await assignJudges({ ...input, affinity: [{ judge: 'b', project: 'p', score: -2.5 }] }));
    expect(overridden.pairs.map(({ judge, project }) => judge + project)).toEqual(['ap', 'bq']);
    expect(overridden.totalAffinity).toBe(0);
  });

  it('sums decimals exactly, and takes any finite affinity', async () => {
    const input = plainInput(3, 1, 1, {});
    const scored = (score: number) => input.projects.map(({ id }) => ({ judge: 'j0', project: id, score }));
    expect(assigned(await assignJudges({ ...input, affinity: scored(0.1) })).totalAffinity).toBe(0.3);
    expect(assigned(await assignJudges({ ...input, affinity: scored(1e300) })).totalAffinity / 3e300).toBeCloseTo(1, 8);
  });

  it('evens out 300 × 40 × 5 in well under a second, and repeats itself by the seed', async () => {
    const input = contest(300, 40);
    const start = performance.now();
    const result = assigned(await assignJudges(input));
    expect(performance.now() - start).toBeLessThan(3000);
    expect(new Set(Object.values(result.load))).toEqual(new Set([37, 38]));
    expectHardLimits(input, result);
    expect(await assignJudges(input)).toEqual(result);
    const other = assigned(await assignJudges({ ...input, seed: 2 }));
    expect(other.pairs).not.toEqual(result.pairs);
    expect(other.totalAffinity).toBe(result.totalAffinity);
  });

  it('spreads who judges with whom', async () => {
    const input = plainInput(240, 24, 5, {});
    const plain = assigned(await assignJudges({ ...input, weights: { overlap: 0 } }));
    const searched = assigned(await assignJudges(input));
    expect(searched.overlap.bound).toBe(9);
    expect(searched.overlap.largest).toBeLessThanOrEqual(10);
    expect(searched.overlap.largest).toBeLessThan(plain.overlap.largest);
  });
});

describe('long runs', () => {
  it('reports progress from 0 to 1 and stops on the signal', async () => {
    const heard: number[] = [];
    await assignJudges(contest(300, 40), { onProgress: (done) => heard.push(done) });
    expect(heard[0]).toBe(0);
    expect(heard.at(-1)).toBe(1);
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual(heard.toSorted((one, other) => one - other));

    const controller = new AbortController();
    const run = assignJudges(contest(300, 40), { signal: controller.signal, onProgress: (done) => void (done > 0 && controller.abort()) });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    await expect(assignJudges(contest(1, 1), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('input', () => {
  it('may be empty, and a project may need nobody', async () => {
    const empty = { kind: 'assigned', pairs: [], load: {}, totalAffinity: 0, overlap: { largest: 0, bound: 0 } };
    expect(await assignJudges({ projects: [], judges: [], perProject: 3, seed: 0 })).toEqual(empty);
    expect(await assignJudges({ projects: [{ id: 'p' }], judges: [], perProject: 0, seed: 0 })).toEqual(empty);
    expect(await assignJudges({ projects: [{ id: 'p' }], judges: [], perProject: 1, seed: 0 })).toMatchObject({
      mends: [{ addJudges: 1 }],
    });
  });
});

type Assigned = Extract<AssignmentResult, { kind: 'assigned' }>;

function assigned(result: AssignmentResult): Assigned {
  if (result.kind !== 'assigned') throw new Error(JSON.stringify(result));
  return result;
}

function smallInput({ isTight = false } = {}): fc.Arbitrary<AssignmentInput> {
  const school = fc.option(fc.constantFrom('A', 'B', 'C'), { nil: undefined });
  const track = fc.constantFrom('x', 'y');
  return fc.record({ projects: fc.integer({ min: 1, max: 4 }), judges: fc.integer({ min: 1, max: 4 }) }).chain((size) => {
    const pair = fc.record({
      judge: fc.nat(size.judges - 1).map((index) => `j${index}`),
      project: fc.nat(size.projects - 1).map((index) => `p${index}`),
    });
    const apart = { selector: (one: { judge: string; project: string }) => one.judge + one.project };
    return fc.record({
      projects: fc.tuple(
        ...Array.from({ length: size.projects }, (_, index) => fc.record({ id: fc.constant(`p${index}`), school, track })),
      ),
      judges: fc.tuple(
        ...Array.from({ length: size.judges }, (_, index) =>
          fc
            .record({
              id: fc.constant(`j${index}`),
              school,
              tracks: fc.subarray(['x', 'y']),
              min: isTight ? fc.constant(0) : fc.constantFrom(0, 0, 0, 1, 2),
              more: isTight ? fc.nat(2) : fc.option(fc.nat(3), { nil: undefined, freq: 2 }),
            })
            .map(({ more, ...judge }) => ({ ...judge, max: more === undefined ? undefined : judge.min + more })),
        ),
      ),
      perProject: isTight
        ? fc.integer({ min: 1, max: 3 })
        : fc.oneof(
            fc.nat(3),
            fc
              .tuple(...Array.from({ length: size.projects }, () => fc.nat(2)))
              .map((counts) => Object.fromEntries(counts.map((count, index) => [`p${index}`, count]))),
          ),
      recusal: fc.constantFrom('off' as const, 'school' as const),
      conflicts: fc.array(pair, { maxLength: 3 }),
      standing: isTight ? fc.constant([]) : fc.array(pair, { maxLength: 1 }),
      affinity: fc
        .uniqueArray(pair, { ...apart, maxLength: 10 })
        .chain((pairs) =>
          fc.tuple(...pairs.map((one) => fc.integer({ min: -8, max: 8 }).map((quarters) => ({ ...one, score: quarters / 4 })))),
        ),
      seed: fc.integer(),
    });
  });
}

function isAllowed(input: AssignmentInput, judgeId: string, projectId: string): boolean {
  const judge = input.judges.find(({ id }) => id === judgeId);
  const project = input.projects.find(({ id }) => id === projectId);
  const level = input.recusal ?? 'off';
  const isRecused = level !== 'off' && project?.[level] !== undefined && project[level] === judge?.[level];
  return !isRecused && !input.conflicts?.some((pair) => pair.judge === judgeId && pair.project === projectId);
}

function neededBy(input: AssignmentInput, project: string): number {
  return typeof input.perProject === 'number' ? input.perProject : (input.perProject[project] ?? 0);
}

function demandOf(input: AssignmentInput): number {
  return input.projects.reduce((sum, { id }) => sum + neededBy(input, id), 0);
}

function affinityOf(input: AssignmentInput, judgeId: string, projectId: string): number {
  const given = input.affinity?.find((pair) => pair.judge === judgeId && pair.project === projectId);
  if (given) return given.score;
  const { track } = input.projects.find(({ id }) => id === projectId) ?? {};
  return track !== undefined && input.judges.find(({ id }) => id === judgeId)?.tracks?.includes(track) ? 1 : 0;
}

function measure(input: AssignmentInput, result: Assigned): { load: number; affinity: number } {
  return {
    load: Object.values(result.load).reduce((sum, load) => sum + load ** 2, 0),
    affinity: result.pairs.reduce((sum, { judge, project }) => sum + affinityOf(input, judge, project), 0),
  };
}

function expectHardLimits(input: AssignmentInput, result: Assigned): void {
  const seen = new Set(result.pairs.map(({ judge, project }) => `${judge} ${project}`));
  expect(seen.size).toBe(result.pairs.length);
  for (const { judge, project } of result.pairs)
    if (!isAllowed(input, judge, project)) throw new Error(`${judge} ${project} is in conflict`);
  for (const { judge, project } of input.standing ?? []) expect(seen).toContain(`${judge} ${project}`);
  for (const { id } of input.projects) expect(result.pairs.filter(({ project }) => project === id)).toHaveLength(neededBy(input, id));
  for (const { id, min, max } of input.judges) {
    const load = result.pairs.filter(({ judge }) => judge === id).length;
    expect(load).toBe(result.load[id]);
    expect(load).toBeGreaterThanOrEqual(min ?? 0);
    expect(load).toBeLessThanOrEqual(max ?? Infinity);
  }
}

/** The least cost over all assignments that keep the hard limits, compared from the left; undefined when there is none. */
function bruteForce(input: AssignmentInput, costOf: (load: number, affinity: number) => number[]): number[] | undefined {
  let best: number[] | undefined;
  const load = new Map(input.judges.map(({ id }) => [id, 0]));
  const visit = (position: number, affinity: number) => {
    const project = input.projects[position]?.id;
    if (project === undefined) {
      if (input.judges.some(({ id, min }) => (load.get(id) ?? 0) < (min ?? 0))) return;
      const cost = costOf(
        Array.from(load.values()).reduce((sum, value) => sum + value ** 2, 0),
        affinity,
      );
      const first = best ? cost.findIndex((value, index) => value !== best?.[index]) : 0;
      if (first >= 0 && (!best || (cost[first] ?? 0) < (best[first] ?? 0))) best = cost;
      return;
    }
    for (const team of subsets(input.judges.map(({ id }) => id))) {
      if (team.length !== neededBy(input, project) || team.some((judge) => !isAllowed(input, judge, project))) continue;
      if (input.standing?.some((pair) => pair.project === project && !team.includes(pair.judge))) continue;
      if (team.some((judge) => (load.get(judge) ?? 0) >= (input.judges.find(({ id }) => id === judge)?.max ?? Infinity))) continue;
      for (const judge of team) load.set(judge, (load.get(judge) ?? 0) + 1);
      visit(position + 1, affinity + team.reduce((sum, judge) => sum + affinityOf(input, judge, project), 0));
      for (const judge of team) load.set(judge, (load.get(judge) ?? 0) - 1);
    }
  };
  visit(0, 0);
  return best;
}

/** The most reviews that can be placed when projects may stay short. */
function mostPlaced(input: AssignmentInput): number {
  const room = input.judges.map(({ max }) => max ?? Infinity);
  const visit = (position: number): number => {
    const project = input.projects[position]?.id;
    if (project === undefined) return 0;
    let most = 0;
    for (const team of subsets([...input.judges.keys()])) {
      const isPossible = team.every((judge) => (room[judge] ?? 0) > 0 && isAllowed(input, `j${judge}`, project));
      if (team.length > neededBy(input, project) || !isPossible) continue;
      for (const judge of team) room[judge] = (room[judge] ?? 0) - 1;
      most = Math.max(most, team.length + visit(position + 1));
      for (const judge of team) room[judge] = (room[judge] ?? 0) + 1;
    }
    return most;
  };
  return visit(0);
}

function subsets<T>(items: T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((subset) => [...subset, item])], [[]]);
}

/** The named projects alone, with all judges to themselves, already miss that many. */
function expectHallViolator(input: AssignmentInput, { projects, missing, because }: Shortfall): void {
  const alone = {
    ...input,
    projects: input.projects.filter(({ id }) => projects.includes(id)),
    conflicts: input.conflicts?.filter(({ project }) => projects.includes(project)),
    affinity: [],
  };
  expect(missing).toBeGreaterThan(0);
  expect(demandOf(alone) - mostPlaced(alone)).toBe(missing);
  // And the sum that is told adds up.
  const { needed = 0, eligible = 0, demand = 0, room = 0, elsewhere = 0, recused, conflicts, ...values } = numbersIn(because);
  expect([values['missing'], needed + demand]).toEqual([missing, demandOf(alone)]);
  expect(needed - eligible + demand - room - elsewhere).toBe(missing);
  const barred = projects.flatMap((project) => input.judges.filter(({ id }) => !isAllowed(input, id, project)));
  expect(Number(recused) + Number(conflicts)).toBe(barred.length);
}

function numbersIn({ values }: Reason): Record<string, number> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
}

async function expectSmallestMend(input: AssignmentInput, { addJudges, notFrom, raiseCap, text }: Mend, missing: number): Promise<void> {
  const raised = input.judges.map((judge) => (raiseCap?.includes(judge.id) ? { ...judge, max: undefined } : judge));
  const isRaiseEnough = !raiseCap || ((await isFeasible({ ...input, judges: raised })) && text.values['total'] === missing);
  expect(isRaiseEnough).toBe(true);
  if (addJudges === undefined) return;
  const cap = Math.max(0, ...input.judges.map(({ max }) => max ?? Infinity)) || Infinity;
  expect(await isFeasible(withJudges(input, addJudges, cap))).toBe(true);
  expect(await isFeasible(withJudges(input, addJudges - 1, cap))).toBe(false);
  for (const school of ['A', 'B', 'C']) {
    expect(await isFeasible(withJudges(input, addJudges, cap, school))).toBe(!notFrom?.includes(school));
  }
}

function withJudges(input: AssignmentInput, count: number, max: number, school?: string): AssignmentInput {
  return { ...input, judges: [...input.judges, ...Array.from({ length: count }, (_, index) => ({ id: `new${index}`, max, school }))] };
}

async function isFeasible(input: AssignmentInput): Promise<boolean> {
  return (await assignJudges(input)).kind === 'assigned';
}

function plainInput(
  projects: number,
  judges: number,
  perProject: number,
  { min, max, ...rest }: Partial<AssignmentInput> & { min?: number; max?: number },
): AssignmentInput {
  return {
    projects: Array.from({ length: projects }, (_, index) => ({ id: `p${index}` })),
    judges: Array.from({ length: judges }, (_, index) => ({ id: `j${index}`, min, max })),
    perProject,
    seed: 1,
    ...rest,
  };
}

function contest(projects: number, judges: number): AssignmentInput {
  return {
    projects: Array.from({ length: projects }, (_, index) => ({
      id: `p${index}`,
      school: `s${(index * 7) % 23}`,
      track: `t${(index * 5) % 8}`,
    })),
    judges: Array.from({ length: judges }, (_, index) => ({
      id: `j${index}`,
      school: `s${(index * 3) % 23}`,
      tracks: [`t${index % 8}`, `t${(index * 3) % 8}`],
    })),
    perProject: 5,
    recusal: 'school',
    seed: 1,
  };
}

function largestOverlap(result: Assigned): number {
  const shared = new Map<string, number>();
  for (const one of result.pairs) {
    for (const other of result.pairs) {
      if (one.project !== other.project || one.judge >= other.judge) continue;
      const key = `${one.judge} ${other.judge}`;
      shared.set(key, (shared.get(key) ?? 0) + 1);
    }
  }
  return Math.max(0, ...shared.values());
}
