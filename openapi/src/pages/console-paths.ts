import type { z } from 'zod';
import type { consolePath } from '../rules.ts';

/**
 * The canonical paths of the console's screens, as patterns of its router: the screens and the server's messages link to them. Old
 * addresses lead to these.
 */
export const consolePaths = {
  signIn: '/login',
  invitation: '/invite/:code',
  appointment: '/appoint/:code',
  join: '/join/:code',
  socialReturn: '/social/:provider',
  dashboard: '/dashboard',
  contests: '/contests',
  newContest: '/contests/new',
  contest: '/contests/:id',
  editContest: '/contests/:id/edit',
  contestTemplates: '/contest-templates',
  /** `?from=` begins with another template, `?contest=` with a contest. */
  newContestTemplate: '/contest-templates/new',
  contestTemplate: '/contest-templates/:id',
  sheetMaps: '/sheet-maps',
  newSheetMap: '/sheet-maps/new',
  sheetMap: '/sheet-maps/:id',
  projects: '/contests/:id/projects',
  project: '/contests/:id/projects/:projectId',
  /** Pairs of projects that are alike; `?projectId=` names one of them. */
  alikes: '/contests/:id/duplicates',
  alike: '/contests/:id/duplicates/:findingId',
  /** Its business plan as it is printed. */
  planPages: '/contests/:id/projects/:projectId/plan',
  assignments: '/contests/:id/assignments',
  board: '/contests/:id/review/:level/:phase',
  results: '/contests/:id/results',
  ownEntries: '/my-projects',
  ownEntry: '/my-projects/:id',
  /** `?section=` opens one. */
  ownPlan: '/my-projects/:id/plan',
  /** As it is printed. */
  ownPlanPages: '/my-projects/:id/plan/pages',
  judging: '/judging',
  judgingStage: '/judging/:stageId',
  judgingProject: '/judging/:stageId/:projectId',
  judges: '/judges',
  students: '/students',
  studentTwins: '/students/duplicates',
  teachers: '/teachers',
  teacherTwins: '/teachers/duplicates',
  banners: '/banners',
  orgs: '/org/org',
  stations: '/org/station',
  users: '/org/user',
  messages: '/resources/msg',
  message: '/messages/edit',
  newMessage: '/messages/compose',
  messageTemplates: '/messages/templates',
  sentMessages: '/messages/sent',
  jobs: '/jobs',
  job: '/jobs/:id',
  profile: '/profile',
  parameters: '/system/parameter',
  schools: '/schools',
  newSchool: '/schools/new',
  /** Its own address for the caller's own school: `/schools/own`. */
  school: '/schools/:id',
  colleges: '/colleges',
  newCollege: '/colleges/new',
  /** Likewise `/colleges/own`. */
  college: '/colleges/:id',
  certifications: '/certifications',
  certification: '/certifications/:id',
  ownCertifications: '/certifications/mine',
  menus: '/system/menu',
  roles: '/system/role',
  dictionaries: '/system/dictionary',
  optLog: '/system/optLog',
  loginLog: '/system/loginLog',
  areas: '/system/area',
  enumerations: '/system/enumeration',
  applications: '/system/application',
  online: '/system/online',
  status: '/system/status',
  /** `?operation=`, `?user=`, `?record=` or `?request=` name the subject. */
  access: '/system/access',
  rateLimits: '/gateway/ratelimiter',
  blockList: '/gateway/blocklist',
  attachments: '/resources/attachment',
  smsTemplates: '/resources/smsTemplate',
  smsTasks: '/resources/sms',
  smsTask: '/resources/sms/edit',
  tenants: '/tenant/tenant',
  superUsers: '/tenant/user',
  datasources: '/tenant/datasourceConfig',
} as const;

/** An address in the console. `linkTo` makes it, or `rules.consolePath` of a person's text: any other text may lead nowhere. */
export type ConsoleLink = z.output<typeof consolePath>;

/** A link to a screen, with the parameters of its path: `linkTo(consolePaths.job, { id })`. */
export function linkTo<Path extends ConsolePath>(path: Path, ...[values]: Asked<Path>): ConsoleLink {
  const given: Record<string, string> = { ...values };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? '')) as ConsoleLink; // a screen's own path
}

type ConsolePath = (typeof consolePaths)[keyof typeof consolePaths];

type Asked<Path> = [NamesIn<Path>] extends [never] ? [] : [values: Record<NamesIn<Path>, string>];

type NamesIn<Path> = Path extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Parts of the profile, as its address names them. */
export const profileSections = ['base', 'security', 'social', 'sessions', 'signIns'] as const;

export type ProfileSection = (typeof profileSections)[number];

/** The profile of the signed-in user, at one of its parts. */
export function profilePath(section: ProfileSection = 'base'): ConsoleLink {
  const path = linkTo(consolePaths.profile);
  return section === 'base' ? path : (`${path}?section=${section}` as ConsoleLink); // a part of that screen
}
