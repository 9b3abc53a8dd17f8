import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { seedTenantId } from '../core/tenants.ts';
import list from './schools.csv?raw';
import type { Random } from './random.ts';

export interface DemoSchool {
  id: string;
  name: string;
  province: string;
  colleges: { id: string; name: string }[];
}

const chosen = ['4131010247', '4132010288', '4133010335'];
const tenantId = seedTenantId;

/** Three schools of the Ministry of Education's list, each with four colleges. */
export async function insertSchools(db: Kysely<Schema>, random: Random): Promise<DemoSchool[]> {
  const rows = list.split('\n').map((line) => line.trim().split(','));
  const schools: DemoSchool[] = [];
  for (const code of chosen) {
    const [, name = '', , city = '', level = ''] = rows.find(([one]) => one === code) ?? [];
    if (name === '') throw new Error(`school ${code} is not on the list`);
    const id = await insertOrg(db, { parentPath: '/', parentId: '0', label: name, type: 'school', sortValue: schools.length + 1 });
    await db
      .insertInto('school')
      .values({ tenantId, orgId: id, code, province: provinces[code.slice(2, 4)] ?? null, city, level })
      .execute();
    const colleges = [];
    for (const [index, label] of random.sample(collegeNames, 4).entries()) {
      colleges.push({
        id: await insertOrg(db, { parentPath: `/${id}/`, parentId: id, label, type: 'college', sortValue: index + 1 }),
        name: label,
      });
    }
    schools.push({ id, name, province: provinces[code.slice(2, 4)] ?? city, colleges });
  }
  return schools;
}

interface NewOrg {
  parentPath: string;
  parentId: string;
  label: string;
  type: 'school' | 'college';
  sortValue: number;
}

async function insertOrg(db: Kysely<Schema>, { parentPath, ...org }: NewOrg): Promise<string> {
  const { id } = await db
    .insertInto('org')
    .values({ ...org, tenantId, treePath: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('org')
    .set({ treePath: `${parentPath}${id}/` })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return id;
}

/** The first two digits after 41 are those of the administrative division. */
const provinces: Record<string, string> = { '31': '上海', '32': '江苏', '33': '浙江' };
const collegeNames = [
  '计算机科学与技术学院',
  '机械工程学院',
  '经济与管理学院',
  '材料科学与工程学院',
  '电子信息工程学院',
  '设计创意学院',
  '环境科学与工程学院',
  '生命科学学院',
  '土木工程学院',
  '人文学院',
  '医学院',
  '外国语学院',
];
