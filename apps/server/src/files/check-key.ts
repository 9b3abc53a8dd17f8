/** Throws for a key that no code of ours makes: a path that leaves its folder, a hidden name, anything outside plain letters. */
export function checkKey(key: string): void {
  if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key) || key.length > 255)
    throw new Error(`not a file key: ${key.slice(0, 80)}`);
}
