/**
 * Who is calling. The first client sends the access token as bearer in `Authorization`; the second sends it in `token` and names
 * itself in `Authorization`. Without a token, the first client names itself too (its sign-in and refresh need that). Both name the tenant,
 * in base64, where there is more than one.
 */
export function bearerHeaders(client: 'authority' | 'platform', token: string | null, tenant: string | null): Record<string, string> {
  const headers: Record<string, string> = tenant === null ? {} : { tenant: base64(tenant) };
  if (token === null) return { ...headers, Authorization: browserClient };
  const bearer = `Bearer ${token}`;
  return client === 'authority' ? { ...headers, Authorization: bearer } : { ...headers, Authorization: browserClient, token: bearer };
}

/** `lamp_web:lamp_web_secret`: the id of browsers is public, not a secret. */
const browserClient = 'Basic bGFtcF93ZWI6bGFtcF93ZWJfc2VjcmV0';

/** Of the text in UTF-8: whatever was typed can be sent. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
