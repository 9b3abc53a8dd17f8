import { beforeEach, describe, expect, it } from 'vitest';
import { approve, ask, reject, uploadEvidence } from '../../../../test/certification-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { pdfOf } from '../../../../test/pdf-file.ts';
import { memoryFiles } from '../../../browser/memory-files.ts';
import { runSchedules } from '../../jobs/run-schedules.ts';

const server = openServer();

beforeEach(() => {
  server.host.files = memoryFiles();
});

async function evidenceOf(account: string): Promise<{ id: string; url: string }> {
  await ask(server, account);
  return (await server.as(account).call('certification.mine')).data.requests[0].evidence[0];
}

async function keys(): Promise<string[]> {
  const found = [];
  for await (const { key } of server.host.files.list('attachments/')) found.push(key);
  return found;
}

describe('evidence', () => {
  it('is seen by the one who asked and by those who decide, and opens by their links alone', async () => {
    const { url } = await evidenceOf('student');
    expect((await server.fetch(url)).status).toBe(200);
    const { data } = await server.as('college').call('certification.page', { body: { model: {} } });
    const [{ id }] = data.records;
    for (const account of ['college', 'school', 'manager', 'admin']) {
      const { data: seen } = await server.as(account).call('certification.get', { params: { id } });
      expect(seen.evidence, account).toHaveLength(1);
    }
    for (const account of ['other', 'teacher', 'judge1', 'nobody'])
      expect([403, 404], account).toContain((await server.as(account).call('certification.get', { params: { id } })).status);
  });

  it('has links that end within ten minutes, and fresh ones for whoever asks again', async () => {
    server.setNow(new Date('2026-03-02T10:12:00Z'));
    const { url } = await evidenceOf('student');
    server.setNow(new Date('2026-03-02T10:17:00Z'));
    expect((await server.fetch(url)).status).toBe(200);
    server.setNow(new Date('2026-03-02T10:20:01Z'));
    expect((await server.fetch(url)).status).toBe(409);
    const { data } = await server.as('student').call('certification.mine');
    expect((await server.fetch(data.requests[0].evidence[0].url)).status).toBe(200);
  });

  it('is found by no operation on attachments, whoever asks, nor changed nor deleted', async () => {
    const { id, url } = await evidenceOf('student');
    const { path } = await server.db.selectFrom('attachment').where('id', '=', id).select('path').executeTakeFirstOrThrow();
    const file = () => new File(['x'], 'x.txt');
    for (const account of ['admin', 'manager', 'school', 'college']) {
      const as = server.as(account);
      expect((await as.call('attachment.page', { body: { model: { bizType: 'CERTIFICATION' } } })).data.records, account).toEqual([]);
      const answers = [
        await as.call('attachment.get', { params: { id } }),
        await as.call('attachment.file', { params: { id } }),
        await as.call('attachment.download', { body: [id] }),
        await as.call('attachment.getUrl', { query: { path } }),
        await as.call('attachment.remove', { body: [id] }),
        await as.call('attachment.upload', { body: { file: file(), bizType: 'NOTES', id } }),
      ];
      expect(
        answers.map(({ status }) => status),
        account,
      ).toEqual([404, 404, 404, 404, 404, 404]);
    }
    expect((await server.fetch(url)).status).toBe(200);
  });

  it('of somebody else is not handed in, nor a file that is none', async () => {
    const foreign = await uploadEvidence(server, 'teacher');
    const { data: notes } = await server
      .as('school')
      .call('attachment.upload', { body: { file: new File(['x'], 'x.txt'), bizType: 'NOTES', bizId: 'a' } });
    for (const [account, id] of [
      ['student', foreign],
      ['student', '999999999999'],
      ['school', notes.id],
    ] as const)
      expect(await ask(server, account, { evidenceIds: [id] })).toMatchObject({
        status: 400,
        extra: { fieldErrors: { evidenceIds: '有的文件已经失效，请重新上传' } },
      });
  });

  it('is a picture or a document, of up to 10 MB', async () => {
    const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      server.as('student').call('certification.upload', { body: { file: new File([content], name) } });
    expect(await upload('a.html', '<script>alert(1)</script>')).toMatchObject({ status: 200, code: -9 });
    expect(await upload('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({ status: 200, code: -9 });
    expect(await upload('a.zip', 'PK\u0003\u0004')).toMatchObject({ status: 200, code: -9 });
    expect(await upload('a.pdf', `%PDF-1.7\n${'x'.repeat(10 * 1024 * 1024)}`)).toMatchObject({ status: 200, code: -9 });
    expect((await upload('a.pdf', pdfOf('a'))).status).toBe(200);
  });

  it('that was never handed in makes room for more, and is gone after a day; what stands in a request stays', async () => {
    const { id } = await evidenceOf('student');
    for (let count = 0; count < 25; count += 1) await uploadEvidence(server, 'student');
    expect(await keys()).toHaveLength(21);
    server.setNow(new Date(Date.now() + 3 * 86_400_000));
    await runSchedules(server.host);
    await server.runJobs();
    const left = await server.db.selectFrom('attachment').where('bizType', '=', 'CERTIFICATION').select('id').execute();
    expect([left.map((one) => one.id), (await keys()).length]).toEqual([[id], 1]);
  });

  it('goes with the one whose it is', async () => {
    await evidenceOf('nobody');
    const { id } = await server.db.selectFrom('user').where('account', '=', 'nobody').select('id').executeTakeFirstOrThrow();
    expect((await server.as('school').call('user.remove', { body: [id] })).status).toBe(200);
    server.setNow(new Date(Date.now() + 3 * 86_400_000));
    await runSchedules(server.host);
    await server.runJobs();
    expect(await keys()).toEqual([]);
  });
});

describe('messages', () => {
  const boxOf = async (account: string) => {
    const { data } = await server.as(account).call('message.page', { body: { model: { isRead: false } } });
    return data.records.map(({ title, text, handlerUrl }: Record<string, string>) => [title, text, handlerUrl]);
  };
  const queue = '/certifications?state=PENDING';
  const title = '华东科技大学：有认证申请待审批';

  it('tell those who decide nearby, each once however many ask, until nothing waits for them', async () => {
    const { data: first } = await ask(server, 'student');
    const { data: second } = await ask(server, 'nobody', { collegeId: known.business });
    const { data: third } = await ask(server, 'teacher', { roleCode: 'MAKER' });
    expect(await boxOf('college')).toEqual([[title, '张老师 申请华东科技大学 工学院的认证，请查看材料后审批。', queue]]);
    expect(await boxOf('school')).toHaveLength(1);
    expect(await boxOf('manager')).toEqual([]);
    await approve(server, 'college', first.id);
    expect([(await boxOf('college')).length, (await boxOf('school')).length]).toEqual([1, 1]);
    await reject(server, 'school', third.id);
    expect([await boxOf('college'), (await boxOf('school')).length]).toEqual([[], 1]);
    await approve(server, 'school', second.id, true);
    expect(await boxOf('school')).toEqual([]);
  });

  it('tell those who see every organisation where nobody nearer decides, and never the one who asks', async () => {
    const { data } = await ask(server, 'school', { roleCode: 'XMANAGEMENT', collegeId: '' });
    expect(data.id).toBeTruthy();
    expect([await boxOf('school'), (await boxOf('manager')).length]).toEqual([[], 1]);
  });
});
