import { it, expect } from 'vitest';
import { openServer } from '../test/harness.ts';
const server = openServer();
const cases: [string, any][] = [];
const go = (id: any, input: any) => void cases.push([id, input]);
  for (const t of ['2026-99-99', '2026-02-30', '0000-00-00', '9999-12-31', '2026-01-01 99:99:99'])
    for (const id of ['message.page', 'optLog.page', 'loginLog.page', 'attachment.page', 'smsTask.page', 'parameter.page', 'user.page', 'dictionary.page'])
      go(id, { body: { model: {}, extra: { createTime_st: t, createTime_ed: t } } });
  for (const t of ['2026-99-99 00:00:00', '2026-02-30 00:00:00', '9999-12-31 23:59:59', '2026/13/1', '0001-01-01 00:00:00'])
    go('smsTask.save', { body: { templateId: '1', topic: 'x', sendTime: t } });
  const huge = '9223372036854775808';
  go('attachment.getUrl', { query: { path: `/api/file/attachment/${huge}/file` } });
  go('attachment.downloadByUrl', { query: { url: `/api/file/attachment/${huge}/file` } });
  go('attachment.link', { params: { id: huge }, query: { expires: '1', signature: 'a' } });
  go('message.markByGet', { query: { ids: [huge] } });
  go('job.get', { params: { id: huge } });
  go('message.save', { body: { msgDTO: { msgType: 'NOTIFY', content: 'x' }, userIdList: [huge] } });
  go('message.save', { body: { msgDTO: { msgType: 'NOTIFY', content: 'x' }, roleCodeList: ['\u0000'] } });
  go('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: 'x\ud800y', title: '\u0000' } } });
  go('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: '<p>'.repeat(20000) } } });
  go('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: '<a '.repeat(20000) } } });
  go('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: 'a' + '&lt;'.repeat(16000) } } });
  go('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: '<br'.repeat(21000) } } });
  go('message.save', { body: { msgDTO: { msgType: 'PUBLICITY', content: '<br' + ' '.repeat(60000) + 'x' } } });
  go('message.page', { body: { model: { content: '%'.repeat(1000), msgType: { code: 'X' } } } });
  go('job.export', { body: { resource: '__proto__', request: {} } });
  go('job.export', { body: { resource: 'parameter', request: { model: { key: '\u0000' } } } });
  go('job.export', { body: { resource: 'parameter', request: { model: { key: 'x' }, extra: { a: '\u0000' } } } });
  go('optLog.page', { body: { model: { requestIp: '\u0000', type: { key: null } } } });
  go('optLog.clear', { query: {}, body: {} });
  go('optLog.clear', { query: { type: 9 } });
  go('loginLog.clear', { query: { type: 1 } });
  go('blockList.save', { body: { requestUri: '/**/a?*', requestMethod: 'ALL', ip: '::ffff:1.2.3.4/97' } });
  go('blockList.exist', { query: { ip: '\u0000', requestUri: '', requestMethod: 'ALL' } });
  go('rateLimiter.save', { body: { requestUri: '/x', requestMethod: 'ALL', count: 1000000, intervalSec: 2592000 } });
  go('rateLimiter.save', { body: { requestUri: '/x', requestMethod: 'ALL', count: 1.5, intervalSec: 2592000 } });
  go('area.linkage', { query: { parentId: huge } });
  go('area.check', { params: { code: '%00' }, query: {} });
  go('area.save', { body: { label: 'x', code: '\u0000', parentId: '0' } });
  go('area.save', { body: { label: 'x', code: 'c1', parentId: '0', level: 'toString' } });
  go('dictionary.codes', { body: ['__proto__', 'constructor', 'toString'] });
  go('dictionary.pageType', { body: { model: { label: 'x\\' }, sort: 'type,label', order: 'ascending,descending' } });
  go('dictionary.save', { body: { type: 'constructor', label: 'x', code: 'toString', name: 'n' } });
  go('dictionary.page', { body: { model: { type: 'constructor' } } });
  go('dictionary.codes', { body: [] });
  go('enumeration.maps', { body: ['__proto__', 'toString'] });
  go('smsTask.send', { body: { customCode: 'x', templateParam: JSON.parse('{"__proto__":"x"}') } });
  go('smsSendStatus.page', { body: { model: { taskId: huge }, sort: 'fee', order: 'ascending' } });
  go('attachment.mapByBiz', { params: { type: 'bizId' }, query: { biz: ['__proto__'] } });
  go('attachment.listByBiz', { query: { bizIds: ['\u0000'] } });
  go('cloudUpload.credential', { query: { bizType: 'a' } });

it.each(cases.map(([id, input], i) => [i, id, JSON.stringify(input).slice(0, 120), input] as const))('%d %s %s', async (i, id, text, input) => {
  const a = await server.as('admin').call(id as any, input);
  expect([a.status, a.msg].join(' ')).toMatch(/^[234]/);
});
