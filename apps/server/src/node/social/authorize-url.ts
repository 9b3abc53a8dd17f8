/** Where a provider is asked for consent: its address with what it wants to know, beside what the address carries already. */
export function authorizeUrl(endpoint: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(endpoint);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}
