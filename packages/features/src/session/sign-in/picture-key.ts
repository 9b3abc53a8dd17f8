/** A new name for a picture: 24 random characters and the time, so that nobody meets another's. */
export function pictureKey(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  // `randomUUID` is not there on an address without https
  const random = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => letters[byte % letters.length]);
  return random.join('') + String(Date.now());
}
