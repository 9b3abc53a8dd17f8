import { forwardedOverTls } from '../../services/limits/client-address.ts';
import type { App, SocketFacts } from './listen.ts';
import type { NodeSettings } from '../settings.ts';

/**
 * Everything from our own host only, no inline scripts, no frames around us. Styles may stand inline: dialogs lock the page's scrolling
 * with one.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const unlessOwn = { 'content-security-policy': policy, 'cross-origin-resource-policy': 'same-origin' };

type Settings = Pick<NodeSettings, 'publicUrl' | 'trustedProxies'>;

/** Every answer of the app, with the headers by which a browser guards whoever reads it. */
export function withHeaders(app: App, settings: Settings): App {
  const isOverTls = overTls(settings);
  return {
    async fetch(request, socket) {
      const response = await app.fetch(request, socket);
      for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
      // a file that was downloaded has its own
      for (const [name, value] of Object.entries(unlessOwn)) if (!response.headers.has(name)) response.headers.set(name, value);
      if (isOverTls(request, socket)) response.headers.set('strict-transport-security', 'max-age=31536000');
      return response;
    },
  };
}

/** Whether a request came over TLS, which ends at a proxy: a trusted one says so, or the address that people know does. */
function overTls({ publicUrl, trustedProxies = [] }: Settings): (request: Request, socket: SocketFacts) => boolean {
  if (publicUrl?.startsWith('https:')) return () => true;
  const isForwarded = forwardedOverTls(trustedProxies);
  return ({ headers }, { ip }) => isForwarded(headers.get('x-forwarded-proto') ?? undefined, ip);
}
