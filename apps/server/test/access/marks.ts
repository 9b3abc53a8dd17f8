/** Texts that stand in the names of rows, by whose they are: they tell from any answer whose rows are in it. */
export const marks = {
  /** Of the college that requests are about, and of the one beside it. */
  own: 'm-own',
  beside: 'm-beside',
  /** Of their school, and of none of its colleges. */
  school: 'm-school',
  otherSchool: 'm-far',
  /** Of the first tenant, and of no school. */
  tenant: 'm-first',
  otherTenant: 'm-out',
};
