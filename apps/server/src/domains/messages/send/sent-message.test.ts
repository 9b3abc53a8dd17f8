import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

const words = { msgType: 'NOTIFY', title: '停电通知', content: '<p>周六停电</p>' };

function send(account: string, body: object) {
  return server.as(account).call('message.save', { body });
}

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

async function idsOf(...accounts: string[]): Promise<string[]> {
  return Promise.all(accounts.map(idOf));
}

/** Who has a message in the box. */
async function receiversOf(id: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('msgReceiver')
    .innerJoin('user', 'user.id', 'msgReceiver.userId')
    .where('msgReceiver.msgId', '=', id)
    .orderBy('user.account')
    .select('user.account')
    .execute();
  return rows.map(({ account }) => account);
}

const ofSchool = ['college', 'judge1', 'judge2', 'judge3', 'judge4', 'judge5', 'judge6', 'nobody', 'school', 'student', 'teacher'];

describe('sending a message', () => {
  it('reaches people, the holders of roles and the people of organisations with what lies below, each once', async () => {
    const { data, status } = await send('school', {
      msgDTO: { ...words, bizType: { code: 'CONTEST' }, bizId: '7', handlerUrl: '/judging', handlerParams: 'a=1' },
      userIdList: await idsOf('judge1', 'student'),
      roleCodeList: ['YMANAGEMENT', 'JUDGE'],
      orgIdList: [known.engineering],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: '停电通知',
      content: '<p>周六停电</p>',
      text: '周六停电',
      author: '校管',
      bizType: { code: 'CONTEST', desc: '大赛' },
      isSingleHandle: true,
      roleCodeList: ['YMANAGEMENT', 'JUDGE'],
      orgIdList: [known.engineering],
      readCount: 0,
      canEdit: true,
    });
    const expected = ofSchool.filter((account) => account !== 'school');
    expect(await receiversOf(data.id)).toEqual(expected);
    expect(data.receiverCount).toBe(expected.length);
    expect((await server.as('student').call('message.get', { params: { id: data.id } })).data).toMatchObject({
      content: '<p>周六停电</p>',
      handlerUrl: '/judging',
      handlerParams: 'a=1',
      isRead: false,
    });
  });

  it('reaches everybody with an announcement, as far as the sender sees, and no one who is disabled', async () => {
    const announcement = { msgDTO: { ...words, msgType: 'PUBLICITY' } };
    const count = (account: string) => server.as(account).call('message.count', { body: { msgType: 'PUBLICITY' } });
    expect((await count('school')).data).toEqual({ total: ofSchool.length });
    expect(await receiversOf((await send('school', announcement)).data.id)).toEqual(ofSchool);
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'student').execute();
    expect(await receiversOf((await send('school', announcement)).data.id)).toEqual(ofSchool.filter((one) => one !== 'student'));
    expect((await count('school')).data).toEqual({ total: ofSchool.length - 1 });
    expect(await receiversOf((await send('manager', announcement)).data.id)).toContain('other');
  });

  it('is cut to the data scope of the sender', async () => {
    const everywhere = {
      userIdList: await idsOf('other', 'judge7', 'teacher'),
      roleCodeList: ['XMANAGEMENT'],
      orgIdList: [known.otherSchool],
    };
    expect(await receiversOf((await send('college', { msgDTO: words, ...everywhere })).data.id)).toEqual(['teacher']);
    const refused = await send('college', { msgDTO: words, userIdList: await idsOf('other') });
    expect([refused.status, refused.code, refused.msg]).toEqual([400, -10, '没有可以发送的人']);
    expect(refused.extra.fieldErrors).toEqual({ userIdList: '没有可以发送的人' });
    expect((await send('college', { msgDTO: words, orgIdList: [known.otherSchool] })).msg).toBe('已选机构下没有可以发送的人');
    expect(await server.db.selectFrom('msg').where('title', '=', words.title).select('id').execute()).toHaveLength(1);
  });

  it('takes what the front end of the platform sends: -1 for all, one list alone, an object for a code', async () => {
    const one = await send('school', {
      msgDTO: { ...words, msgType: { code: 'WAIT' } },
      userIdList: ['-1', await idOf('teacher')],
      roleCodeList: [],
    });
    expect(await receiversOf(one.data.id)).toEqual(['teacher']);
    const empty = await send('school', { msgDTO: words, userIdList: [], roleCodeList: ['-1', 'GENERAL_MANAGER'] });
    expect([empty.status, empty.code, empty.msg]).toEqual([400, -10, '已选角色下尚未分配任何用户']);
    const nobody = await send('school', { msgDTO: words, userIdList: ['-1'] });
    expect([nobody.status, nobody.extra.fieldErrors]).toEqual([400, { userIdList: '请选择收件人' }]);
  });

  it('comes from who wrote it, with their organisation, whatever was typed as its author', async () => {
    const userIdList = await idsOf('teacher');
    const typed = { ...words, author: '校长办公室' };
    const { data } = await send('college', { msgDTO: typed, userIdList });
    const changed = await server.as('college').call('message.update', { body: { id: data.id, version: data.version, msgDTO: typed } });
    const teacher = server.as('teacher');
    const [listed] = (await teacher.call('message.page', { body: { model: {} } })).data.records;
    const opened = await teacher.call('message.get', { params: { id: data.id } });
    for (const shown of [data, changed.data, listed, opened.data]) expect(shown).toMatchObject({ author: '院管', authorOrg: '工学院' });
    const { response } = await teacher.call('message.export', { body: { model: {} } });
    const { rows } = await server.host.workers.readSheet(await response.blob());
    expect(rows[1]?.slice(0, 3)).toEqual([expect.anything(), expect.anything(), '院管']);
  });

  it('fills in a missing title from the words', async () => {
    const userIdList = await idsOf('teacher');
    const content = `<h2>关于 A &amp; B</h2><p>${'长'.repeat(300)}</p>`;
    const { data } = await send('school', { msgDTO: { msgType: 'NOTIFY', content }, userIdList });
    expect(data.title).toBe(`关于 A & B ${'长'.repeat(300)}`.slice(0, 255));
    expect(data).toMatchObject({ author: '校管', text: `关于 A & B ${'长'.repeat(300)}`.slice(0, 300) });
    const [listed] = (await server.as('teacher').call('message.page', { body: { model: {} } })).data.records;
    expect(listed.content).toBe(`关于 A &amp; B ${'长'.repeat(300)}`.slice(0, 304));
  });

  it.each([
    ['no words', { content: '<p> </p>' }, 'msgDTO.content'],
    ['nothing at all', { content: '' }, 'msgDTO.content'],
    ['only what is taken out', { content: '<script>alert(1)</script>' }, 'msgDTO.content'],
    ['a picture alone, without a title', { title: '', content: '<img src="/files/1.png">' }, 'msgDTO.title'],
    ['too long a title', { title: '长'.repeat(256) }, 'msgDTO.title'],
    ['too long a content', { content: 'x'.repeat(65_536) }, 'msgDTO.content'],
    ['an unknown type', { msgType: 'SHOUT' }, 'msgDTO.msgType'],
    ['an unknown subject', { bizType: 'X' }, 'msgDTO.bizType'],
    ['too long a subject id', { bizId: '1'.repeat(65) }, 'msgDTO.bizId'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { status, extra } = await send('school', { msgDTO: { ...words, ...wrong }, userIdList: await idsOf('teacher') });
    expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, [field]]);
  });

  it('is for those who may', async () => {
    for (const account of ['judge1', 'teacher', 'student', 'nobody']) {
      expect((await send(account, { msgDTO: words, userIdList: await idsOf('teacher') })).status).toBe(403);
      expect((await server.as(account).call('message.sent', { body: { model: {} } })).status).toBe(403);
      expect((await server.as(account).call('message.roles')).status).toBe(403);
    }
    expect((await server.as('college').call('message.roles')).data).toContainEqual({ code: 'JUDGE', name: '评委' });
  });
});

describe('the link of a message', () => {
  it.each([
    'https://evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/contests/..//..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'contests/1',
    '@evil.example',
    '/contests\u0000',
  ])('may not lead to %j', async (handlerUrl) => {
    const { status, extra } = await send('school', { msgDTO: { ...words, handlerUrl }, userIdList: await idsOf('teacher') });
    expect([status, extra.fieldErrors]).toEqual([400, { 'msgDTO.handlerUrl': '请填本系统内的路径，以 / 开头，如 /contests' }]);
  });

  it.each(['/judging', '/contests/1/results?tab=2#a', '/resources/msg/edit?id=1&type=view', ''])('may lead to %j', async (handlerUrl) => {
    const { data } = await send('school', { msgDTO: { ...words, handlerUrl }, userIdList: await idsOf('teacher') });
    expect(data.handlerUrl).toBe(handlerUrl || null);
  });
});

describe('rich text', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p>a<img src="data:image/png;base64,AAAA" onerror="alert(2)"></p>', '<p>a<img src="data:image/png;base64,AAAA" alt="" /></p>'],
    ['<p onclick="alert(3)" style="position:fixed" class="fixed" id="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(4)">a</a>', '<a>a</a>'],
    ['<a href="&#106;ava&Tab;script:alert(5)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(6)</script>">a</a>', '<a>a</a>'],
    ['a<svg onload=alert(7)><a href="https://a.example">b</a></svg>', 'a'],
    ['a<iframe srcdoc="<script>alert(8)</script>"></iframe>', 'a'],
    ['a<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(9)&gt;">', 'a'],
    ['a<noscript><p title="</noscript><img src=x onerror=alert(10)>"></noscript>', 'a'],
    [
      '<img src="/files/1.png" srcset="https://evil.example/2.png 2x" width="9" height="x">a',
      '<img src="/files/1.png" width="9" alt="" />a',
    ],
    ['a<form action="https://evil.example"><input name="password"><button formaction="javascript:alert(12)">b</button></form>', 'ab'],
    ['<img src="data:image/svg+xml,<svg onload=alert(13)>">a', 'a'],
    ['<img src="data:ima\nge/png;base64,AAAA">a', 'a'],
    ['<img src="blob:https://a.example/1">a', 'a'],
    ['<img src="bl\nob:https://a.example/1">a', 'a'],
    [
      '<a href="https://a.example" target="_self" ping="https://evil.example">a</a>',
      '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
  ])('%j is stored as %j', async (content, expected) => {
    const { data } = await send('school', { msgDTO: { ...words, content }, userIdList: await idsOf('teacher') });
    expect(data.content).toBe(expected);
    expect((await server.as('teacher').call('message.get', { params: { id: data.id } })).data.content).toBe(expected);
  });

  it('keeps all that the editor makes', async () => {
    const content =
      '<h2>一</h2><h3>二</h3><h4>三</h4><p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><code>码</code><br />下</p><ul><li><p>点</p></li></ul>' +
      '<ol start="3"><li><p>序</p></li></ol><blockquote><p>引</p></blockquote><pre><code>x &lt; 1</code></pre><hr />' +
      '<table><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>格</p></td><td rowspan="2"><p>子</p></td></tr></tbody></table>' +
      '<p><a href="/contests/1" rel="noopener noreferrer nofollow">去</a><img src="/files/1.png" alt="图" width="20" /></p>';
    const { data, extra } = await send('school', { msgDTO: { ...words, content }, userIdList: await idsOf('teacher') });
    expect(data.content).toBe(content);
    expect(extra?.droppedPictures).toBeUndefined();
    expect(data.text).toBe('一 二 三 粗斜线删码 下 点 序 引 x < 1 头 格 子 去');
  });

  it.each([
    ['another host', 'https://far.example/1.png'],
    ['another host, by the scheme of the page', '//far.example/1.png'],
    ['another host, as a browser reads it', String.raw`/\far.example/1.png`],
    ['a host that begins like ours', 'http://saiwu.test.far.example/1.png'],
    ['a link that ends', '/api/file/anno/attachment/7?expires=1&amp;signature=ab'],
    ['an address that wants a session', 'http://saiwu.test/api/file/attachment/7/file'],
  ])('has no picture of %s', async (_, src) => {
    const content = `<p>一<img src="${src}" alt="图"><img src="http://saiwu.test/files/1.png" alt="自己的"></p>`;
    const expected = '<p>一<img src="http://saiwu.test/files/1.png" alt="自己的" /></p>';
    const { data, extra } = await send('school', { msgDTO: { ...words, content }, userIdList: await idsOf('teacher') });
    expect([data.content, extra]).toEqual([expected, expect.objectContaining({ droppedPictures: 1 })]);
    const template = await server.as('school').call('message.saveTemplate', { body: { name: '一', title: '一', content } });
    expect([template.data.content, template.extra]).toEqual([expected, expect.objectContaining({ droppedPictures: 1 })]);
  });

  it.each([
    '/api/file/anno/attachment/7?expires=0&amp;signature=ab',
    'http://saiwu.test/api/file/anno/attachment/7?expires=0&amp;signature=ab',
  ])('has a picture of ours whose link has no end: %s', async (src) => {
    const content = `<p>一<img src="${src}" alt="图" /></p>`;
    const { data, extra } = await send('school', { msgDTO: { ...words, content }, userIdList: await idsOf('teacher') });
    expect([data.content, extra?.droppedPictures]).toEqual([content, undefined]);
  });

  it('is read without pictures of other hosts, where it was written before they were left out', async () => {
    const { data } = await send('school', { msgDTO: words, userIdList: await idsOf('teacher') });
    const content = '<p>一<img src="https://far.example/1.png" alt="" /><img src="/files/1.png" alt="" /></p>';
    await server.db.updateTable('msg').set({ content, contentText: '一' }).where('id', '=', data.id).execute();
    const params = { id: data.id };
    const read = [
      await server.as('teacher').call('message.get', { params }),
      await server.as('school').call('message.getSent', { params }),
    ];
    const shown = '<p>一<img src="/files/1.png" alt="" /></p>';
    expect(read.map((answer) => answer.data.content)).toEqual([shown, shown]);
  });

  it('is shown as text where a message of our own holds markup', async () => {
    const { id } = await server.db
      .insertInto('msg')
      .values({ tenantId: '1', msgType: 'WARN', title: '<b>', content: '<img src=x onerror=alert(1)>', textCode: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('msgReceiver')
      .values({ tenantId: '1', msgId: id, userId: await idOf('teacher') })
      .execute();
    const { data } = await server.as('teacher').call('message.get', { params: { id } });
    expect([data.content, data.text]).toEqual(['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>']);
  });
});

describe('a to-do for one of many', () => {
  it('is done for all when one marks it, and keeps who did it', async () => {
    const { data } = await send('school', {
      msgDTO: { ...words, msgType: 'WAIT' },
      userIdList: await idsOf('judge1', 'judge2', 'teacher'),
    });
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    await server.as('judge1').call('message.mark', { body: [data.id] });
    await server.as('judge2').call('message.mark', { body: [data.id] });
    for (const account of ['judge1', 'judge2', 'teacher']) {
      const { data: seen } = await server.as(account).call('message.get', { params: { id: data.id } });
      expect(seen).toMatchObject({
        isRead: true,
        handledBy: { id: await idOf('judge1'), name: '评委甲' },
        handledTime: '2026-03-02 08:00:00',
      });
    }
  });

  it('is each one’s own where the sender said so, and with any other type', async () => {
    for (const msgDTO of [
      { ...words, msgType: 'WAIT', isSingleHandle: false },
      { ...words, msgType: 'NOTIFY', isSingleHandle: true },
    ]) {
      const { data } = await send('school', { msgDTO, userIdList: await idsOf('judge1', 'judge2') });
      await server.as('judge1').call('message.mark', { body: [data.id] });
      expect((await server.as('judge2').call('message.get', { params: { id: data.id } })).data).toMatchObject({
        isRead: false,
        handledBy: null,
      });
    }
  });
});

describe('changing a message', () => {
  it('says it anew to the same people, or to others, until somebody has read it', async () => {
    const { data } = await send('school', { msgDTO: words, userIdList: await idsOf('judge1', 'judge2') });
    const change = (body: object, account = 'school') =>
      server
        .as(account)
        .change('message.update', { id: data.id, msgDTO: { ...words, title: '改期', content: '<p>周日停电</p>' }, ...body });
    const same = await change({ version: data.version });
    expect(same.data).toMatchObject({ title: '改期', content: '<p>周日停电</p>', version: data.version + 1, receiverCount: 2 });
    const stale = await change({ version: data.version });
    expect([stale.status, stale.extra.current.version]).toEqual([409, data.version + 1]);
    expect((await change({ userIdList: [], orgIdList: [known.business] })).msg).toBe('已选机构下没有可以发送的人');
    expect((await change({ userIdList: [] })).extra.fieldErrors).toEqual({ userIdList: '请选择收件人' });
    const others = await change({ userIdList: await idsOf('judge2', 'teacher') });
    expect([others.status, await receiversOf(data.id)]).toEqual([200, ['judge2', 'teacher']]);
    expect((await server.as('judge1').call('message.get', { params: { id: data.id } })).status).toBe(404);
    for (const account of ['manager', 'college']) expect((await change({}, account)).status).toBe(404);

    await server.as('teacher').call('message.mark', { body: [data.id] });
    const late = await change({});
    expect([late.status, late.msg]).toEqual([409, '已经有人读过，不能再修改']);
    const { data: sent } = await server.as('school').call('message.sent', { body: { model: { title: '改期' } } });
    expect(sent.records).toEqual([expect.objectContaining({ id: data.id, receiverCount: 2, readCount: 1, canEdit: false })]);
    expect((await server.as('manager').call('message.getSent', { params: { id: data.id } })).status).toBe(404);
  });

  it('is not for what an act has said', async () => {
    const { id } = await server.db
      .insertInto('msg')
      .values({ tenantId: '1', msgType: 'WARN', title: '一', content: '二', textCode: 'stageClosed', createdBy: await idOf('school') })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await server.as('school').call('message.getSent', { params: { id } })).status).toBe(404);
    expect((await server.as('school').change('message.update', { id, msgDTO: words })).status).toBe(404);
  });
});
