import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../../../test/harness.ts';
import { oddFiles } from '../../../../../test/odd-files.ts';
import { memoryFiles } from '../../../../browser/memory-files.ts';

const server = openServer();
const png = (await oddFiles()).find(({ name }) => name === 'good.png')?.content ?? new Uint8Array();
beforeEach(() => {
  server.host.files = memoryFiles();
});

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

const upload = (account: string, name: string, content: string | Uint8Array<ArrayBuffer>) =>
  server.as(account).call('user.uploadAvatar', { body: { file: new File([content], name) } });

const change = async (account: string, avatar: string | null, id?: string) =>
  server.as(account).call('user.updateAvatar', { body: { id: id ?? (await idOf(account)), avatar } });

const attachments = () => server.db.selectFrom('attachment').select(['id', 'bizType', 'createdBy']).execute();

async function keys(): Promise<string[]> {
  const found = [];
  for await (const { key } of server.host.files.list('attachments/')) found.push(key);
  return found;
}

describe.each(['judge1', 'teacher', 'student', 'nobody'])('%s', (account) => {
  it('uploads a picture, which pages show without a token', async () => {
    const { data, status } = await upload(account, '我.png', png);
    expect(status).toBe(200);
    const shown = await server.fetch(data.avatar);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await server.as(account).call('user.mine')).data.avatar).toBe(data.avatar);
  });
});

describe('an uploaded picture', () => {
  it('takes the place of the former one, whose file goes', async () => {
    const first = (await upload('student', 'a.png', png)).data.avatar;
    const second = (await upload('student', 'b.png', png)).data.avatar;
    expect([(await server.fetch(first)).status, (await server.fetch(second)).status]).toEqual([404, 200]);
    expect([(await attachments()).length, (await keys()).length]).toEqual([1, 1]);
  });

  it('is seen in lists and with the session, and is gone when it is taken away', async () => {
    await upload('student', 'a.png', png);
    const { records } = (await server.as('school').call('user.page', { body: { model: { account: 'student' } } })).data;
    const signedIn = await server.fetch('/api/authority/anno/login', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('febs:123456')}` },
      body: new URLSearchParams({ grant_type: 'password', username: 'student', password: 'secret-1' }),
    });
    const session = await signedIn.json();
    for (const address of [records[0].avatar, session.data.avatar]) expect((await server.fetch(address)).status).toBe(200);
    expect((await change('student', '')).data.avatar).toBeNull();
    expect([await attachments(), await keys()]).toEqual([[], []]);
  });

  it('that is refused leaves the one before', async () => {
    const { avatar } = (await upload('student', 'a.png', png)).data;
    const wrong = [
      ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', -9],
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', -9],
      ['a.pdf', '%PDF-1.7 nothing more', -9],
      ['a.png', new Uint8Array(2 * 1024 * 1024 + 1), -9],
    ] as const;
    for (const [name, content, code] of wrong) expect(await upload('student', name, content), name).toMatchObject({ status: 200, code });
    expect((await server.as('student').call('user.mine')).data.avatar).toBe(avatar);
    expect((await keys()).length).toBe(1);
  });

  it('of an older front end is named by its attachment', async () => {
    const body = { file: new File([png], 'a.png'), bizType: 'USER_AVATAR', isSingle: 'true' };
    const { url } = (await server.as('school').call('attachment.upload', { body })).data;
    const { avatar } = (await change('school', url)).data;
    expect((await server.fetch(avatar)).status).toBe(200);
    // the address that came back may be sent again
    expect((await change('school', avatar)).data.avatar).toBe(avatar);
    expect((await server.fetch(avatar)).status).toBe(200);
  });
});

describe('an avatar', () => {
  it.each(['default.jpg', '1d22f3e41d284f50b2c8fc32e0788698.jpeg', 'https://avatars.example/u/1?s=64'])('may be %s', async (avatar) => {
    expect((await change('judge1', avatar)).data.avatar).toBe(avatar);
  });

  it.each([
    'http://avatars.example/1.png',
    'https://user:secret@avatars.example/1.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '../secret.png',
    '//evil.example/1.png',
    '/api/file/attachment/1/file',
    `${'x'.repeat(252)}.png`,
  ])('is never %s', async (avatar) => {
    expect((await change('judge1', avatar)).extra.fieldErrors).toHaveProperty('avatar');
  });

  it('is no way to the files of others, and nobody else’s to change', async () => {
    const { url: note } = (
      await server.as('school').call('attachment.upload', { body: { file: new File(['secret'], 'a.txt'), bizType: 'NOTES' } })
    ).data;
    const [{ id: picture } = { id: '' }] = (await upload('teacher', 'a.png', png), await attachments()).filter(
      ({ bizType }) => bizType === 'USER_AVATAR',
    );
    for (const address of [note, `/api/file/attachment/${picture}/file`]) expect((await change('student', address)).status).toBe(400);
    expect((await change('school', note)).status).toBe(400);
    // written down past the checks, it still opens nothing
    await server.db.updateTable('user').set({ avatar: note }).where('account', '=', 'student').execute();
    expect((await server.as('student').call('user.mine')).data.avatar).toBeNull();
    expect((await change('admin', 'default.jpg', await idOf('student'))).msg).toBe('只能修改自己的头像');
  });
});

describe('in a form of the platform, which knows pictures by whole addresses', () => {
  it('stays when the row of a list is put back as it is, and goes when it is emptied', async () => {
    await upload('student', 'a.png', png);
    const { records } = (await server.as('school').call('user.page', { body: { model: { account: 'student' } } })).data;
    expect(records[0].avatar).toMatch(/^http:\/\/saiwu\.test\/api\/file\/anno\//);
    const { data: same } = await server.as('school').call('user.update', { body: records[0] });
    expect(same.avatar).toBe(records[0].avatar);
    expect((await server.fetch(same.avatar)).status).toBe(200);
    expect((await server.as('school').change('user.update', { ...same, avatar: '' })).data.avatar).toBeNull();
  });

  it('is what whoever fills it in has uploaded for it, and nothing else', async () => {
    const give = async (bizType: string) =>
      (await server.as('school').call('attachment.upload', { body: { file: new File([png], 'a.png'), bizType } })).data.url;
    const id = await idOf('teacher');
    const body = { id, avatar: await give('USER_AVATAR') };
    const { data } = await server.as('school').change('user.update', body);
    expect((await server.fetch(data.avatar)).headers.get('content-type')).toBe('image/webp');
    const note = await server.as('school').change('user.update', { id, avatar: await give('BANNER') });
    expect([note.status, Object.keys(note.extra.fieldErrors)]).toEqual([400, ['avatar']]);
    await upload('student', 'b.png', png);
    const { avatar: theirs } = (await server.as('student').call('user.mine')).data;
    expect((await server.as('school').change('user.update', { id, avatar: theirs })).status).toBe(400);
  });
});
