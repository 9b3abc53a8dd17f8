// Generated from openapi/openapi.json by scripts/generate.ts.
/** The operations that a page needs to sign somebody in. */
export const firstOperations = {
  'session.options': { method: 'GET', path: '/oauth/anno/options', client: 'authority', access: 'open', answer: 'json' },
  'session.signIn': { method: 'POST', path: '/authority/anno/login', client: 'authority', access: 'open', encoding: 'form', answer: 'json' },
} as const;
