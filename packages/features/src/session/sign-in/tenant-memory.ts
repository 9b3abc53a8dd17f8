const key = 'saiwu_LAST_TENANT';

/** The tenant that somebody last signed in to on this device; the session's own is forgotten at the end of the session. */
export function lastTenant(): string {
  return localStorage.getItem(key) ?? '';
}

export function keepTenant(code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
}
