/** Parts of the profile, as its address names them. */
export const profileSections = ['base', 'security', 'social', 'sessions', 'signIns'] as const;

export type ProfileSection = (typeof profileSections)[number];

/** The profile of whoever is signed in, at one of its parts. */
export function profilePath(section: ProfileSection = 'base'): string {
  return section === 'base' ? '/profile' : `/profile?section=${section}`;
}
