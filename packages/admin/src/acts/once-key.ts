/** The name of an attempt to create something, for `idempotencyKey` of a call. */
export interface OnceKey {
  /**
   * The key of this input: that of the attempts before, as long as the input is the same and none of them created anything; else a new
   * one.
   */
  of(input: unknown): string;
  /** The attempt has created something: from now on the same input gets a new key. */
  done(): void;
}

/**
 * Keys for one form, which creates one thing after the other: pressed twice, or sent again after an answer that never came, the same values
 * have the same key, so that the server creates them once.
 */
export function createOnceKey(): OnceKey {
  let last: { input: string; key: string } | null = null;
  return {
    of(input) {
      const text = textOf(input);
      last = last?.input === text ? last : { input: text, key: randomKey() };
      return last.key;
    },
    done() {
      last = null;
    },
  };
}

/** Not `randomUUID`: pages served without TLS inside a school do not have it. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As JSON, in a list since `undefined` alone has none, and files count by identity. */
function textOf(input: unknown): string {
  return JSON.stringify([input], (_, value: unknown) => (value instanceof Blob ? `file ${numberOf(value)}` : value));
}

function numberOf(file: Blob): number {
  const known = numbers.get(file) ?? (count += 1);
  numbers.set(file, known);
  return known;
}

const numbers = new WeakMap<Blob, number>();
let count = 0;
