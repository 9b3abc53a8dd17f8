import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';

const server = openServer();

const headings = ['标题', '内容', '消息类型', '收件人账号'];

function bring(rows: string[][], account = 'school', titles = headings) {
  const sheet = writeSheet({ sheetName: '消息', columns: titles.map((title) => ({ title })), rows });
  return server.as(account).call('message.import', { body: { file: new File([sheet], 'messages.xlsx') } });
}

async function boxOf(account: string) {
  return (await server.as(account).call('message.page', { body: { model: {} } })).data.records;
}

describe('a sheet of messages', () => {
  it('is sent row by row, to accounts however they are divided, with the type by its name in either language', async () => {
    const answer = await bring([
      ['', '周六停电\n请关好门窗 <b>', '', 'teacher, STUDENT'],
      ['交材料', '周五前', '待办', 'teacher；teacher 、judge1'],
      ['公示', '名单如下', 'publicity', ''],
    ]);
    expect(answer.data).toBe(true);
    const own = await boxOf('teacher');
    expect(own.map(({ title }: { title: string }) => title).toSorted()).toEqual(['交材料', '公示', '周六停电 请关好门窗 <b>'].toSorted());
    const [first] = (await boxOf('student')).filter(({ msgType }: { msgType: { code: string } }) => msgType.code === 'NOTIFY');
    expect((await server.as('student').call('message.get', { params: { id: first.id } })).data.content).toBe(
      '<p>周六停电</p><p>请关好门窗 &lt;b&gt;</p>',
    );
    const [todo] = (await boxOf('judge1')).filter(({ msgType }: { msgType: { code: string } }) => msgType.code === 'WAIT');
    expect([todo.title, todo.isSingleHandle]).toEqual(['交材料', false]);
  });

  it('out of an exported box is sent again', async () => {
    const msgDTO = { msgType: 'PUBLICITY', title: '公示', content: '<p>名单</p>' };
    const body = { msgDTO, userIdList: [], roleCodeList: [], orgIdList: [] };
    expect((await server.as('school').call('message.save', { body })).status).toBe(200);
    const { response } = await server.as('teacher').call('message.export', { body: { model: {} } });
    const file = new File([await response.arrayBuffer()], 'box.xlsx');
    expect((await server.as('school').call('message.import', { body: { file } })).data).toBe(true);
    const sent = { title: '公示', text: '名单' };
    expect(await boxOf('teacher')).toMatchObject([sent, sent]);
  });

  it('sends nothing when a cell is wrong, and names each', async () => {
    const { status, code, extra } = await bring([
      ['好', '好', '通知', 'teacher'],
      ['一', '', '通知', 'teacher'],
      ['二', '二', '喊叫', 'teacher'],
      ['三', '三', '通知', 'teacher,ghost,other'],
      ['四', '四', '预警', ''],
    ]);
    expect([status, code]).toEqual([200, -9]);
    expect(extra.fieldErrors).toEqual({
      '3.content': '不能为空',
      '4.msgType': '不在可选的值之中',
      '5.receivers': '没有找到账号 ghost、other',
      '6.receivers': '请填写收件人的账号',
    });
    expect(await boxOf('teacher')).toEqual([]);
  });

  it('is for those who may', async () => {
    expect((await bring([['一', '一', '', 'teacher']], 'teacher')).status).toBe(403);
    expect((await bring([['一']], 'school', ['别的'])).code).toBe(-9);
  });
});

describe("a person's messages as a sheet", () => {
  it('hold what the list shows, and nothing that a spreadsheet would run', async () => {
    await bring([['=1+1', '@SUM(A1)', '预警', 'teacher,judge1']]);
    const { response } = await server.as('teacher').call('message.export', { body: { model: {} } });
    const { rows } = await server.host.workers.readSheet(await response.blob());
    expect(rows).toEqual([
      ['标题', '内容', '作者', '业务类型', '消息类型', '状态', '时间'],
      ['=1+1', '@SUM(A1)', '校管', '', '预警', '未读', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)],
    ]);
    const { data } = await server.as('teacher', 'en').call('message.preview', { body: { model: { msgType: 'WARN' } } });
    expect(data).toContain('<td>=1+1</td>');
    expect((await server.as('teacher').call('message.preview', { body: { model: { msgType: 'WAIT' } } })).data).not.toContain('=1+1');
    expect((await server.as('nobody').call('message.export', { body: { model: {} } })).status).toBe(403);
  });
});
