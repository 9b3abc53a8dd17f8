/**
 * A random text in two halves: by the first a row is found, the second is its secret. Hexadecimal, 96 characters: providers take no more
 * than 128, some no signs.
 */
export function newHandle(): Handle & { text: string } {
  const text = Array.from(crypto.getRandomValues(new Uint8Array(48)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { text, ...readHandle(text) };
}

/** The halves of a text that came back; one of another form finds nothing. */
export function readHandle(text: string): Handle {
  return { subject: text.slice(0, 32), secret: text.slice(32) };
}

interface Handle {
  subject: string;
  secret: string;
}
