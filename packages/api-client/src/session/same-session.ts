/**
 * Whether two access tokens are of one session. Our server's are JSON web tokens that name it (`sid`); `undefined` where one of them does
 * not, as those of another server may.
 */
export function isSameSession(one: string, other: string): boolean | undefined {
  if (one === other) return true;
  const [first, second] = [sessionOf(one), sessionOf(other)];
  return first === null || second === null ? undefined : first === second;
}

function sessionOf(token: string): string | null {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const id: unknown = typeof payload === 'object' && payload !== null && 'sid' in payload ? payload.sid : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
