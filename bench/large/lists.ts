/** A list of the platform, and how its table is filled. */
export interface List {
  path: string;
  /** What every call of it says, as a list under another record does. */
  model?: object;
  table: string;
  columns: string;
  /** Of row `n`, as SQL. */
  values: string;
  /** Which rows were filled in, as SQL. */
  own: string;
  /** What must be there first. */
  before?: string[];
  /** What its screen asks for, beside plain pages. */
  asked: Record<string, { model?: object; extra?: object; sort?: string; order?: string; current?: number }>;
}

/** One of two characters each, so that some searches find much, others little. */
const word = `(array['教务','科研','学工','后勤','招生','实验','团委','图书'])[1 + n % 8] || (array['一','二','三','四','五','六','七'])[1 + n % 7]`;
const moment = `timestamptz '2026-01-01' + n * interval '20 seconds'`;
const none = { 'search 没有': { model: { keyword: '没有这个词' } } };
const common = { 'search 教务': { model: { keyword: '教务' } } };
const rare = (text: string) => ({ [`search ${text}`]: { model: { keyword: text } } });
const day = { 'of one day': { extra: { createTime_st: '2026-03-03', createTime_ed: '2026-03-03' } } };
const isOff = { disabled: { model: { state: false } } };
const template = `(select min(id) from sms_template where custom_code = 'BENCH')`;
const someTemplate = `insert into sms_template (tenant_id, provider_type, app_id, app_secret, custom_code, content, template_params, template_code)
  select 1, 'ALI', 'bench', '', 'BENCH', 'code', '{}', 'SMS_1' where not exists (select from sms_template where custom_code = 'BENCH')`;
const someTask = `insert into sms_task (tenant_id, template_id, source_type, topic, template_params, content, draft)
  select 1, ${template}, 'APP', 'bench', '{}', '', false where not exists (select from sms_task where topic = 'bench')`;
const rule = {
  asked: {
    ...common,
    ...none,
    ...rare('/api/教务一/77777'),
    'method PUT': { model: { requestMethod: 'PUT' } },
    ...isOff,
  },
};
// few of them in force: each that is takes every request a tenth of a microsecond, whatever it asks for
const ruleColumns = 'tenant_id, ip, request_uri, request_method, state, create_time';
const ruleValues = `1, '203.0.' || n % 250 || '.7', '/api/' || ${word} || '/' || n, (array['GET','POST','DELETE','PUT'])[1 + n % 4], n % 50 = 0, ${moment}`;

export const lists: Record<string, List> = {
  station: {
    path: '/authority/station/page',
    table: 'station',
    columns: 'tenant_id, name, describe, state, create_time',
    values: `1, ${word} || n, case when n % 100 = 0 then '说明' || n end, n % 50 <> 0, ${moment}`,
    own: `name ~ '[0-9]$'`,
    asked: { ...common, ...none, ...rare('77777'), ...isOff, 'by name': { sort: 'name' } },
  },
  application: {
    path: '/authority/application/page',
    table: 'application',
    columns: 'tenant_id, client_id, secret_hash, name, app_type, state, create_time',
    values: `1, 'bench' || n, '', ${word} || n, (array['SERVER','APP','PC','WAP'])[1 + n % 4], n % 50 <> 0, ${moment}`,
    own: `client_id like 'bench%'`,
    asked: { ...common, ...none, ...rare('bench77777'), ...isOff, 'kind WAP': { model: { appType: 'WAP' } } },
  },
  parameter: {
    path: '/authority/parameter/page',
    table: 'parameter',
    columns: 'tenant_id, key, name, value, state, create_time',
    values: `1, 'BENCH_' || n, ${word} || n, 'value', n % 50 <> 0, ${moment}`,
    own: `key like 'BENCH%'`,
    asked: { ...common, ...none, ...rare('BENCH_77777'), ...isOff },
  },
  role: {
    path: '/authority/role/page',
    table: 'role',
    columns: 'tenant_id, code, name, state, create_time',
    values: `1, 'BENCH_' || n, ${word} || n, n % 50 <> 0, ${moment}`,
    own: `code like 'BENCH%'`,
    asked: { ...common, ...none, ...rare('BENCH_77777'), ...isOff, ...day },
  },
  resource: {
    path: '/authority/resource/page',
    table: 'resource',
    columns: 'tenant_id, menu_id, code, name, create_time',
    values: `1, (select min(id) from menu where tenant_id = 1), 'bench:' || n, ${word} || n, ${moment}`,
    own: `code like 'bench:%'`,
    asked: {
      'name 教务': { model: { name: '教务' } },
      'code 77777': { model: { code: '77777' } },
      'name 没有': { model: { name: '没有' } },
    },
  },
  org: {
    path: '/authority/org/page',
    table: 'org',
    columns: 'tenant_id, id, parent_id, tree_path, label, type, state, create_time',
    values: `1, 9000000 + n, 0, '/' || 9000000 + n || '/', ${word} || n, 'unit', n % 50 <> 0, ${moment}`,
    own: 'id > 9000000 and id <= 9000000 + 10000000',
    asked: { 'label 教务': { model: { label: '教务' } }, 'label 没有': { model: { label: '没有' } }, ...isOff },
  },
  dictionary: {
    path: '/authority/dictionary/page',
    model: { type: 'BENCH' },
    table: 'dictionary',
    columns: 'tenant_id, type, label, code, name, state, create_time',
    values: `1, 'BENCH', '量', 'c' || n, ${word} || n, n % 50 <> 0, ${moment}`,
    own: `type = 'BENCH'`,
    asked: { ...common, ...none, ...rare('c77777'), ...isOff },
  },
  dictionaryType: {
    path: '/authority/dictionary/pageType',
    table: 'dictionary',
    columns: 'tenant_id, type, label, code, name, state, create_time',
    values: `1, 'BENCH' || n % 10000, '量' || n % 10000, 'c' || n, ${word} || n, true, ${moment}`,
    own: `type like 'BENCH%'`,
    asked: { ...none, ...rare('BENCH777'), ...isOff },
  },
  area: {
    path: '/authority/area/page',
    table: 'area',
    columns: 'tenant_id, parent_id, code, label, level, state, create_time',
    values: `1, 0, 'BENCH' || n, ${word} || n, 'COUNTY', n % 50 <> 0, ${moment}`,
    own: `code like 'BENCH%'`,
    asked: {
      'label 教务': { model: { label: '教务' } },
      'code BENCH77777': { model: { code: 'BENCH77777' } },
      'label 没有': { model: { label: '没有' } },
    },
  },
  blockList: {
    path: '/gateway/blockList/page',
    table: 'block_list',
    columns: ruleColumns,
    values: ruleValues,
    own: `request_uri ~ '[0-9]$'`,
    ...rule,
  },
  rateLimiter: {
    path: '/gateway/rateLimiter/page',
    table: 'rate_limiter',
    columns: `${ruleColumns}, count, interval_sec`,
    values: `${ruleValues}, 10, 60`,
    own: `request_uri ~ '[0-9]$'`,
    ...rule,
  },
  smsTemplate: {
    path: '/msg/smsTemplate/page',
    table: 'sms_template',
    columns:
      'tenant_id, provider_type, app_id, app_secret, custom_code, name, content, template_params, template_code, sign_name, create_time',
    values: `1, (array['ALI','TENCENT','BAIDU'])[1 + n % 3], 'bench', '', 'BENCH_' || n, ${word} || n, '', '{}', 'SMS_' || n, '量', ${moment}`,
    own: `app_id = 'bench'`,
    asked: {
      ...common,
      ...none,
      ...rare('BENCH_77777'),
      'provider BAIDU': { model: { providerType: 'BAIDU' } },
      'sign 量': { model: { signName: '量' } },
    },
  },
  smsTask: {
    path: '/msg/smsTask/page',
    before: [someTemplate],
    table: 'sms_task',
    columns: 'tenant_id, template_id, status, source_type, topic, template_params, content, draft, create_time',
    values: `1, ${template}, (array['WAITING','SUCCESS','FAIL'])[1 + n % 3], 'APP', ${word} || n, '{}', '内容' || n, n % 50 = 0, ${moment}`,
    own: `topic ~ '[0-9]$'`,
    asked: { ...common, ...none, ...rare('77777'), failed: { model: { status: 'FAIL' } }, drafts: { model: { draft: true } }, ...day },
  },
  smsSendStatus: {
    path: '/msg/smsSendStatus/page',
    before: [someTemplate, someTask],
    table: 'sms_send_status',
    columns: 'tenant_id, task_id, receiver, send_status, create_time',
    values: `1, (select min(id) from sms_task where topic = 'bench'), 13000000000 + n, (array['WAITING','SUCCESS','FAIL'])[1 + n % 3], ${moment}`,
    own: 'true',
    asked: {
      failed: { model: { sendStatus: 'FAIL' } },
      'number 130': { model: { receiver: '130' } },
      'number 7777': { model: { receiver: '7777' } },
    },
  },
  attachment: {
    path: '/file/attachment/page',
    table: 'attachment',
    columns: 'tenant_id, biz_type, biz_id, data_type, submitted_file_name, path, context_type, ext, size, create_time',
    values: `1, (array['PROJECT','BANNER','AVATAR'])[1 + n % 3], n % 1000, (array['IMAGE','DOC','OTHER'])[1 + n % 3], ${word} || n || '.pdf', 'bench/' || n, 'application/pdf', 'pdf', n, ${moment}`,
    own: `path like 'bench/%'`,
    asked: {
      ...common,
      ...none,
      ...rare('77777'),
      documents: { model: { dataType: 'DOC' } },
      unused: { model: { isUnused: true } },
      ...day,
    },
  },
  datasourceConfig: {
    path: '/tenant/datasourceConfig/page',
    table: 'datasource_config',
    columns: 'tenant_id, name, username, sealed_password, url, driver_class_name, create_time',
    values: `1, ${word} || n, 'user' || n, '', 'jdbc:postgresql://localhost/lamp_base_' || n, 'org.postgresql.Driver', ${moment}`,
    own: `name ~ '[0-9]$'`,
    asked: {
      'name 教务': { model: { name: '教务' } },
      'name 没有': { model: { name: '没有' } },
      'account user77777': { model: { username: 'user77777' } },
    },
  },
  tenant: {
    path: '/tenant/tenant/page',
    table: 'tenant',
    columns: 'code, name, state, create_time',
    values: `'bench' || n, ${word} || n, (array['NORMAL','FORBIDDEN'])[1 + n % 2], ${moment}`,
    own: `code like 'bench%'`,
    asked: { ...common, ...none, ...rare('bench77777'), forbidden: { model: { status: 'FORBIDDEN' } } },
  },
};
