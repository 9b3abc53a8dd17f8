import type { Context } from '../../core/context.ts';
import type { Host } from '../../core/host.ts';
import { pathOf } from './attachment-address.ts';

/** A link to one attachment that opens without a session until `until`, in epoch seconds. Whoever asks for it has checked the scope. */
export async function linkTo(ctx: Context, { id, path }: { id: string; path: string }, until: number): Promise<string> {
  const expires = String(until);
  const signature = await sign(ctx.host, { tenantId: ctx.tenant.id, id, path, expires });
  return `${ctx.origin}${pathOf('attachment.link', id)}?${new URLSearchParams({ expires, signature, tenant: btoa(ctx.tenant.code) })}`;
}

/** When links end that go out with a row, in epoch seconds: later than a page stays open, and the same all day, so that a browser has a picture but once. */
export function endOfTomorrow({ now }: Pick<Context, 'now'>): number {
  const day = 86_400;
  return (Math.floor(now.getTime() / 1000 / day) + 2) * day;
}

/** The same for what few may see: over five minutes, less than ten. Whoever has the page open longer asks for it anew. */
export function endOfNextMinutes({ now }: Pick<Context, 'now'>): number {
  const minutes = 300;
  return (Math.floor(now.getTime() / 1000 / minutes) + 2) * minutes;
}

interface Sealed {
  tenantId: string;
  id: string;
  /** With the path, a link ends when the attachment gets another file. */
  path: string;
  expires: string;
}

async function sign(host: Keeper, sealed: Sealed): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(host), bytesOf(sealed)));
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time. */
export async function isSigned(host: Keeper, sealed: Sealed, signature: string): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false;
  const given = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(host), given, bytesOf(sealed));
}

type Keeper = Pick<Host, 'secret'>;

/** Made once for a host: a page may hold ten thousand links. */
function keyOf(host: Keeper): Promise<CryptoKey> {
  const known = keys.get(host);
  if (known) return known;
  const bytes = new TextEncoder().encode(host.secret);
  const made = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  keys.set(host, made);
  return made;
}

const keys = new WeakMap<Keeper, Promise<CryptoKey>>();

/** The first word keeps these apart from access tokens, which are signed with the same secret. */
function bytesOf({ tenantId, id, path, expires }: Sealed): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(['file link', tenantId, id, path, expires].join('\n'));
}
