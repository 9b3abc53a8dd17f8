// @pglite: the generic operations, whose statements are built while they run
import { contract } from '@saiwu/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';
import { readSheet } from '../formats/sheets/read-sheet.ts';
import { writeSheet } from '../formats/sheets/write-sheet.ts';
import type { Name, Row } from '../rows/rows-of.ts';

// What all resources of the contract's crud() have in common. Their own tests have only what differs.

const server = openServer();

type Body = Record<string, string | number | boolean>;

interface Plain {
  /**
   * Three that can be added, made so that `sort` puts neither the first first nor tells the first from the last; the first is filled in.
   */
  rows: [Body, Body, Body];
  /** Finds these and no others. */
  model: object;
  /** What else is filtered by, and which of the three are found then. */
  filters: ReturnType<typeof by>[];
  sort: string;
  /** Fields of the form that these leave to tests of their own. */
  elsewhere?: readonly string[];
  /** A change of the first. */
  change: Row;
  /** What of the first is empty when that change is sent as the whole row. */
  emptied: string[];
  /** The first with these is refused while it is there itself, the last in a sheet too; why, at which fields. */
  refused: ReturnType<typeof because>[];
  /** What goes out in full nowhere or only where one row is opened, with what was typed in. */
  masked?: Record<string, string>;
  /** Who may what, of the accounts of the fixture; the others nothing. */
  may: Partial<Record<(typeof accounts)[number], readonly Act[]>>;
  /** Where rows are an organisation's: who adds these, and who must not see them and would send `place` with a row of their own. */
  between?: [own: string, other: string, place?: Row];
  /** What another tenant has to have besides, so that a row can lie there. */
  besides?: string;
  /** The column that ties a row to another one of the same tenant. */
  tie?: string;
}

const acts = ['page', 'save', 'update', 'remove', 'export', 'import'] as const;
type Act = (typeof acts)[number];
const accounts = ['manager', 'school', 'college', 'teacher', 'judge1', 'student'] as const;
const atNight = { limitStart: '22:00:00', limitEnd: '06:00:00', state: false };
const template = { providerType: 'ALI', appId: '2', appSecret: 's', customCode: 'PLAINB', name: 'b', content: '${a}', templateCode: '1' };
const templateId = '4711';
const menuId = '4712';
const style = { icon: 'x', cssClass: 'y', cssStyle: 'color: red' };
const particulars = { nation: '01', education: '05', positionStatus: '02', workDescribe: '教书' };
const orgsElsewhere = `insert into org (tenant_id, id, tree_path, label, type)
  values (2, ${known.school}, '/${known.school}/', '外企业', 'school')`;
const by = (filter: object, ...found: number[]): [object, number[]] => [filter, found];
const because = (wrong: Body, reasons: Record<string, string>): [Body, Record<string, string>] => [wrong, reasons];

const resources: Record<Name, Plain> = {
  parameter: {
    rows: [
      { key: 'plain.b', name: 'b', value: '00123', describe: '甲\n乙', state: false },
      { key: 'plain.a', name: 'a', value: '=1+1' },
      { key: 'plain.c', name: 'b', value: '<c>', state: true },
    ],
    model: { key: 'plain.' },
    filters: [by({ key: 'IN.A' }, 1), by({ value: '012' }, 0), by({ name: '%' }), by({ state: true }, 1, 2), by({ readonly: true })],
    sort: 'name',
    change: { value: '新' },
    emptied: ['describe'],
    refused: [
      because({ key: 'PLAIN.B' }, { key: 'PLAIN.B 已经存在' }),
      because({ key: ' ', name: '', value: 'x'.repeat(256) }, { key: '不能为空', name: '不能为空', value: '最多 255 个字符' }),
    ],
    may: { manager: ['page', 'update', 'export'] },
  },
  role: {
    rows: [
      { code: 'PLAINB', name: 'b', describe: '一', dsType: 'THIS_LEVEL', state: false },
      { code: 'PLAINA', name: 'a' },
      { code: 'PLAINC', name: 'bb', dsType: 'ALL' },
    ],
    model: { code: 'plain' },
    filters: [
      by({ code: 'LAINA' }, 1),
      by({ name: 'B' }, 0, 2),
      by({ describe: '一' }, 0),
      by({ dsType: { code: 'SELF' } }, 1),
      by({ dsType: ['ALL', 'THIS_LEVEL'] }, 0, 2),
      by({ state: false }, 0),
      by({ readonly: true }),
    ],
    sort: 'name',
    elsewhere: ['orgList'],
    change: { name: '新' },
    emptied: ['describe'],
    refused: [
      because({ code: 'plainb' }, { code: 'plainb 已经存在' }),
      because({ dsType: 'CUSTOMIZE' }, { orgList: '请选择机构' }),
      because({ code: 'x'.repeat(21), name: '' }, { code: '最多 20 个字符', name: '不能为空' }),
    ],
    may: { manager: acts, school: ['page'], college: ['page'] },
  },
  application: {
    rows: [
      {
        clientId: 'plain_b',
        name: 'b',
        website: 'https://x.test',
        icon: 'x',
        appType: 'APP',
        describe: '一',
        allowedIps: '10.0.0.0/8, 192.0.2.1',
        tokenMinutes: 480,
        state: false,
      },
      { clientId: 'plain_a', name: 'a' },
      { clientId: 'plain_c', name: 'b' },
    ],
    model: { clientId: 'plain_' },
    filters: [
      by({ clientId: 'N_A' }, 1),
      by({ name: 'B' }, 0, 2),
      by({ appType: { code: 'APP' } }, 0),
      by({ appType: ['SERVER', 'PC'] }, 1, 2),
      by({ state: true }, 1, 2),
    ],
    sort: 'name',
    change: { name: '新' },
    emptied: ['website', 'icon', 'describe', 'allowedIps', 'tokenMinutes'],
    refused: [
      because({ clientId: 'Plain_B' }, { clientId: 'Plain_B 已经存在' }),
      because(
        { clientId: 'new', name: '', allowedIps: '10.0.0.0/8,x' },
        {
          name: '不能为空',
          allowedIps: '请填 IP 地址或网段，如 10.0.0.8 或 10.0.0.0/24',
        },
      ),
    ],
    masked: { clientSecret: '' },
    may: {},
  },
  datasourceConfig: {
    rows: [
      {
        name: 'plain c',
        poolName: 'pool',
        username: 'b',
        password: 's',
        url: 'jdbc:postgresql://db.test:5433/lamp_base_1',
        driverClassName: 'org.postgresql.Driver',
      },
      {
        name: 'plain a',
        username: 'a',
        password: 's',
        url: 'jdbc:mysql://db.test/lamp_base_2?ssl=true',
        driverClassName: 'com.mysql.cj.jdbc.Driver',
      },
      { name: 'plain b', username: 'b', password: 's', url: 'postgres://db.test/other' },
    ],
    model: { name: 'plain' },
    filters: [by({ name: 'IN A' }, 1), by({ username: 'B' }, 0, 2), by({ url: 'lamp' }, 0, 1), by({ keyword: 'IN A' }, 1)],
    sort: 'username',
    change: { name: '新' },
    emptied: ['poolName'],
    refused: [
      because({ name: 'Plain C' }, { name: 'Plain C 已经存在' }),
      because(
        { name: 'plain d', password: '', url: 'jdbc:postgresql://u:p@db.test/x', driverClassName: 'x' },
        {
          password: '不能为空',
          url: '请填数据库地址，不含账号和密码，如 jdbc:postgresql://db.example.cn:5432/lamp_base_0001',
          driverClassName: '不在可选的值之中',
        },
      ),
    ],
    masked: { password: 's' },
    may: {},
  },
  tenant: {
    rows: [
      {
        code: 'plain_b',
        name: 'b',
        duty: '责任人',
        expirationTime: '2030-01-01 00:00:00',
        logo: '/api/file/attachment/1/file',
        describe: '一',
        passwordExpire: 90,
        isMultipleLogin: false,
        passwordErrorNum: 3,
        passwordErrorLockTime: 30,
        userLimit: 500,
        storageLimit: 2048,
      },
      { code: 'plain_a', name: 'a' },
      { code: 'plain_c', name: 'b' },
    ],
    model: { code: 'plain_' },
    filters: [
      by({ name: 'B' }, 0, 2),
      by({ duty: '责任' }, 0),
      by({ type: { code: 'CREATE' } }, 0, 1, 2),
      by({ status: { code: 'WAIT_INIT' } }, 0, 1, 2),
      by({ status: ['NORMAL', 'FORBIDDEN'] }),
      by({ readonly: true }),
    ],
    sort: 'name',
    change: { name: '新' },
    emptied: ['duty', 'expirationTime', 'logo', 'describe', 'userLimit', 'storageLimit'],
    refused: [
      because({ code: 'Plain_B' }, { code: 'Plain_B 已经存在' }),
      because(
        { code: 'a-b_', name: '', passwordErrorNum: 0 },
        { code: '只能用字母、数字和下划线', name: '不能为空', passwordErrorNum: '不能小于 1' },
      ),
    ],
    may: {},
  },
  menu: {
    rows: [
      {
        label: 'b',
        path: '/plain/b',
        component: 'lamp/plain/b/index',
        icon: 'x',
        isGeneral: true,
        sortValue: 7,
        group: 'g',
        describe: '一',
        state: false,
      },
      { label: 'a', path: '/plain/a', parentPath: '/plain/b' },
      { label: 'b', path: '/plain/c' },
    ],
    model: { path: '/plain/' },
    filters: [
      by({ label: 'B' }, 0, 2),
      by({ path: 'N/A' }, 1),
      by({ group: 'G' }, 0),
      by({ parentId: '0' }, 0, 2),
      by({ isGeneral: true }, 0),
      by({ state: true }, 1, 2),
      by({ readonly: true }),
    ],
    sort: 'label',
    elsewhere: ['parentId'],
    change: { label: '新' },
    emptied: ['icon', 'group', 'describe'],
    refused: [
      because({ path: 'Plain/B' }, { path: '/Plain/B 已经存在' }),
      because({ parentId: '999999', path: '/plain/d' }, { parentId: '没有找到这个上级菜单' }),
      because(
        { path: '/plain/d/', label: '', group: 'x'.repeat(21) },
        {
          path: '请填路径，如 /system/menu，不以 / 结尾，或以 http:// 或 https:// 开头的网址',
          label: '不能为空',
          group: '最多 20 个字符',
        },
      ),
    ],
    may: {},
  },
  resource: {
    rows: [
      { menuId, code: 'plain:b;plain:c', name: 'b', describe: '一' },
      { menuId, code: 'plain:a', name: 'a' },
      { menuId, code: 'plain:*', name: 'b' },
    ],
    model: { code: 'plain:' },
    filters: [by({ code: 'IN:A' }, 1), by({ name: 'B' }, 0, 2), by({ menuId }, 0, 1, 2), by({ menuId: '1' }), by({ readonly: true })],
    sort: 'name',
    change: { name: '新' },
    emptied: ['describe'],
    refused: [
      because({ code: 'plain:B;plain:c' }, { code: '编码[plain:B;plain:c]重复' }),
      because({ code: 'plain::x' }, { code: '权限编码由冒号分隔，各段不能为空，多个编码用分号隔开，如 authority:user:add' }),
      because({ menuId: '999999', code: 'plain:d' }, { menuId: '没有找到这个菜单' }),
      because({ code: 'plain:d', name: '' }, { name: '不能为空' }),
    ],
    may: { manager: ['page'] },
    // a button hangs on a menu of its own tenant
    besides: `insert into menu (tenant_id, id, label, path, component) values (2, ${menuId}, '别处', '/elsewhere', '')`,
  },
  dictionary: {
    rows: [
      { type: 'PLAIN', label: '往返', code: 'B', name: 'b', describe: '一', ...style, sortValue: 7, state: false },
      { type: 'PLAIN', code: '01', name: 'a' },
      { type: 'PLAIN', code: 'C', name: 'b' },
    ],
    model: { type: 'PLAIN' },
    filters: [by({ type: 'PLAI' }), by({ code: 'b' }, 0), by({ name: 'B' }, 0, 2), by({ state: false }, 0), by({ readonly: true })],
    sort: 'name',
    change: { describe: '新' },
    emptied: ['icon', 'cssClass', 'cssStyle'],
    refused: [
      because({ code: 'b' }, { code: '字典[b]已经存在，请勿重复创建' }),
      because({ type: 'SHAPE', label: '' }, { label: '没有字典「SHAPE」，要新建它请填类型标签' }),
      because({ code: '###' }, { code: '格式不对' }),
      because({ code: 'x'.repeat(65), sortValue: -1 }, { code: '最多 64 个字符', sortValue: '不能小于 0' }),
    ],
    may: { manager: acts },
  },
  area: {
    rows: [
      { code: 'P2', label: 'b', level: '02', longitude: '120.15', latitude: '30.28', source: '自填', sortValue: 3, state: false },
      { code: 'P21', label: 'a', parentCode: 'P2', fullName: '另一个全称' },
      { code: 'P3', label: 'b' },
    ],
    model: { code: 'P' },
    filters: [
      by({ code: 'p2' }, 0, 1),
      by({ label: 'b', level: '02' }, 0),
      by({ fullName: '全称' }, 1),
      by({ parentId: '0' }, 0, 2),
      by({ state: false }, 0),
    ],
    sort: 'label',
    elsewhere: ['parentId'],
    change: { sortValue: 9 },
    emptied: ['level', 'longitude', 'latitude', 'source'],
    refused: [
      because({ code: 'p2' }, { code: 'p2 已经存在' }),
      because({ code: '' }, { code: '不能为空' }),
      because({ code: 'P4', parentId: '999999' }, { parentId: '没有找到这个上级地区' }),
      because({ code: 'P4', level: 'CITY' }, { level: '没有这个级别' }),
    ],
    may: { manager: acts },
  },
  blockList: {
    rows: [
      { requestUri: '/plain/b', requestMethod: 'ALL', ip: '198.51.100.0/24', ...atNight },
      { requestUri: '/plain/a', requestMethod: 'DELETE' },
      { requestUri: '/plain/b', requestMethod: 'GET' },
    ],
    model: { requestUri: '/plain/' },
    filters: [by({ requestUri: 'N/B' }, 0, 2), by({ ip: '100.0' }, 0), by({ requestMethod: 'GET' }, 2), by({ state: true }, 1, 2)],
    sort: 'requestUri',
    elsewhere: ['confirm'],
    change: { requestMethod: 'PUT' },
    emptied: ['ip', 'limitStart', 'limitEnd'],
    refused: [
      because({ ip: '10.0.0.0/33' }, { ip: '请填 IP 地址或网段，如 10.0.0.8 或 10.0.0.0/24' }),
      because({ limitEnd: '24:00:00', requestMethod: 'PATCH' }, { limitEnd: '请填时间，如 08:30:00', requestMethod: '不在可选的值之中' }),
    ],
    may: { manager: acts },
  },
  rateLimiter: {
    rows: [
      { requestUri: '/plain/b', requestMethod: 'PUT', count: 20, intervalSec: 3600, ip: '198.51.100.1', ...atNight },
      { requestUri: '/plain/a', requestMethod: 'ALL', count: 3, intervalSec: 60 },
      { requestUri: '/plain/c', requestMethod: 'ALL', count: 20, intervalSec: 60 },
    ],
    model: { requestUri: '/plain/' },
    filters: [by({ requestUri: 'N/B' }, 0), by({ ip: '100.1' }, 0), by({ requestMethod: 'ALL' }, 1, 2), by({ state: false }, 0)],
    sort: 'count',
    elsewhere: ['confirm'],
    change: { count: 30 },
    emptied: ['ip', 'limitStart', 'limitEnd'],
    refused: [because({ count: 0, intervalSec: 2_592_001 }, { count: '请填大于零的整数', intervalSec: '最多 2592000' })],
    may: { manager: acts },
  },
  smsTemplate: {
    rows: [
      {
        ...template,
        providerType: 'TENCENT',
        appId: '1',
        content: '{1} 你好',
        templateCode: '007',
        url: 'https://sms.plain.test',
        signName: '签',
        senderId: '1400006666',
        templateDescribe: '备',
      },
      { ...template, customCode: 'PLAINA', name: 'a' },
      { ...template, customCode: 'PLAINC' },
    ],
    model: { customCode: 'plain' },
    filters: [
      by({ providerType: { code: '' } }, 0, 1, 2),
      by({ providerType: { code: 'ALI' }, customCode: 'lainc' }, 2),
      by({ providerType: ['TENCENT', 'BAIDU'] }, 0),
      by({ appId: '1', templateCode: '07', signName: '签' }, 0),
      by({ name: 'A' }, 1),
    ],
    sort: 'name',
    change: { templateCode: '008' },
    emptied: ['name', 'url', 'signName', 'senderId', 'templateDescribe'],
    refused: [
      because({ customCode: 'plainb' }, { customCode: 'plainb 已经存在' }),
      because({ appId: '', templateCode: 'x'.repeat(51) }, { appId: '不能为空', templateCode: '最多 50 个字符' }),
    ],
    masked: { appSecret: 's' },
    may: { manager: acts, school: ['page'], college: ['page'] },
  },
  smsTask: {
    rows: [
      { templateId, topic: 'b', receiver: '13812345678,13812345679' },
      { templateId, topic: 'a' },
      { templateId, topic: 'b' },
    ],
    model: { templateId },
    filters: [
      by({ topic: 'B' }, 0, 2),
      by({ content: '${a}', status: 'WAITING' }, 0, 1, 2),
      by({ status: ['SUCCESS', 'FAIL'] }),
      by({ draft: false }),
    ],
    sort: 'topic',
    elsewhere: ['telNum', 'templateParam', 'sendTime', 'draft'],
    change: { topic: '新' },
    emptied: ['receiver', 'telNum'],
    refused: [
      because({ topic: '', receiver: '12345' }, { topic: '不能为空', receiver: '「12345」不是手机号' }),
      because({ templateId: '1' }, { templateId: '没有找到这个模板' }),
    ],
    masked: { receiver: '13812345678,13812345679', telNum: '13812345678,13812345679' },
    may: { manager: acts, school: acts, college: ['page', 'save'] },
    between: ['school', 'other'],
    tie: 'templateId',
  },
  org: {
    rows: [
      {
        label: 'PLAIN b',
        abbreviation: '乙',
        type: 'school',
        describe: '一',
        sortValue: 7,
        state: false,
        vip: true,
        expiryDate: '2099-12-31 23:59:59',
      },
      { label: 'PLAIN a', type: 'unit', parentName: 'PLAIN b', sortValue: 3 },
      { label: 'PLAIN c', type: 'college', sortValue: 7 },
    ],
    model: { label: 'PLAIN' },
    filters: [
      by({ label: 'plain a' }, 1),
      by({ abbreviation: '乙' }, 0),
      by({ describe: '一' }, 0),
      by({ parentId: '0' }, 0, 2),
      by({ type: { code: 'unit' } }, 1),
      by({ type: ['school', 'college'] }, 0, 2),
      by({ state: true }, 1, 2),
      by({ vip: true }, 0),
    ],
    sort: 'sortValue',
    elsewhere: ['parentId'],
    change: { sortValue: 9 },
    emptied: ['abbreviation', 'describe'],
    refused: [
      because({}, { label: '同一个上级里已有「PLAIN b」' }),
      because({ label: 'PLAIN d', parentId: '999999' }, { parentId: '没有找到这个机构' }),
      because({ label: 'PLAIN d', parentName: 'nowhere' }, { parentName: '没有找到这个机构' }),
      because({ label: 'PLAIN d', expiryDate: '2020-01-01 00:00:00' }, { expiryDate: '到期时间已经过去' }),
      because({ label: '', sortValue: -1 }, { label: '不能为空', sortValue: '不能小于 0' }),
    ],
    may: { manager: acts, school: acts, college: ['page'] },
  },
  station: {
    rows: [
      { name: 'b', describe: '一', orgId: known.engineering, state: false },
      { name: 'a', orgId: known.engineering },
      { name: 'b', orgId: known.school },
    ],
    model: {},
    filters: [
      by({ name: 'B' }, 0, 2),
      by({ describe: '一' }, 0),
      by({ orgId: known.engineering }, 0, 1),
      by({ orgId: known.school }, 2),
      by({ state: true }, 1, 2),
    ],
    sort: 'name',
    change: { describe: '新', orgId: known.engineering },
    emptied: [],
    refused: [
      because({ name: 'B' }, { name: '同一个机构里已有「B」' }),
      because({ orgId: known.otherCollege }, { orgId: '没有找到这个机构' }),
      because({ name: '' }, { name: '不能为空' }),
    ],
    may: { manager: acts, school: acts, college: ['page'] },
    between: ['school', 'other', { orgId: known.otherSchool }],
    tie: 'orgId',
  },
  student: {
    rows: [
      { number: '202601010002', name: 'b', orgId: known.engineering, major: '甲', degree: '02', year: 2026, phone: '13812345678' },
      { number: '202601010001', name: 'a', orgId: known.engineering, degree: '03' },
      { number: '202601010003', name: 'b', orgId: known.school },
    ],
    model: {},
    filters: [
      by({ name: 'B' }, 0, 2),
      by({ number: '202601010001' }, 1),
      by({ number: '0101000' }),
      by({ keyword: '0001' }, 1),
      by({ major: '甲', year: 2026, phone: '5678', degree: '02' }, 0),
      by({ degree: ['02', '03'] }, 0, 1),
      by({ orgId: known.engineering }, 0, 1),
      by({ isLinked: true }),
      by({ isGraduated: false }, 0, 1, 2),
    ],
    sort: 'name',
    change: { orgId: known.engineering, major: '新' },
    emptied: ['degree', 'year', 'phone'],
    refused: [
      because({ number: '202601010003' }, { number: '202601010003 已经存在' }),
      because({ number: '1', degree: '99' }, { degree: '不在可选的值之中' }),
      because({ number: '1', orgId: known.otherCollege }, { orgId: '没有找到这个机构' }),
      because(
        { number: 'a b', name: '', phone: '1' },
        { number: '只能用字母、数字、下划线、点和短横线', name: '不能为空', phone: '手机号格式不正确' },
      ),
    ],
    masked: { number: '202601010002', phone: '13812345678' },
    may: { manager: acts, school: acts, college: acts },
    between: ['school', 'other', { orgId: known.otherSchool }],
    besides: orgsElsewhere,
  },
  teacher: {
    rows: [
      { number: 'T02', name: 'b', orgId: known.engineering, jobTitle: '02', phone: '13812345678' },
      { number: 'T01', name: 'a', orgId: known.engineering, jobTitle: '01' },
      { number: 'T03', name: 'b', orgId: known.school },
    ],
    model: {},
    filters: [
      by({ name: 'B' }, 0, 2),
      by({ number: 't0' }, 0, 1, 2),
      by({ phone: '138' }, 0),
      by({ phone: '1234' }),
      by({ jobTitle: ['01', '02'] }, 0, 1),
      by({ orgId: known.engineering }, 0, 1),
      by({ isLinked: false }, 0, 1, 2),
    ],
    sort: 'name',
    change: { orgId: known.engineering, name: '新' },
    emptied: ['jobTitle', 'phone'],
    refused: [
      because({ number: 't03' }, { number: 't03 已经存在' }),
      because({ number: '1', jobTitle: '99' }, { jobTitle: '不在可选的值之中' }),
      because(
        { number: 'a b', name: '', phone: '1' },
        { number: '只能用字母、数字、下划线、点和短横线', name: '不能为空', phone: '手机号格式不正确' },
      ),
    ],
    masked: { phone: '13812345678' },
    may: { manager: acts, school: acts, college: acts },
    between: ['school', 'other', { orgId: known.otherSchool }],
    besides: orgsElsewhere,
  },
  user: {
    rows: [
      {
        account: 'plain_b',
        name: 'b',
        orgId: known.engineering,
        sex: 'M',
        email: 'a@b.cn',
        mobile: '13812345678',
        state: false,
        ...particulars,
      },
      { account: 'plain_a', name: 'a', orgId: known.school, sex: 'W', nation: '57' },
      { account: 'plain_c', name: 'b' },
    ],
    model: { account: 'plain_' },
    filters: [
      by({ name: 'B' }, 0, 2),
      by({ name: '%' }),
      by({ email: 'A@', mobile: '13812345678', state: false, education: '05', positionStatus: '02' }, 0),
      by({ sex: 'W' }, 1),
      by({ nation: ['01', '57'] }, 0, 1),
      by({ orgId: known.school }, 0, 1, 2),
      by({ orgId: known.engineering }, 0),
    ],
    sort: 'name',
    elsewhere: ['stationId', 'avatar', 'roleIds', 'password'],
    change: { orgId: known.engineering, workDescribe: '新' },
    emptied: ['email', 'mobile', 'nation', 'education', 'positionStatus'],
    refused: [
      because({ account: 'Plain_B' }, { account: 'Plain_B 已经存在' }),
      because({ account: 'a b', name: '', sex: 'Q' }, { account: '只能用字母、数字和下划线', name: '不能为空', sex: '不在可选的值之中' }),
      because({ account: 'new', mobile: '12345678901', email: 'x' }, { mobile: '手机号格式不正确', email: '邮箱格式不正确' }),
    ],
    masked: { mobile: '13812345678' },
    may: { manager: acts, school: acts, college: ['page', 'save', 'update', 'export'] },
    between: ['school', 'other', { orgId: known.otherSchool }],
    tie: 'orgId',
  },
};

/** What another row has by itself, although it says the same. */
const ownFacts = ['id', 'parentId', 'version', 'createTime', 'createdBy', 'updateTime', 'updatedBy'];

it('every resource that crud() makes stands in the table, and besides them only messages and super administrators are exported and imported', () => {
  const having = (act: string) => Object.keys(contract).flatMap((id) => (id.endsWith(`.${act}`) ? id.slice(0, -act.length - 1) : []));
  expect(Object.keys(resources).toSorted()).toEqual(having('updateAll').toSorted());
  const imported = having('import').filter((name) => `${name}.export` in contract);
  expect(imported.toSorted()).toEqual([...Object.keys(resources), 'globalUser', 'message'].toSorted());
});

server.given(async () => {
  const { data } = await server.as('admin').call('smsTemplate.save', { body: { ...template, customCode: 'T' } });
  await sql`update sms_template set id = ${templateId} where id = ${data.id}`.execute(server.db);
  const menu = await server.as('admin').call('menu.save', { body: { label: '按钮所在', path: '/buttons' } });
  await sql`update menu set id = ${menuId} where id = ${menu.data.id}`.execute(server.db);
});

const entries = Object.entries(resources) as [Name, Plain][]; // the table's own keys

describe.each(entries)('%s', (name, facts) => {
  const {
    rows,
    model,
    filters,
    sort,
    change,
    emptied,
    refused,
    masked = {},
    may,
    between = ['admin'],
    tie,
    besides,
    elsewhere = [],
  } = facts;
  const [account, other = '', place = {}] = between;
  const owner = server.as(account);
  const unmasked = (row: Row) => without(row, Object.keys(masked));

  const read = async (id: string) => (await owner.call(`${name}.get`, { params: { id } })).data;
  const list = async (body: object = {}, who = account) =>
    (await server.as(who).call(`${name}.page`, { body: { model, sort: 'id', order: 'ascending', ...body } })).data;
  const remove = (ids: unknown[], who = account) => server.as(who).call(`${name}.remove`, { body: ids });
  const bring = (heads: string[], lines: string[][], who: ReturnType<typeof server.as>) => {
    const sheet = writeSheet({ sheetName: 'a', columns: heads.map((title) => ({ title })), rows: lines });
    return who.call(`${name}.import`, { body: { file: new File([sheet], 'again.xlsx') } });
  };

  const save = async (body: Body): Promise<Row & { id: string }> => (await owner.call(`${name}.save`, { body })).data;
  /** The three, as they were answered. */
  const given = server.given(async () => [await save(rows[0]), await save(rows[1]), await save(rows[2])] as const);
  const idsOf = (found: readonly Row[]) => found.map(({ id }) => id);

  it('answers what was saved, by itself and in lists', async () => {
    const one: Row[] = [];
    for (const [index, row] of given().entries()) {
      const got = await read(row.id);
      expect(unmasked(row)).toMatchObject({ ...unmasked(got), version: 1 });
      for (const [field, value] of Object.entries(unmasked(rows[index] ?? {}))) expect([field, code(got[field])]).toEqual([field, value]);
      one.push(unmasked(got));
    }
    const { records, total } = await list();
    expect([total, records.map(unmasked)]).toEqual(['3', one]);
    expect((await owner.call(`${name}.query`, { body: model })).data.map(unmasked)).toEqual(one);
  });

  it('is filled in here as far as its form goes, so that a field that is dropped is seen', () => {
    const taken = Object.keys(contract[`${name}.save`].body.shape);
    const filled = [...rows.flatMap((row) => Object.keys(row)), ...elsewhere];
    expect(taken.filter((field) => !filled.includes(field))).toEqual([]);
  });

  it.each(filters)('is filtered by %j', async (filter, found) => {
    const both = { ...model, ...filter };
    const expected = found.map((index) => given()[index]?.id);
    const { records, total } = await list({ model: both });
    expect([total, idsOf(records)]).toEqual([String(found.length), expected]);
    expect(idsOf((await owner.call(`${name}.query`, { body: both })).data)).toEqual(expected);
    const { data } = await owner.call(`${name}.preview`, { body: { model: both } });
    expect(data.split('<tr>').length - 2).toBe(found.length);
  });

  it('is filtered by when it was added, where that is a time', async () => {
    const total = async (extra: object) => (await list({ extra })).total;
    expect(await total({ createTime_st: '2020-01-01', createTime_ed: '2099-01-01' })).toBe('3');
    expect(await total({ createTime_ed: '2020-01-01' })).toBe('0');
    expect(await total({ createTime_st: 'nonsense' })).toBe('3');
  });

  it.each([
    ['ascending', [1, 0, 2]],
    ['descending', [2, 0, 1]],
  ])('is sorted %s, the equal by when they were added, over pages that do not overlap', async (order, indexes) => {
    const pages = [await list({ sort, order, size: 2 }), await list({ sort, order, size: 2, current: 2 })];
    expect(pages.map(({ total, pages: count, records }) => [total, count, records.length])).toEqual([
      ['3', '2', 2],
      ['3', '2', 1],
    ]);
    expect(idsOf(pages.flatMap(({ records }) => records))).toEqual(indexes.map((index) => given()[index]?.id));
  });

  it.each(refused)('refuses %j at the fields, and keeps nothing of it', async (wrong, reasons) => {
    const answered = await owner.call(`${name}.save`, { body: { ...rows[0], ...wrong } });
    expect([answered.status, answered.code, answered.extra.fieldErrors]).toEqual([400, -9, reasons]);
    expect((await list()).total).toBe('3');
  });

  it('changes what is sent and nothing else', async () => {
    const [{ id }] = given();
    const before = await read(id);
    const changed = await owner.call(`${name}.update`, { body: { id, version: 1, ...change } });
    const after = { ...before, ...change, version: 2, updateTime: expect.anything() };
    expect([changed.status, unmasked(changed.data), await read(id)]).toEqual([200, unmasked(after), after]);
  });

  it.each(['update', 'updateAll'] as const)('stays as it is where the row of a list is sent back: %s', async (act) => {
    const [{ id }] = given();
    const before = await read(id);
    const [row] = (await list()).records;
    expect((await owner.call(`${name}.${act}`, { body: row })).status).toBe(200);
    expect(await read(id)).toEqual({ ...before, version: 2, updateTime: expect.anything() });
  });

  it('empties what the whole row leaves out, and keeps what cannot be empty', async () => {
    const [{ id }] = given();
    const before = await read(id);
    for (const field of emptied) expect([field, String(before[field] ?? '')]).toEqual([field, expect.stringMatching(/./)]);
    expect((await owner.call(`${name}.updateAll`, { body: { id, version: 1, ...change } })).status).toBe(200);
    const after = await read(id);
    for (const field of emptied) expect([field, after[field] ?? '']).toEqual([field, '']);
    for (const field of Object.keys(without({ ...rows[0], ...change }, [...emptied, ...Object.keys(masked)])))
      expect([field, after[field]]).toEqual([field, field in change ? change[field] : before[field]]);
  });

  it('refuses what was read before somebody else changed it, and shows it as it stands', async () => {
    const [{ id }] = given();
    await owner.call(`${name}.update`, { body: { id, version: 1, ...change } });
    const current = await read(id);
    for (const act of ['update', 'updateAll'] as const) {
      const late = await owner.call(`${name}.${act}`, { body: { id, version: 1, ...change } });
      expect([late.status, late.code, unmasked(late.extra.current)]).toEqual([409, 409, unmasked(current)]);
    }
    expect(await read(id)).toEqual(current);
  });

  // what a resource has no use for is no test of it
  it.each('readonly' in contract[`${name}.get`].answer.shape ? [name] : [])('leaves a built-in row of %s alone', async () => {
    const [{ id }, next] = given();
    await sql`update ${sql.table(name)} set readonly = true where id = ${id}`.execute(server.db);
    const before = (await list({}, 'admin')).records;
    for (const act of ['update', 'updateAll'] as const) {
      const { status, msg } = await server.as('admin').call(`${name}.${act}`, { body: { id, version: 1, ...change } });
      expect([status, msg]).toEqual([409, '内置数据，不能操作']);
    }
    expect((await remove([next.id, id], 'admin')).status).toBe(409);
    expect((await list({}, 'admin')).records).toEqual(before);
  });

  it('is deleted several at once; those that are gone are passed over and counted, unless all are', async () => {
    const [first, second, third] = idsOf(given());
    expect((await remove(['999999', '999998'])).status).toBe(404);
    expect(await remove([first, '999999', second, first])).toMatchObject({ data: true, extra: { passedOver: 1 } });
    expect(idsOf((await list()).records)).toEqual([third]);
    expect((await owner.call(`${name}.get`, { params: { id: first } })).status).toBe(404);
  });

  it.each(['zh', 'en'] as const)('comes back the same from its own export, in %s', async (language) => {
    const admin = server.as('admin', language);
    const before = (await list({}, 'admin')).records;
    const { response } = await admin.call(`${name}.export`, { body: { model } });
    const [heads = [], ...lines] = (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
    await remove(idsOf(before), 'admin');
    const [typed] = Object.values(masked);
    const mended = lines.map((line) => line.map((cell) => (typed && cell.includes('*') ? typed : cell)));
    const imported = await bring(heads, mended, admin);
    expect([imported.msg, imported.data]).toEqual(['ok', true]);
    expect(sorted((await list({}, 'admin')).records)).toEqual(sorted(before));
  });

  it('is imported whole or not at all, and told the line and the field', async () => {
    await remove(idsOf(given()));
    const fields = Object.keys(rows[0]).filter((field) => typeof rows[0][field] !== 'boolean');
    const line = (row: Body) => fields.map((field) => String(row[field] ?? ''));
    const [wrong, reasons] = refused.at(-1) ?? because({}, {});
    const answered = await bring(fields, [line(rows[0]), line({ ...rows[2], ...wrong })], owner);
    const told = Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [`3.${field}`, reason]));
    expect([answered.status, answered.code, answered.extra.fieldErrors]).toEqual([200, -9, told]);
    expect(answered.extra.errors).toEqual(Object.keys(told).map(() => expect.stringMatching(/^3: \S+ \S/)));
    expect((await list()).total).toBe('0');
  });

  it('is for those who may', async () => {
    for (const who of accounts) {
      const allowed: Act[] = [];
      for (const act of acts) if ((await server.as(who).call(`${name}.${act}`, { body: {} })).status !== 403) allowed.push(act);
      expect([who, allowed]).toEqual([who, may[who] ?? []]);
    }
  });

  /** Somebody who may do everything with rows of their own gets the answer for a row that is not there, and leaves this one as it is. */
  async function expectMissing(who: string, id: string, instead: Row = {}) {
    const person = server.as(who);
    const body = { id, version: 1, ...change, ...instead };
    const opened = await person.call(`${name}.get`, { params: { id } });
    const changed = [await person.call(`${name}.update`, { body }), await person.call(`${name}.updateAll`, { body })];
    const answers = [opened, ...changed, await remove([id], who)].map(({ status }) => status);
    const { rows: kept } = await sql`select version from ${sql.table(name)} where id = ${id}`.execute(server.db);
    expect([answers, kept]).toEqual([[404, 404, 404, 404], [{ version: 1 }]]);
  }

  it('is missing for another tenant, in lists and by its id', async () => {
    const [first, second, { id }] = given();
    await server.db.insertInto('tenant').values({ id: '2', code: '0002', name: '另一个企业', expirationTime: null }).execute();
    if (besides) await sql.raw(besides).execute(server.db);
    if (tie) await sql`update ${sql.table(name)} set ${sql.ref(tie)} = null where id = ${id}`.execute(server.db);
    await sql`update ${sql.table(name)} set tenant_id = 2 where id = ${id}`.execute(server.db);
    await expectMissing('admin', id);
    const listed = idsOf((await list({ model: {}, size: 1000 }, 'admin')).records);
    expect([first.id, second.id, id].map((one) => listed.includes(one))).toEqual([true, true, false]);
  });

  it.each(other ? [other] : [])('is missing for %s, of another organisation, in lists and by its id', async () => {
    const [{ id }] = given();
    await expectMissing(other, id, place);
    expect((await list({}, other)).total).toBe('0');
    expect((await server.as(other).call(`${name}.query`, { body: model })).data).toEqual([]);
    expect((await server.as(other).call(`${name}.preview`, { body: { model } })).data).not.toContain('<td>');
  });
});

/** An enumeration goes out with its name. */
function code(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : value;
}

function without(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}

/** Rows by what they say; which was made first is not told by a sheet. */
function sorted(found: Row[]) {
  return found
    .map((row) => JSON.stringify(without(row, ownFacts)))
    .toSorted()
    .map((row) => JSON.parse(row) as unknown); // compared only
}
