import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import { signIn } from './call-api.ts';
import { preparedDemonstration } from './prepared-demonstration.ts';
import { createDatabase, dropDatabase, postgres } from './scratch-database.ts';
import { type ServerProcess, startServer } from './start-server.ts';

/**
 * Uploads pictures of many at once and reads from /proc how much memory the server takes over what it has when idle: 200 avatars of 9 MB by
 * one person, then five good ones of 1.9 MB by each of 40 people. `node e2e/upload-memory.ts`, on the embedded database and on the
 * PostgreSQL of `TEST_DATABASE_URL`; `--sample`: 40 by one person and ten people, embedded. Linux only.
 */
const { values } = parseArgs({ options: { sample: { type: 'boolean', default: false } } });
const [byOne, people] = values.sample ? [40, 10] : [200, 40];
const each = 5;
/** Megabytes that the server may take over its idle ones. */
const most = 400;
const folder = mkdtempSync(join(tmpdir(), 'saiwu-memory-'));
const scratch = 'saiwu_upload_memory';

try {
  cpSync(await preparedDemonstration(), join(folder, 'embedded'), { recursive: true });
  await measure('embedded', {});
  if (postgres && !values.sample) {
    await measure('PostgreSQL', { DATABASE_URL: await createDatabase(scratch), SECRET: 'x'.repeat(40) });
    await dropDatabase(scratch);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, environment: Record<string, string>): Promise<void> {
  const server = await startServer(join(folder, name), ['--demo'], environment);
  try {
    const judges = Array.from({ length: people }, (_, index) => (index === 0 ? 'judge' : `judge${String(index + 1).padStart(2, '0')}`));
    const tokens: string[] = [];
    for (const account of judges) tokens.push(await signIn(server, account));
    const [first = ''] = tokens;
    await upload(server, first, formOf(picture(100)));
    const idle = residentMegabytes(server);
    const large = formOf(Buffer.alloc(9 * 1024 * 1024, 1));
    const small = formOf(picture(796));
    tell(
      name,
      `${byOne} × 9 MB by one person`,
      idle,
      await peakWhile(server, () => Promise.all(Array.from({ length: byOne }, () => upload(server, first, large)))),
    );
    const all = tokens.flatMap((token) => Array.from({ length: each }, () => token));
    tell(
      name,
      `${each} × 1.9 MB by ${people} people`,
      idle,
      await peakWhile(server, () => Promise.all(all.map((token) => upload(server, token, small)))),
    );
  } finally {
    server.process.kill('SIGKILL');
  }
}

function tell(name: string, what: string, idle: number, { peak, outcomes }: { peak: number; outcomes: string[] }): void {
  const counts = Object.entries(Object.groupBy(outcomes, (outcome) => outcome)).map(([outcome, some]) => `${some?.length} × ${outcome}`);
  console.log(`${name}: ${what}: ${Math.round(peak - idle)} MB over the idle ${Math.round(idle)} MB; answered ${counts.join(', ')}`);
  if (peak - idle > most) process.exitCode = 1;
}

async function peakWhile(server: ServerProcess, work: () => Promise<string[]>): Promise<{ peak: number; outcomes: string[] }> {
  let peak = 0;
  const look = () => (peak = Math.max(peak, residentMegabytes(server)));
  const timer = setInterval(look, 10);
  const outcomes = await work();
  clearInterval(timer);
  look();
  return { peak, outcomes };
}

function residentMegabytes({ process: { pid } }: ServerProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

interface Form {
  type: string;
  content: Buffer;
}

/** Built once for all who send it. */
function formOf(file: Buffer): Form {
  const boundary = 'saiwu-upload-memory';
  const before = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.concat([Buffer.from(before), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Sends a form without saying how long it is. Answers the status, or that the connection was cut. */
function upload({ address }: ServerProcess, token: string, { type, content }: Form): Promise<string> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'transfer-encoding': 'chunked' };
    const sending = request(`${address}/api/authority/user/avatar`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(String(answer.statusCode)));
    });
    sending.on('error', () => resolve('cut'));
    for (let at = 0; at < content.length; at += 65_536) sending.write(content.subarray(at, at + 65_536));
    sending.end();
  });
}

/** A PNG of `edge` by `edge` points that hardly packs: three bytes each. */
function picture(edge: number): Buffer {
  const points = Buffer.alloc(edge * (edge * 3 + 1));
  for (let at = 0; at < points.length; at += 1) points[at] = at % (edge * 3 + 1) === 0 ? 0 : (at * 31) % 251;
  const size = Buffer.alloc(13);
  size.writeUInt32BE(edge, 0);
  size.writeUInt32BE(edge, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', deflateSync(points, { level: 0 })), chunk('IEND', Buffer.alloc(0))]);
}
