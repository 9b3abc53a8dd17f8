import { z } from 'zod';

/** A visit to a provider that this tab has begun. */
export interface PendingVisit {
  provider: string;
  purpose: 'SIGN_IN' | 'BIND';
  /** Known to this tab alone: the server has its hash, and lets nobody else finish. */
  binding: string;
  /** Where to go afterwards: a path of the console. */
  goTo: string | null;
}

/** Remembers a visit for as long as the tab lives, and answers the hash of its binding: SHA-256, base64url. */
export async function rememberVisit(visit: Omit<PendingVisit, 'binding'>): Promise<string> {
  const binding = base64url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(key, JSON.stringify({ ...visit, binding } satisfies PendingVisit));
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(binding))));
}

/** The visit that this tab has begun at a provider; null where there is none. */
export function readVisit(provider: string): PendingVisit | null {
  const visit = pendingVisit.safeParse(parse(sessionStorage.getItem(key))).data;
  return visit?.provider === provider ? visit : null;
}

/** Whoever comes back a second time begins anew. */
export function forgetVisit(): void {
  sessionStorage.removeItem(key);
}

const key = 'saiwu_SOCIAL_VISIT';

const pendingVisit = z.object({
  provider: z.string(),
  purpose: z.enum(['SIGN_IN', 'BIND']),
  binding: z.string(),
  goTo: z.string().nullable(),
});

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
