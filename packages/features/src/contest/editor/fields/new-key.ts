/**
 * What answers to a new question are kept under. By chance, and not the next free one: that of a question that was taken out stays its own.
 */
export function newKey(): string {
  return `k${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
