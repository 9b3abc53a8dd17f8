/** The pages that the dashboard shows the beginning of: the console asks for them in these words, `dashboard.start` answers the same. */
export const dashboardPages = {
  /** Public notices and warnings that the caller has not opened. */
  news: { model: { isRead: false, msgType: ['PUBLICITY', 'WARN'] }, size: 10, current: 1 },
  /** Messages with something to do. */
  todos: { model: { isRead: false, msgType: ['WAIT'] }, size: 50, current: 1 },
  /** The newest requests that wait for a decision; `total` says how many there are. */
  certifications: { model: { state: 'PENDING' as const }, size: 1, current: 1 },
  /** Contests with a next step to take before their review, the first to end its registration first. */
  contests: { model: { isBeforeReview: true }, size: 50, current: 1, sort: 'registrationEnd', order: 'ascending', extra: {} },
  signIns: (userId: string | null) => ({ model: { userId, isSignIn: true }, size: 10, current: 1, sort: 'id', order: 'descending' }),
};
