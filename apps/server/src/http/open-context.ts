import type { Context as Exchange } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import type { Context } from '../core/context.ts';
import type { Host } from '../core/host.ts';
import { languageOf, sayIn } from '../core/language.ts';

/** What is known of a request before anybody is signed in. */
export async function openContext(exchange: Exchange<AppEnvironment>, host: Host): Promise<Context> {
  const language = languageOf(exchange.req.header('accept-language'));
  return {
    host,
    db: host.database.kysely,
    tenant: await exchange.get('tenantOf')(),
    caller: null,
    client: {
      ip: exchange.get('ip'),
      userAgent: (exchange.req.header('user-agent') ?? '').slice(0, 500),
      application: applicationOf(exchange.req.header('authorization')),
    },
    origin: exchange.get('origin'),
    requestId: exchange.get('requestId'),
    language,
    say: sayIn(language),
    now: exchange.get('arrived') ?? host.clock.now(),
    tell: () => undefined,
  };
}

/** `Authorization: Basic` names the client application; ids of browser clients are public, not secrets. */
function applicationOf(header: string | undefined): { id: string; secret: string } | null {
  const encoded = /^basic(?: |%20)+(\S+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  try {
    const [id = '', ...rest] = atob(encoded).split(':');
    return { id, secret: rest.join(':') };
  } catch {
    return null;
  }
}
