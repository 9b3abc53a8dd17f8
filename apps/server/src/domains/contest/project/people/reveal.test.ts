import { describe, expect, it } from 'vitest';
import { goodRows, importSheet, publishedContest } from '../../../../../test/contest-steps.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();

/** The one project of a contest, of 工学院. */
async function oneProject(): Promise<string> {
  const { contestId } = await publishedContest(server);
  const [first = []] = goodRows(1);
  const row = first.with(4, '202300010001').with(6, '王一/202300010002/13800002222').with(7, '周导师/T1/13900001111');
  await server.as('school').call('project.import', { body: { contestId, file: importSheet([row]) } });
  const { data } = await server.as('school').call('project.page', { body: { model: { contestId } } });
  expect(JSON.stringify(data)).not.toMatch(/20230001|1380000|1390000/);
  return data.records[0].id;
}

const reveal = (account: string, id: string, part: string, position = 1) =>
  server.as(account).call('project.reveal', { body: { id, part, position } });

describe('numbers and phones of a project', () => {
  it('are masked, those of students, where it is opened too', async () => {
    const { data } = await server.as('school').call('project.get', { params: { id: await oneProject() } });
    expect(JSON.stringify(data)).not.toMatch(/20230001|1380000|1390000/);
    expect(data.people).toEqual([
      { part: 'LEADER', position: 1, name: '负责人1', number: '202****0001', phone: '138****1234' },
      { part: 'MEMBER', position: 1, name: '王一', number: '202****0002', phone: '138****2222' },
      { part: 'ADVISOR', position: 1, name: '周导师', number: 'T1', phone: '139****1111' },
    ]);
  });

  it('are shown of one person at a time, which the log keeps without them', async () => {
    const id = await oneProject();
    expect((await reveal('college', id, 'MEMBER')).data).toEqual({ number: '202300010002', phone: '13800002222' });
    expect((await reveal('school', id, 'ADVISOR')).data).toEqual({ number: 'T1', phone: '13900001111' });
    const log = await server.db.selectFrom('optLog').where('operationId', '=', 'project.reveal').orderBy('id').selectAll().execute();
    expect(log.map(({ userName }) => userName)).toEqual(['院管', '校管']);
    expect(log[0]?.params).toContain(id);
    expect(JSON.stringify(log)).not.toMatch(/202300010002|13800002222|13900001111/);
  });

  it('are nobody’s who does not see the project or may not look, nor of whom there is not', async () => {
    const id = await oneProject();
    expect((await reveal('other', id, 'LEADER')).status).toBe(404);
    for (const account of ['teacher', 'student', 'judge1']) expect((await reveal(account, id, 'LEADER')).status).toBe(403);
    expect((await reveal('school', id, 'MEMBER', 2)).status).toBe(404);
  });
});
