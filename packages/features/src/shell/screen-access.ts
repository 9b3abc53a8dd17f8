/** Who is asked, each by the letter of a column: general manager, school, college, judge, teacher, student. */
export const askedRoles = { G: 'manager', S: 'school', C: 'college', J: 'judge', T: 'teacher', M: 'student' } as const;

/**
 * For whom the screens of a season open, from their own address and from the old ones of the specification; whoever has no letter is
 * refused. What stands in a screen is cut to the reader by the server, which the access matrix holds.
 */
export const screenAccess: readonly (readonly [roles: string, address: string, ...old: string[]])[] = [
  // contests: judges find theirs under their reviews
  ['GSC TM', '/contests', '/dasaileibiao', '/dasaileibiao/', '/#/dasaileibiao'],
  ['GSC TM', '/contests/1'],
  ['GSC', '/contests/new', '/cjdasai/', '/cjdasai'],
  ['GSC', '/contests/1/edit', '/bj/1', '/bj1', '/bj?id=1'],
  ['GSC', '/contests/1/projects', '/bmks/1', '/bmks?id=1'],
  ['GSC', '/contests/1/duplicates'],
  ['GS', '/contest-templates'],
  ['GS', '/sheet-maps'],
  // projects: everybody has a page of theirs, which the address leads to
  ['GSCJTM', '/contests/1/projects/2', '/viewLtems?id=2', '/vigg?projectId=2', '/xiangmuxingqing2', '/xiangmuxingqing/2'],
  ['TM', '/my-projects', '/viewLtemsindex'],
  ['TM', '/my-projects/2'],
  ['TM', '/my-projects/2/plan'],
  // schools and colleges
  ['G', '/schools', '/xuhao'],
  ['G', '/schools/new', '/thenewschool'],
  ['GS', '/schools/1', '/examineschool?id=1', '/schoolDetail_page?id=1'],
  ['S', '/schools/own'],
  ['GS', '/colleges', '/examinecollege'],
  ['GS', '/colleges/new', '/creatInstitute_page'],
  ['GSC', '/colleges/1', '/examinecollege/examinecolleges?id=1', '/xueyuanxingqing?id=1'],
  ['C', '/colleges/own'],
  // people
  ['GSC', '/students'],
  ['GSC', '/teachers'],
  ['GSCJTM', '/certifications', '/attestation'],
  ['GSCJTM', '/certifications/mine'],
  ['GS', '/banners', '/bannerManage'],
  ['GSC', '/messages/compose', '/resou'],
];
