import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { assignJudges, type AssignmentInput, type AssignmentResult } from '../../packages/judging/src/index.ts';

/** Sides of the comparison; each solves in a process of its own, because memory is compared too. */
type Side = 'ours' | 'highs';

/**
 * How well judges fit projects: by track, as contests have it (each judge knows two of eleven, so that thousands of assignments are equally
 * good, which is hard for a simplex method), or a score from 0 to 99 for every pair.
 */
type Fit = 'tracks' | 'scores';

interface Measured {
  /** Milliseconds from the input to the pairs. */
  time: number;
  /** How far the peak of the process lies above what it held before solving, MiB. */
  memory: number;
  affinity: number;
}

const projects = 2000;
const judges = 300;
const perProject = 5;
/** HiGHS takes most of a minute; `--rounds 1` looks once. */
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 3;
/**
 * Of HiGHS' time and memory, by fit: where scores differ everywhere a simplex method has few ties to walk through, and is quick itself.
 */
const bounds: Record<Fit, Record<'time' | 'memory', number>> = {
  tracks: { time: 0.25, memory: 0.25 },
  scores: { time: 0.5, memory: 0.25 },
};

const [, , side, fit] = process.argv;
if (side === 'ours') tell(await measure(solveOurs, fit === 'scores' ? 'scores' : 'tracks'));
else if (side === 'highs') tell(await measure(solveHighs, fit === 'scores' ? 'scores' : 'tracks'));
else await compareAll();

async function compareAll(): Promise<void> {
  const byTracks = compareBy('tracks');
  const byScores = compareBy('scores');
  console.table({ ...byTracks.lines, ...byScores.lines });
  const { largest, bound: least } = await fullPanel();
  console.log(`3,000 × 125 × 5, every judge at 120: two judges share ${largest} projects at most; no assignment is below ${least}`);
  const missed = [...byTracks.missed, ...byScores.missed, largest > 5 && `overlap ${largest}`].filter(Boolean);
  if (missed.length > 0) console.error(`out of bounds: ${missed.join(', ')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function compareBy(kind: Fit) {
  const turns = Array.from({ length: rounds }, () => ({ ours: inProcess('ours', kind), highs: inProcess('highs', kind) }));
  for (const { ours, highs } of turns) assert.equal(ours.affinity, highs.affinity, 'the same optimum');
  const time = median(turns.map(({ ours, highs }) => ours.time / highs.time));
  const memory = median(turns.map(({ ours, highs }) => ours.memory / highs.memory));
  return {
    missed: [
      time > bounds[kind].time && `time by ${kind} ${time.toFixed(2)}`,
      memory > bounds[kind].memory && `memory by ${kind} ${memory.toFixed(2)}`,
    ],
    lines: {
      [`fit by ${kind}: time, s`]: line(turns, 'time', 1000, time),
      [`fit by ${kind}: memory, MiB`]: line(turns, 'memory', 1, memory),
    },
  };
}

/** Every judge at the same cap, which leaves no freedom of load: overlap is all there is to better. */
async function fullPanel(): Promise<{ largest: number; bound: number }> {
  const { kind, load, overlap } = assigned(
    await assignJudges({
      projects: Array.from({ length: 3000 }, (_, index) => ({ id: `p${index}` })),
      judges: Array.from({ length: 125 }, (_, index) => ({ id: `j${index}`, max: 120 })),
      perProject,
      seed: 1,
    }),
  );
  assert.equal(kind, 'assigned');
  assert.ok(Object.values(load).every((count) => count === 120));
  return overlap;
}

/** A contest with recusal by school, from a fixed sequence. */
function contest(kind: Fit): AssignmentInput {
  let state = 20_261_121;
  const next = (below: number) => {
    // Park and Miller's minimal standard generator.
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const people = Array.from({ length: judges }, (_, index) => ({
    id: `j${index}`,
    school: `s${next(23)}`,
    tracks: [`t${index % 11}`, `t${(index * 3) % 11}`],
  }));
  const entries = Array.from({ length: projects }, (_, index) => ({ id: `p${index}`, school: `s${next(23)}`, track: `t${next(11)}` }));
  if (kind === 'tracks') return { projects: entries, judges: people, perProject, recusal: 'school', seed: 1 };
  const affinity = entries.flatMap(({ id: project }) => people.map(({ id: judge }) => ({ judge, project, score: next(100) })));
  return { projects: entries, judges: people.map(({ id, school }) => ({ id, school })), perProject, recusal: 'school', affinity, seed: 1 };
}

async function solveOurs(input: AssignmentInput): Promise<number> {
  const { totalAffinity, load } = assigned(await assignJudges(input));
  checkLoads(Object.values(load));
  return totalAffinity;
}

/** The same as a linear programme: its corners are whole numbers (transportation problem), so no integer search is needed. */
async function solveHighs({ projects: entries, judges: people, affinity }: AssignmentInput): Promise<number> {
  const { default: load } = await import('highs');
  const highs = await load();
  const count = entries.length * people.length;
  const mean = (entries.length * perProject) / people.length;
  const rows = entries.length + people.length;
  using model = highs.createModel({
    numCols: count,
    numRows: rows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: Float64Array.from({ length: count }, (_, cell) => {
      const { track = '' } = entries[Math.floor(cell / people.length)] ?? {};
      return affinity?.[cell]?.score ?? Number(people[cell % people.length]?.tracks?.includes(track));
    }),
    colLower: new Float64Array(count),
    colUpper: Float64Array.from({ length: count }, (_, cell) =>
      entries[Math.floor(cell / people.length)]?.school === people[cell % people.length]?.school ? 0 : 1,
    ),
    rowLower: Float64Array.from({ length: rows }, (_, row) => (row < entries.length ? perProject : Math.floor(mean))),
    rowUpper: Float64Array.from({ length: rows }, (_, row) => (row < entries.length ? perProject : Math.ceil(mean))),
    matrix: {
      format: 'csc',
      numRows: rows,
      numCols: count,
      starts: Int32Array.from({ length: count + 1 }, (_, cell) => cell * 2),
      indices: Int32Array.from({ length: count * 2 }, (_, entry) => {
        const cell = Math.floor(entry / 2);
        return entry % 2 === 0 ? Math.floor(cell / people.length) : entries.length + (cell % people.length);
      }),
      values: new Float64Array(count * 2).fill(1),
    },
  });
  model.options.set({ output_flag: false });
  model.run();
  const { colValue } = model.getSolution();
  checkLoads(people.map((_, judge) => entries.reduce((sum, _entry, project) => sum + (colValue[project * people.length + judge] ?? 0), 0)));
  return model.getObjectiveValue();
}

function checkLoads(loads: readonly number[]): void {
  const mean = (projects * perProject) / judges;
  assert.ok(
    loads.every((count) => Math.round(count) === Math.floor(mean) || Math.round(count) === Math.ceil(mean)),
    'loads at the floor or ceiling of the mean',
  );
}

function assigned(result: AssignmentResult) {
  assert.equal(result.kind, 'assigned');
  return result;
}

async function measure(solve: (input: AssignmentInput) => Promise<number>, kind: Fit): Promise<Measured> {
  const input = contest(kind);
  const before = process.resourceUsage().maxRSS;
  const start = performance.now();
  const affinity = await solve(input);
  // `maxRSS` is in KiB.
  return { time: performance.now() - start, memory: (process.resourceUsage().maxRSS - before) / 1024, affinity: Math.round(affinity) };
}

function inProcess(which: Side, kind: Fit): Measured {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), which, kind], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const measured: Measured = JSON.parse(stdout);
  return measured;
}

function tell(measured: Measured): void {
  console.log(JSON.stringify(measured));
}

function line(turns: readonly Record<Side, Measured>[], field: 'time' | 'memory', unit: number, ratio: number) {
  const of = (which: Side) => (median(turns.map((turn) => turn[which][field])) / unit).toFixed(1);
  return { ours: of('ours'), HiGHS: of('highs'), ratio: ratio.toFixed(2) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
