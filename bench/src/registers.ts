import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSheet } from '../../apps/server/src/formats/sheets/write-sheet.ts';
import { type ServerProcess, startServer } from '../../e2e/start-server.ts';
import { buildStale } from '../../scripts/build.mjs';
import { ownDatabase } from '../large/database.ts';

// A year of 5,000 students from a sheet, and the same once more as an update of everybody: the built server over HTTP, while somebody else
// works.

const people = 5000;
/** Milliseconds that an import may take, and that somebody else may wait meanwhile. */
const bounds = { server: { import: 10_000, others: 1000 }, embedded: { import: 30_000, others: 3000 } };
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, on: { type: 'string' } } });

await buildStale(['server', 'console']);
if (options.on !== 'embedded') {
  const { url, drop } = await ownDatabase('registers');
  try {
    await measure('server', { DATABASE_URL: url, SECRET: 'x'.repeat(32) });
  } finally {
    await drop();
  }
}
if (options.on !== 'server') await measure('embedded');

async function measure(kind: keyof typeof bounds, environment: Record<string, string> = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
  const server = await startServer(folder, [], environment);
  try {
    const call = await signIn(server);
    const school = await call('/authority/org', { parentId: '0', label: '华东大学', type: 'school' });
    await call('/authority/org', { parentId: school.id, label: '工学院', type: 'college' });
    const rows = [];
    for (let round = 1; round <= Number(options.rounds); round += 1) {
      rows.push(await besides(call, 'new', () => bring(call, round)));
      rows.push(await besides(call, 'updates', () => bring(call, round, 'UPDATE')));
    }
    const { total } = await call('/register/student/page', { model: {} });
    if (total !== String(people * Number(options.rounds))) throw new Error(`${total} students are there`);
    console.log(`${people} students, ${kind}`);
    console.table(rows.map((row) => ({ ...row, ...bounds[kind] })));
    if (rows.some(({ took, longest }) => took > bounds[kind].import || longest > bounds[kind].others)) process.exitCode = 1;
  } finally {
    server.process.kill();
    await new Promise((resolve) => server.process.once('exit', resolve));
    rmSync(folder, { recursive: true });
  }
}

/** The sheet of one year; an update changes the major of everybody. */
async function bring(call: Caller, round: number, existing?: string): Promise<void> {
  const titles = ['学号', '姓名', '学院', '专业', '年级', '学历层次', '手机'];
  const rows = Array.from({ length: people }, (_, index) => [
    `${2020 + round}${String(index).padStart(8, '0')}`,
    `学生${index}`,
    '工学院',
    existing === undefined ? '计算机科学与技术' : '软件工程',
    `${2020 + round}级`,
    '本科生',
    `138${String(index).padStart(8, '0')}`,
  ]);
  const form = new FormData();
  form.set('file', new File([writeSheet({ sheetName: '学生', columns: titles.map((title) => ({ title })), rows })], 'students.xlsx'));
  if (existing !== undefined) form.set('existing', existing);
  await call('/register/student/import', form);
}

/** How long some work takes, and the longest that a call of somebody else takes meanwhile, one after the other. In milliseconds. */
async function besides(call: Caller, name: string, work: () => Promise<unknown>) {
  const started = performance.now();
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  let longest = 0;
  let calls = 0;
  const isGoingOn = () => !isOver;
  while (isGoingOn()) {
    const asked = performance.now();
    await call('/authority/dictionary/page', { model: {} });
    longest = Math.max(longest, performance.now() - asked);
    calls += 1;
  }
  await working;
  return { name, took: Math.round(performance.now() - started), longest: Math.round(longest), calls };
}

/** Posts JSON or a form, and answers the data. */
type Caller = (path: string, body: object) => Promise<Record<string, string>>;

async function signIn({ address, password }: ServerProcess): Promise<Caller> {
  const post = async (path: string, body: object, authorization: string) => {
    const isForm = body instanceof FormData;
    const headers = { authorization, ...(!isForm && { 'content-type': 'application/json' }) };
    const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
    const { isSuccess, msg, data } = await response.json();
    if (isSuccess !== true) throw new Error(`${path}: ${msg}`);
    return data;
  };
  const form = { grantType: 'password', account: 'admin', password };
  const { token } = await post('/oauth/noToken/login', form, `Basic ${btoa('lamp_web:lamp_web_secret')}`);
  return (path, body) => post(path, body, `Bearer ${token}`);
}
