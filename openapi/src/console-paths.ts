/**
 * The canonical paths of the console's screens, as patterns of its router: what the screens link to, and the server's messages. Old addresses
 * lead to these.
 */
export const consolePaths = {
  signIn: '/login',
  dashboard: '/dashboard',
  contests: '/contests',
  newContest: '/contests/new',
  editContest: '/contests/:id/edit',
  projects: '/contests/:id/projects',
  project: '/contests/:id/projects/:projectId',
  assignments: '/contests/:id/assignments',
  board: '/contests/:id/review/:level/:phase',
  results: '/contests/:id/results',
  judging: '/judging',
  judgingStage: '/judging/:stageId',
  judgingProject: '/judging/:stageId/:projectId',
  judges: '/judges',
  orgs: '/org/org',
  users: '/org/user',
  messages: '/resources/msg',
  message: '/messages/edit',
  newMessage: '/messages/compose',
  sentMessages: '/messages/sent',
  jobs: '/jobs',
  job: '/jobs/:id',
  profile: '/profile',
  parameters: '/system/parameter',
} as const;

/** Parts of the profile, as its address names them. */
export const profileSections = ['base', 'security', 'social', 'sessions', 'signIns'] as const;

export type ProfileSection = (typeof profileSections)[number];

/** The profile of whoever is signed in, at one of its parts. */
export function profilePath(section: ProfileSection = 'base'): string {
  return section === 'base' ? consolePaths.profile : `${consolePaths.profile}?section=${section}`;
}
