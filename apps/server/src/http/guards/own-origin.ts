import type { Context as Exchange } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import type { Host } from '../../core/host.ts';
import { forwardedOverTls } from '../../services/limits/client-address.ts';

/**
 * Makes the function that says under which origin (`https://saiwu.example`) a request has reached us, for addresses that others open: what
 * `PUBLIC_URL` says, else the host that the request names, by TLS where a proxy of ours says so. It decides nothing: a caller who makes a
 * host up gets addresses of that host back.
 */
export function ownOriginFor({ publicUrl, trustedProxies = [] }: Host['settings']): (exchange: Exchange<AppEnvironment>) => string {
  const isForwarded = forwardedOverTls(trustedProxies);
  return ({ req, env }) => {
    if (publicUrl) return publicUrl;
    const { protocol, host } = new URL(req.url);
    const isTls = isForwarded(req.header('x-forwarded-proto'), env?.ip ?? '127.0.0.1');
    return `${isTls ? 'https:' : protocol}//${host}`;
  };
}
