import { fillQuickly, type Statements } from './database.ts';

/** Somebody who signs in with the administrator's password. */
export interface Signer {
  account: string;
  /** The organisation whose people are within the person's data scope; null: everybody is. */
  orgId: string | null;
}

/**
 * Fills a database that the server has seeded: 20 schools with 30 colleges each, their people, and administrators who sign in as the first
 * one does. The same numbers give the same people. Of 1,000,000 people a school has 50,000, and the college named here 3,000.
 */
export async function seedPeople(
  client: Statements,
  { people }: { people: number },
): Promise<{ all: Signer; school: Signer; college: Signer }> {
  const { school, college } = await addOrgs(client);
  await fillQuickly(client, ['user', 'user_role'], async () => {
    await addPeople(client, people);
    await addAdministrator(client, 'bench_all', null, 'GENERAL_MANAGER');
    await addAdministrator(client, 'bench_school', school, 'XMANAGEMENT');
    await addAdministrator(client, 'bench_college', college, 'YMANAGEMENT');
  });
  return {
    all: { account: 'bench_all', orgId: null },
    school: { account: 'bench_school', orgId: school },
    college: { account: 'bench_college', orgId: college },
  };
}

const schools = 20;
const colleges = 30;
/** Rows of one statement: the embedded database holds all of a statement's in memory. */
const atOnce = 50_000;
const tenantId = 1;

/** The first school, and its first college. */
async function addOrgs(client: Statements): Promise<{ school: string; college: string }> {
  await client.query(`
    with numbered as (select n, nextval('id_seq') as id from generate_series(1, ${schools}) n),
    org_of as (insert into org (tenant_id, id, parent_id, tree_path, type, label)
      select ${tenantId}, id, 0, '/' || id || '/', 'school', '第' || n || '大学' from numbered returning id)
    insert into school (tenant_id, org_id, code) select ${tenantId}, id, 'B' || lpad(n::text, 9, '0') from numbered`);
  await client.query(`
    insert into org (tenant_id, id, parent_id, tree_path, type, label, sort_value)
    select ${tenantId}, id, school_id, '/' || school_id || '/' || id || '/', 'college', '第' || n || '学院', n
    from (select org_id as school_id, n, nextval('id_seq') as id from school, generate_series(1, ${colleges}) n where code like 'B%') below`);
  const { rows } = await client.query(`
    select parent_id::text as school, id::text as college from org
    where type = 'college' and parent_id in (select org_id from school where code = 'B000000001') order by sort_value limit 1`);
  const [first] = rows;
  if (first?.['school'] === undefined || first['college'] === undefined) throw new Error('no organisation was added');
  return { school: first['school'], college: first['college'] };
}

async function addPeople(client: Statements, people: number): Promise<void> {
  // the college by a curve: the first of a school has 6 of 100, the last 3
  const number = `1 + floor(${colleges} * power(${any(1_000_003, 2)} / 1000003::float8, 1.2))::int`;
  for (let from = 1; from <= people; from += atOnce)
    await client.query(`
      insert into "user" (tenant_id, account, name, email, mobile, sex, org_id, must_change_password, create_time, last_login_time)
      select ${tenantId}, account, name, case when n % 3 = 0 then account || '@stu.example.edu.cn' end, mobile,
        (array['M', 'W'])[1 + ${any(2, 7)}], orgs.ids[school * ${colleges} + college], false,
        timestamptz '2022-09-01' + n * interval '100 seconds',
        case when ${any(3, 8)} > 0 then timestamptz '2026-01-01' + ${any(25_000_000, 9)} * interval '1 second' end
      from (
        select n, ${any(schools, 1)} as school, ${number} as college,
          (2019 + n % 7) || lpad((${any(schools, 1)} + 1)::text, 2, '0') || lpad(n::text, 7, '0') as account,
          ${name} as name,
          '1' || (array['38', '39', '58', '86', '77', '51'])[1 + ${any(6, 5)}] || lpad(((n * 7919::bigint) % 100000000)::text, 8, '0') as mobile
        from generate_series(${from}, ${Math.min(people, from + atOnce - 1)}) n
      ) person,
      (select array_agg(college.id order by school.code, college.sort_value) as ids from org college
        join school on school.tenant_id = college.tenant_id and school.org_id = college.parent_id
        where college.tenant_id = ${tenantId} and college.type = 'college' and school.code like 'B%') orgs`);
  await client.query(`
    insert into user_role (tenant_id, user_id, role_id)
    select "user".tenant_id, "user".id, role.id from "user" join role on role.tenant_id = "user".tenant_id and role.code = 'MAKER'
    where "user".tenant_id = ${tenantId} and not "user".readonly`);
}

async function addAdministrator(client: Statements, account: string, orgId: string | null, role: string): Promise<void> {
  await client.query(`
    with added as (
      insert into "user" (tenant_id, account, name, org_id, password_hash, must_change_password)
      select ${tenantId}, '${account}', '管理员', ${orgId ?? 'null'}, password_hash, false from "user"
      where tenant_id = ${tenantId} and account = 'admin' returning id)
    insert into user_role (tenant_id, user_id, role_id)
    select ${tenantId}, added.id, role.id from added, role where role.tenant_id = ${tenantId} and role.code = '${role}'`);
}

/** A number below `most` that hangs on the row's alone, as if drawn; `salt` tells the draws of a row apart. */
function any(most: number, salt: number): string {
  return `((hashint8extended(n, ${salt}) & 2147483647) % ${most})::int`;
}

/** The most common ones stand here as often as they occur, in parts of about two hundred. */
const surnames = `${'王'.repeat(14)}${'李'.repeat(14)}${'张'.repeat(13)}${'刘'.repeat(10)}${'陈'.repeat(9)}${'杨'.repeat(6)}${'黄赵吴周'.repeat(4)}${'徐孙马朱胡郭何林高罗'.repeat(3)}${'郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蔡蒋余'.repeat(2)}于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常`;
const given =
  '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华玉秀红建文国志海春秋冬云龙飞鹏辉斌波宇浩轩子梓涵欣怡雨晨曦佳琪思睿博雅婷雪梅琳琴慧颖倩莹瑶璐洁薇蕾诗梦晓东林森峰山川江河泽润阳光天佑安康宁乐嘉俊凯旋翔航宏达成功德仁义礼智信忠孝贤良善美真诚毅恒元亨利贞一二三永长福寿喜庆祥瑞吉星月朝晖煜烨炜灿';
/** One surname, and mostly two characters after it. */
const name = `${oneOf(surnames, 3)} || ${oneOf(given, 4)} || case when ${any(100, 10)} < 86 then ${oneOf(given, 6)} else '' end`;

function oneOf(characters: string, salt: number): string {
  return `substr('${characters}', 1 + ${any(characters.length, salt)}, 1)`;
}
