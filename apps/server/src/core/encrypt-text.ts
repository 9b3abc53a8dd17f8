/**
 * Encrypts a secret that the server itself has to read again, such as a provider's key: AES-GCM by WebCrypto, so in a browser too, with a
 * key derived from the host's secret. `place` binds it to its column or field: it opens nowhere else.
 */
export async function encryptText(secret: string, place: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, place), await keyOf(secret), new TextEncoder().encode(text));
  return `${version}.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

/** The text, or null for a text that was sealed with another secret, at another place, or was changed since. */
export async function decryptText(secret: string, place: string, sealed: string): Promise<string | null> {
  const [head, iv, content] = sealed.split('.');
  if (head !== version || !iv || !content) return null;
  try {
    const text = await crypto.subtle.decrypt(algorithm(fromBase64(iv), place), await keyOf(secret), fromBase64(content));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

const version = 'v1';

function algorithm(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}

/** The same secret signs the links of files: a key derived for this one purpose keeps the two apart. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encoder.encode('saiwu sealed column') };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function toBase64(bytes: Uint8Array): string {
  // one by one: spread over a call's arguments, a long text would not fit
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
