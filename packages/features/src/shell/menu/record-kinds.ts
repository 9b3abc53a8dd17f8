/** The groups of `search.find`. */
export type RecordKind = 'contests' | 'projects' | 'people' | 'orgs' | 'messages';

/** Icons as the menu has them for the lists of these. */
export const recordIcons: Record<RecordKind, string> = {
  contests: 'trophy',
  projects: 'package',
  people: 'users',
  orgs: 'school',
  messages: 'mail',
};
