import { EditDialog, useGoOn } from '@saiwu/admin';
import { consolePaths, linkTo } from '@saiwu/openapi';
import { useBound } from '../../crud/use-bound.ts';
import { CollegeListScreen } from './college-list-screen.tsx';
import { collegeForm, schoolForm } from './place-form.tsx';
import { college, school } from './school.ts';
import { SchoolListScreen } from './school-list-screen.tsx';

/** The list with the form of a new school open over it: where old addresses lead, and links that mean to add one. */
export function NewSchoolScreen() {
  const goOn = useGoOn();
  const resource = useBound(school);
  return (
    <>
      <SchoolListScreen />
      <EditDialog
        resource={resource}
        form={schoolForm}
        editing={{ kind: 'add' }}
        onClose={() => goOn(consolePaths.schools, { replace: true })}
        onAdded={({ id }) => goOn(linkTo(consolePaths.school, { id }), { replace: true })}
      />
    </>
  );
}

/** The same of a college. */
export function NewCollegeScreen() {
  const goOn = useGoOn();
  const resource = useBound(college);
  return (
    <>
      <CollegeListScreen />
      <EditDialog
        resource={resource}
        form={collegeForm}
        editing={{ kind: 'add' }}
        onClose={() => goOn(consolePaths.colleges, { replace: true })}
        onAdded={({ id }) => goOn(linkTo(consolePaths.college, { id }), { replace: true })}
      />
    </>
  );
}
