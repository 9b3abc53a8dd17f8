// Generated from openapi/openapi.json by scripts/generate.ts.
/** The operations that a page needs to sign somebody in, or to begin for somebody who is. */
export const firstOperations = {
  'session.options': { method: 'GET', path: '/oauth/anno/options', client: 'authority', access: 'open', answer: 'json' },
  'session.signIn': { method: 'POST', path: '/authority/anno/login', client: 'authority', access: 'open', encoding: 'form', answer: 'json' },
  'session.start': { method: 'GET', path: '/authority/user/start', client: 'platform', access: 'session', answer: 'json' },
  'dashboard.start': { method: 'GET', path: '/authority/dashboard/start', client: 'platform', access: 'session', answer: 'json' },
  'public.contests': { method: 'POST', path: '/contest/anno/page', client: 'platform', access: 'open', encoding: 'json', answer: 'json' },
} as const;
