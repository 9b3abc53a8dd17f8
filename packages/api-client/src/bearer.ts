/**
 * Who is calling. The first client sends the access token as bearer in `Authorization`; the second sends it in `token` and names
 * itself in `Authorization`. Without a token, the first client names itself too (its sign-in and refresh need that).
 */
export function bearerHeaders(client: 'authority' | 'platform', token: string | null): Record<string, string> {
  if (token === null) return { Authorization: browserClient };
  return client === 'authority' ? { Authorization: `Bearer ${token}` } : { Authorization: browserClient, token: `Bearer ${token}` };
}

/** `lamp_web:lamp_web_secret`: the id of browsers is public, not a secret. */
const browserClient = 'Basic bGFtcF93ZWI6bGFtcF93ZWJfc2VjcmV0';
