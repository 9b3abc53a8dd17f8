import type { AnswerOf } from '@saiwu/openapi';
import { callAs, type DemoPlace } from './call-as.ts';
import type { Random } from './random.ts';
import list from './schools.csv?raw';

export interface DemoSchool {
  id: string;
  name: string;
  province: string;
  colleges: DemoCollege[];
}

export interface DemoCollege {
  id: string;
  name: string;
}

const chosen = ['4131010247', '4132010288', '4133010335'];

/** Three schools of the Ministry of Education's list, each with four colleges. */
export async function addSchools(demo: DemoPlace, random: Random): Promise<DemoSchool[]> {
  const { call } = callAs(demo, 'admin', demo.host.clock.now());
  const rows = list.split('\n').map((line) => line.trim().split(','));
  const schools: DemoSchool[] = [];
  for (const [place, code] of chosen.entries()) {
    const [, name = '', , city = '', level = ''] = rows.find(([one]) => one === code) ?? [];
    if (name === '') throw new Error(`school ${code} is not on the list`);
    const province = provinces[code.slice(2, 4)] ?? null;
    const add = async (label: string, type: 'school' | 'college', parentId: string, index: number) => {
      const body = { label, type, parentId, state: true, sortValue: index + 1 };
      return (await call('org.save', { body })) as AnswerOf<'org.save'>; // what the operation answers
    };
    const { id, version } = await add(name, 'school', '0', place);
    await call('school.update', { body: { id, version, code, province, city, level, kind: kinds[code] ?? null } });
    const colleges: DemoCollege[] = [];
    for (const [index, label] of random.sample(collegeNames, 4).entries())
      colleges.push({ id: (await add(label, 'college', id, index)).id, name: label });
    schools.push({ id, name, province: province ?? city, colleges });
  }
  return schools;
}

/** The first two digits after 41 are those of the administrative division. */
const provinces: Record<string, string> = { '31': '上海', '32': '江苏', '33': '浙江' };
const kinds: Record<string, string> = { '4131010247': '综合', '4132010288': '理工', '4133010335': '综合' };
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
