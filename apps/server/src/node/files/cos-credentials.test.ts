import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import type { Log } from '../../core/host.ts';
import { cosCredentials } from './cos-credentials.ts';
import { readStorage } from './storage-settings.ts';

const server = openServer();
const keys = { COS_SECRET_ID: 'AKID-planted', COS_SECRET_KEY: 'KEY-planted' };
const storage = readStorage({ STORAGE: 'cos', COS_REGION: 'ap-shanghai', COS_BUCKET: 'saiwu-1250000000', ...keys }, '/data');

type Ask = NonNullable<Parameters<typeof cosCredentials>[1]>;
const lent = { tmpSecretId: 'tmp', tmpSecretKey: 'tmp key', sessionToken: 'token' };

async function ask(answer: Ask, bizType = 'PROJECT_MATERIAL') {
  if (storage.kind === 'disk') throw new Error('not a bucket');
  const lines: string[] = [];
  const note = (facts: object, message: string) => void lines.push(JSON.stringify(facts) + message);
  const { host } = server;
  const { log } = host;
  host.log = { info: note, warn: note, error: note } satisfies Log;
  host.cloudUpload = cosCredentials(storage, answer);
  try {
    return { lines, ...(await server.as('school').call('cloudUpload.credential', { query: { bizType } })) };
  } finally {
    host.log = log;
    delete host.cloudUpload;
  }
}

describe('cloud upload credentials', () => {
  it('may write under the caller’s own prefix only, for half an hour', async () => {
    let asked = { policy: {} } as Parameters<Ask>[0]; // what is asked comes in its place
    const { data } = await ask(async (options) => {
      asked = options;
      return { startTime: 1, expiredTime: 1_801, credentials: lent, requestId: 'r' };
    });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const keyPrefix = `direct/1/${id}/PROJECT_MATERIAL/`;
    expect(data).toEqual({ credentials: lent, expiredTime: 1801, keyPrefix, bucket: 'saiwu-1250000000', region: 'ap-shanghai' });
    expect(asked.durationSeconds).toBe(1800);
    const { statement: statements } = asked.policy as { statement: { action: string[]; resource: string }[] }; // the shape that Tencent documents
    const [statement, ...others] = statements;
    expect(others).toEqual([]);
    expect(statement?.resource).toBe(`qcs::cos:ap-shanghai:uid/1250000000:prefix//1250000000/saiwu/${keyPrefix}*`);
    expect(statement?.action.some((action) => /get|list(?!parts)|delete|\*/i.test(action.replace('name/cos:', '')))).toBe(false);
  });

  it('takes no path for a bizType', async () => {
    for (const bizType of ['../x', 'a/b', '*', '']) expect((await ask(() => Promise.reject(new Error('asked')), bizType)).status).toBe(400);
  });

  it('tells neither the caller nor the log a key when Tencent refuses', async () => {
    const refusals = [
      { Code: 'AuthFailure.SecretIdNotFound', Message: `no ${keys.COS_SECRET_ID}`, RequestId: 'r' },
      Object.assign(new Error(`timeout of ${keys.COS_SECRET_KEY}`), { code: 'ECONNABORTED', config: { data: keys } }),
      `text with ${keys.COS_SECRET_KEY}`,
    ];
    for (const refusal of refusals) {
      const { status, msg, lines } = await ask(() => Promise.reject(refusal)); // oxlint-disable-line prefer-promise-reject-errors -- the library rejects with plain objects
      expect([status, msg]).toEqual([503, '腾讯云存储暂时无法访问，请稍后再试']);
      expect(lines.join('\n')).toContain('no cloud credentials');
      expect(lines.join('\n') + msg).not.toMatch(/planted/);
    }
  });

  it('says so where the storage is none of Tencent’s', async () => {
    expect(await server.as('school').call('cloudUpload.credential', { query: { bizType: 'X' } })).toMatchObject({
      status: 409,
      msg: '没有配置腾讯云存储，请直接上传到本系统',
    });
  });
});

describe('the storage’s settings', () => {
  it('name what is missing or wrong', () => {
    expect(readStorage({}, '/data')).toEqual({ kind: 'disk', folder: '/data/files' });
    expect(() => readStorage({ STORAGE: 'ftp' }, '/data')).toThrow('STORAGE');
    expect(() => readStorage({ STORAGE: 's3', S3_BUCKET: 'x' }, '/data')).toThrow('S3_ACCESS_KEY_ID');
    expect(() => readStorage({ STORAGE: 'cos' }, '/data')).toThrow('COS_REGION');
  });
});
