/**
 * A request's path as rules see it: escapes read, slashes doubled or trailing taken away, so that no other spelling of a path gets by
 * a rule for it.
 */
export function askedPath(path: string): string {
  const plain = decode(path).replaceAll(/\/{2,}/g, '/');
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
