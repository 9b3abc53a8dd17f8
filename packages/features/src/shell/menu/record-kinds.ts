/** The groups of `search.find`. */
export type RecordKind = 'contests' | 'stages' | 'projects' | 'people' | 'students' | 'teachers' | 'orgs' | 'messages';

/** Icons as the menu has them for the lists of these. */
export const recordIcons: Record<RecordKind, string> = {
  contests: 'trophy',
  stages: 'clipboard-pen',
  projects: 'package',
  people: 'users',
  students: 'graduation-cap',
  teachers: 'presentation',
  orgs: 'school',
  messages: 'mail',
};
