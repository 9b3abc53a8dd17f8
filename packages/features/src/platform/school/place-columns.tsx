import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { consolePaths, linkTo } from '@saiwu/openapi';
import { columnsOf } from '../../crud/columns.tsx';
import { ownAddress } from '../../lib/api/own-address.ts';
import { college, school, type PlaceRow } from './school.ts';

/** A picture as small as a line is high; nothing where there is none. */
export function Logo({ place }: { place: Pick<PlaceRow, 'logo'> }) {
  if (place.logo === null) return null;
  return <img src={ownAddress(place.logo)} alt="" className="size-7 shrink-0 rounded-small object-contain" />;
}

const administratorsOf = ({ administrators }: PlaceRow) => administrators.join(i18n._(msg`、`));
const noOne = { isSortable: false, minWidth: '96px', width: '144px', priority: 3 } as const;

const ofSchool = columnsOf(school);
export const schoolColumns = [
  ofSchool.name('label', { to: ({ id }) => linkTo(consolePaths.school, { id }) }),
  ofSchool.custom('logo', school.labels.logo, (row) => <Logo place={row} />, { width: '72px', isHidden: true, value: () => '' }),
  ofSchool.code('code', { isSortable: false, width: '128px' }),
  ofSchool.text('abbreviation', { ...noOne, isHidden: true }),
  ofSchool.text('province', { isSortable: false, width: '96px' }),
  ofSchool.text('level', { isSortable: false, width: '88px' }),
  ofSchool.custom('administrators', school.labels.administrators, administratorsOf, { ...noOne, value: administratorsOf }),
  ofSchool.number('colleges', { isSortable: false }),
  ofSchool.number('people', { isSortable: false }),
  ofSchool.number('projects', { isSortable: false }),
  ofSchool.state('state'),
  ofSchool.time('expiryDate', { priority: 3 }),
];

const ofCollege = columnsOf(college);
const name = ofCollege.name('label', { to: ({ id }) => linkTo(consolePaths.college, { id }) });
const further = [
  ofCollege.code('code', { isSortable: false, width: '104px' }),
  ofCollege.text('abbreviation', { ...noOne, isHidden: true }),
  ofCollege.custom('administrators', college.labels.administrators, administratorsOf, { ...noOne, value: administratorsOf }),
  ofCollege.number('people', { isSortable: false }),
  ofCollege.number('projects', { isSortable: false }),
  ofCollege.state('state'),
  ofCollege.time('expiryDate', { priority: 3 }),
];

const schoolOf = ({ school: above }: { school: { label: string } | null }) => above?.label ?? '';

/** With the school that each is of; the colleges of one school need none. */
export const collegeColumns = [
  name,
  ofCollege.custom('school', college.labels.school, schoolOf, { width: '176px', minWidth: '112px', value: schoolOf }),
  ...further,
];
export const ownCollegeColumns = [name, ...further];
