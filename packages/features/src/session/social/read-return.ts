/** What a provider has written into the address. */
export interface ProviderReturn {
  code: string | null;
  state: string | null;
  /** It did not let the person through: `access_denied` for somebody who changed their mind. */
  error: string | null;
}

/** Reads the query that a provider has sent somebody back with. DingTalk calls the code `authCode`. */
export function readReturn(search: string): ProviderReturn {
  const query = new URLSearchParams(search);
  return { code: query.get('code') ?? query.get('authCode'), state: query.get('state'), error: query.get('error') };
}
