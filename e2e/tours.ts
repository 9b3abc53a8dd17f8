import { profileSections } from '../openapi/src/pages/console-paths.ts';
import { callAs } from './call-api.ts';
import type { ServerProcess } from './start-server.ts';

/** The ways through the console: what needs no session, a school's contests and its other pages, and what other roles see besides. */
export const tourNames = {
  contests: ['contests', 'one contest', 'maps and copies', 'judge', 'college', 'teacher', 'student'],
  platform: ['open pages', 'school', 'people', 'own account', 'system', 'admin', 'manager'],
} as const;

export type TourName = (typeof tourNames)[keyof typeof tourNames][number];

export interface Tour {
  /** The account that goes it; `null` where nobody is signed in. */
  as: string | null;
  paths: string[];
}

/** Every screen of the console by who works in it, at the addresses of a demonstration's own records. */
export async function toursOf(server: Pick<ServerProcess, 'address' | 'password'>): Promise<Record<TourName, Tour>> {
  const school = await callAs(server, 'school');
  const contests: { id: string; state: { code: string } }[] = (await school.send('POST', '/contest/contest/page', { model: {}, size: 50 }))
    .records;
  const contestIn = (state: string) => `/contests/${contests.find((contest) => contest.state.code === state)?.id ?? ''}`;
  const [registering, reviewing, published] = [contestIn('REGISTERING'), contestIn('REVIEWING'), contestIn('PUBLICITY')];
  const projects = await school.send('POST', '/contest/project/page', { model: { contestId: published.split('/').pop() }, size: 1 });
  const judge = await callAs(server, 'judge');
  const [stage] = await judge.send('GET', '/contest/judging/stages');
  const sheets = await judge.send('POST', `/contest/judging/${stage.stageId}/page`, { model: {} });
  const colleges = await school.send('POST', '/authority/college/page', { model: {}, size: 1 });
  const college = `/colleges/${colleges.records[0].id}`;
  const review = `/judging/${stage.stageId}`;
  const { entries } = await (await callAs(server, 'student')).send('GET', '/contest/entry/mine');
  const entry = `/my-projects/${entries[0].id}`;
  const handedIn = entries.find(({ state }: { state: { code: string } }) => state.code === 'SUBMITTED').id;
  const tour = (as: string | null, ...paths: string[]): Tour => ({ as, paths });
  return {
    'open pages': tour(null, '/login', '/register', '/reset-password', '/dashboard', '/banners', '/404'),
    contests: tour(
      'school',
      '/contests',
      '/contests/new',
      `${registering}/edit`,
      `${registering}/projects`,
      `${registering}/assignments`,
      `${reviewing}/assignments`,
      `${reviewing}/review/school/running`,
      `${published}/results`,
    ),
    'maps and copies': tour(
      'school',
      '/contest-templates',
      '/sheet-maps',
      `${registering}/duplicates`,
      `${published}/projects/${projects.records[0].id}`,
    ),
    'one contest': tour('school', registering, reviewing, published, '/judges'),
    school: tour(
      'school',
      '/dashboard',
      ...['', '?tab=colleges', '?tab=administrators', '?tab=figures'].map((tab) => `/schools/own${tab}`),
      '/colleges',
      college,
      '/nowhere',
    ),
    people: tour(
      'school',
      '/students',
      '/students/duplicates',
      '/teachers',
      '/certifications',
      '/certifications/mine',
      '/org/org',
      '/org/user',
      '/messages/compose',
      '/messages/templates',
      '/messages/sent',
    ),
    'own account': tour('school', ...profileSections.map((section) => `/profile?section=${section}`)),
    judge: tour('judge', '/dashboard', '/resources/msg', '/judging', review, `${review}/${sheets.records[0].projectId}`, '/contests'),
    system: tour(
      'admin',
      '/system/parameter',
      '/system/menu',
      '/system/role',
      '/system/dictionary',
      '/system/optLog',
      '/system/loginLog',
      '/system/area',
      '/system/enumeration',
      '/system/application',
      '/system/online',
      '/system/status',
      '/system/access',
      '/system/access?operation=role.update',
    ),
    admin: tour(
      'admin',
      '/dashboard',
      '/org/station',
      '/tenant/tenant',
      '/tenant/user',
      '/tenant/datasourceConfig',
      '/gateway/ratelimiter',
      '/gateway/blocklist',
      '/resources/attachment',
      '/resources/smsTemplate',
      '/resources/sms',
      '/resources/sms/edit',
      '/jobs',
    ),
    manager: tour('manager', '/dashboard', '/contests', '/schools'),
    college: tour('college', '/dashboard', `${registering}/projects`, `${registering}/projects/${handedIn}`, `${registering}/duplicates`),
    teacher: tour('teacher', '/dashboard', '/my-projects', `/my-projects/${handedIn}`),
    student: tour('student', '/dashboard', '/my-projects', entry, `${entry}/plan`, `${entry}/plan/pages`),
  };
}
