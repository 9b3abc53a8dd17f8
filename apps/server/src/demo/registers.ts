import { type AnswerOf, studentFields, teacherFields } from '@saiwu/openapi';
import { callAs, type DemoPlace } from './call-as.ts';
import { inventPerson, inventPhone } from './invent.ts';
import { administratorOf, type NamedPerson } from './people.ts';
import type { Random } from './random.ts';
import type { DemoSchool } from './schools.ts';
import { sheetFile } from './sheet-file.ts';

export interface RegisteredPerson {
  name: string;
  number: string;
  phone: string;
}

/** Who studies and who teaches at a college, by its id. */
export type Registers = Map<string, { students: RegisteredPerson[]; teachers: RegisteredPerson[] }>;

/** How many students of each of a school's colleges, and how many teachers. */
const sizes = [
  { students: 60, teachers: 6 },
  { students: 20, teachers: 2 },
  { students: 20, teachers: 2 },
];

/**
 * 400 students and 40 teachers, as each school's administrator imports them. The accounts `student` and `teacher` find themselves there,
 * and say so.
 */
export async function addRegisters(demo: DemoPlace, random: Random, schools: readonly DemoSchool[], known: Known): Promise<Registers> {
  const year = demo.host.clock.now().getUTCFullYear();
  const registers: Registers = new Map();
  for (const [place, school] of schools.entries()) {
    const { students: ofStudents, teachers: ofTeachers } = sizes[place] ?? { students: 0, teachers: 0 };
    const students: Partial<Record<keyof typeof studentFields, string>>[] = [];
    const teachers: Partial<Record<keyof typeof teacherFields, string>>[] = [];
    for (const [index, college] of school.colleges.entries()) {
      const orgId = `${school.name}/${college.name}`;
      const isFirst = place === 0 && index === 0;
      const listed = { students: [] as RegisteredPerson[], teachers: [] as RegisteredPerson[] };
      for (let count = 1; count <= ofStudents; count += 1) {
        const entered = year - 1 - random.below(4);
        const person = {
          ...(isFirst && count === 1 ? known.student : { name: inventPerson(random), phone: inventPhone(random) }),
          number: `${entered}${place + 1}${index + 1}${String(count).padStart(4, '0')}`,
        };
        listed.students.push(person);
        const degree = random.below(4) === 0 ? '硕士' : '本科';
        students.push({ ...person, orgId, major: random.pick(majors[college.name] ?? []), degree, year: String(entered) });
      }
      for (let count = 1; count <= ofTeachers; count += 1) {
        const person = {
          ...(isFirst && count === 1 ? known.teacher : { name: inventPerson(random), phone: inventPhone(random) }),
          number: `T${place + 1}${index + 1}${String(count).padStart(3, '0')}`,
        };
        listed.teachers.push(person);
        teachers.push({ ...person, orgId, jobTitle: random.pick(['教授', '副教授', '讲师', '高级工程师']) });
      }
      registers.set(college.id, listed);
    }
    const { call } = callAs(demo, administratorOf(place), demo.host.clock.now());
    await call('student.import', { body: { file: sheetFile(studentFields, students) } });
    await call('teacher.import', { body: { file: sheetFile(teacherFields, teachers) } });
  }
  for (const account of ['student', 'teacher']) await recognise(demo, account);
  return registers;
}

type Known = Record<'student' | 'teacher', NamedPerson>;

/** Somebody signs in, is asked “is this you?”, and says yes. */
async function recognise(demo: DemoPlace, account: string): Promise<void> {
  const { call } = callAs(demo, account, demo.host.clock.now());
  const offers = (await call('register.offers')) as AnswerOf<'register.offers'>; // what the operation answers
  for (const { kind, id } of offers) await call('register.answer', { body: { kind: kind.code, id, isMe: true } });
}

const majors: Record<string, string[]> = {
  计算机科学与技术学院: ['计算机科学与技术', '软件工程', '人工智能'],
  机械工程学院: ['机械设计制造及其自动化', '车辆工程'],
  经济与管理学院: ['工商管理', '会计学', '国际经济与贸易'],
  材料科学与工程学院: ['材料科学与工程', '高分子材料与工程'],
  电子信息工程学院: ['电子信息工程', '通信工程'],
  设计创意学院: ['工业设计', '视觉传达设计'],
  环境科学与工程学院: ['环境工程', '环境科学'],
  生命科学学院: ['生物技术', '生物科学'],
  土木工程学院: ['土木工程', '工程管理'],
  人文学院: ['汉语言文学', '历史学'],
  医学院: ['临床医学', '护理学'],
  外国语学院: ['英语', '日语', '德语'],
};
