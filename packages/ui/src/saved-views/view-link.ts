/**
 * A state as text that can stand in an address: base64url of its JSON, and so of plain JSON only. Not packed: some hundred characters of
 * filters would grow by it as often as shrink.
 */
export function encodeView(state: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What `encodeView` made the text of, unchecked: it comes from an address. Undefined when it is damaged. */
export function decodeView(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    const state: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return state;
  } catch {
    return undefined;
  }
}
