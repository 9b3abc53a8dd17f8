/** Throws for a key that no code of ours makes. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a file key: ${key.slice(0, 80)}`);
}

/** False for a path that leaves its folder, a hidden name, anything outside plain letters. */
export function isKey(key: string): boolean {
  return /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key) && key.length <= 255;
}
