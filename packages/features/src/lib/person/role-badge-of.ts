/** Administrators of a school or college count as certified by their role; others by the state of theirs. Null: nothing to show. */
export function roleBadgeOf(roles: readonly { code: string; centifiedStatus: boolean | null }[]): boolean | null {
  const [first] = roles;
  if (first === undefined) return null;
  return first.code === 'YMANAGEMENT' || first.code === 'XMANAGEMENT' || first.centifiedStatus === true;
}
