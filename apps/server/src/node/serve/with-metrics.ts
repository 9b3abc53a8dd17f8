import { createHash, timingSafeEqual } from 'node:crypto';
import type { App } from './listen.ts';
import type { Meter } from '../metrics.ts';

/**
 * Puts `GET /metrics` in front of an app, for whoever has the token (`METRICS_TOKEN`); null: there is nothing at that address. It stands
 * outside the API, so that it answers while the API is overrun.
 */
export function withMetrics(app: App, door: Door | null): App {
  return {
    fetch: (request, socket) => (pathOf(request) === '/metrics' ? answer(request, door) : app.fetch(request, socket)),
  };
}

interface Door {
  meter: Meter;
  token: string;
}

async function answer(request: Request, door: Door | null): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (door === null || request.method !== 'GET') return new Response('', { status: 404, headers });
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${door.token}`))
    return new Response('', { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
  const { contentType, text } = await door.meter.read();
  return new Response(text, { headers: { ...headers, 'content-type': contentType } });
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/\/$/, '');
}

/** In a time that does not depend on where two texts differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
