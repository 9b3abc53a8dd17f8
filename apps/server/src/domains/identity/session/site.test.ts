import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { pathOf } from '../../../services/files/links/attachment-address.ts';

const server = openServer();

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

async function set(key: string, value: string) {
  const { data } = await server.as('admin').call('parameter.page', { body: { model: { key } } });
  return server.as('admin').change('parameter.update', { id: data.records[0].id, value });
}

async function upload(bizType: string): Promise<string> {
  const file = new File([dot], 'logo.png');
  return (await server.as('admin').call('attachment.upload', { body: { file, bizType } })).data.id;
}

const site = async () => (await server.as(null).call('session.options')).data.site;

describe('what an installation calls itself', () => {
  it('is nothing of its own until an administrator says it', async () => {
    expect(await site()).toEqual({ name: '', promise: '', logo: null, help: '', docsUrl: '' });
    await set('SiteName', '华东科技大学赛事平台');
    await set('SitePromise', '公平，看得见');
    await set('SiteHelp', '021-12345678');
    await set('DocsUrl', 'https://docs.example.org');
    expect(await site()).toEqual({
      name: '华东科技大学赛事平台',
      promise: '公平，看得见',
      logo: null,
      docsUrl: 'https://docs.example.org',
      help: '021-12345678',
    });
  });

  it('has a logo that opens without a session', async () => {
    const id = await upload('SITE_LOGO');
    await set('SiteLogo', pathOf('attachment.file', id));
    const answer = await server.fetch((await site()).logo);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await answer.body?.cancel();
  });

  it('shows nobody a picture that was uploaded for something else', async () => {
    await set('SiteLogo', pathOf('attachment.file', await upload('BANNER')));
    expect((await site()).logo).toBeNull();
  });

  it.each(['https://example.org/logo.png', 'javascript:alert(1)', '/api/user/1'])('has no logo from elsewhere: %s', async (address) => {
    const refused = await set('SiteLogo', address);
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { value: '请用上传到本系统的图片' }]);
  });
});
