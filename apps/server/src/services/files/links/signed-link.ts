import type { Context } from '../../../core/context.ts';
import type { Host } from '../../../core/host.ts';
import { pathOf } from './attachment-address.ts';

/**
 * A link to one attachment that opens without a session until `until`, in epoch seconds, or `noEnd`. The code that asks for it has
 * checked the scope.
 */
export async function linkTo(ctx: Context, { id, path }: { id: string; path: string }, until: number): Promise<string> {
  const expires = String(until);
  const signature = await sign(ctx.host, { tenantId: ctx.tenant.id, id, path, expires });
  return `${ctx.origin}${pathOf('attachment.link', id)}?${new URLSearchParams({ expires, signature, tenant: btoa(ctx.tenant.code) })}`;
}

/**
 * For a public picture, as avatars and banners are: its link is good as long as the file is there, at an address that cannot be guessed.
 * It never changes, so that a browser fetches the picture but once.
 */
export const noEnd = 0;

/**
 * When links end that go out with a row, in epoch seconds: over a quarter of an hour, less than half of one. The end stays the same for a
 * while, so that a browser fetches a picture but once. A page that is open longer asks for the row anew.
 */
export function endOfNextQuarter({ now }: Pick<Context, 'now'>): number {
  const quarter = 900;
  return (Math.floor(now.getTime() / 1000 / quarter) + 2) * quarter;
}

/** The same for attachments that few may see: over five minutes, less than ten. */
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

/** Whether the time of a signed link has passed. */
export function isOver({ now }: Pick<Context, 'now'>, expires: string): boolean {
  return expires !== String(noEnd) && Number(expires) * 1000 < now.getTime();
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
