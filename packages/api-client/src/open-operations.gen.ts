// Generated from openapi/openapi.json by scripts/generate.ts.
/** The operations that need no session: all that a page needs to sign somebody in. */
export const openOperations = {
  'session.signIn': { method: 'POST', path: '/authority/anno/login', client: 'authority', access: 'open', encoding: 'form', answer: 'json' },
  'session.platformSignIn': { method: 'POST', path: '/oauth/noToken/login', client: 'platform', access: 'open', encoding: 'json', answer: 'json' },
  'session.signOut': { method: 'POST', path: '/oauth/noToken/logout', client: 'authority', access: 'open', encoding: 'form', answer: 'json' },
  'attachment.link': { method: 'GET', path: '/file/anno/attachment/{id}', client: 'platform', access: 'open', answer: 'file' },
} as const;
