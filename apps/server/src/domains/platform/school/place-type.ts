/** What has administrators of its own. */
export type PlaceType = 'school' | 'college';

/** The role of those who administer it. */
export const roleOf = { school: 'XMANAGEMENT', college: 'YMANAGEMENT' } as const satisfies Record<PlaceType, string>;
