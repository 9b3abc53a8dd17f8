import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { PlacePage } from './place-page.tsx';

/** The school of the address. */
export function SchoolScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  return <PlacePage type="school" query={useQuery(queryOf('school.get', { path: { id } }))} />;
}

/** The reader's own school, for menus and links that do not know which it is. */
export function OwnSchoolScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('school.own'));
  if (!isApiError(query.error) || query.error.kind !== 'notFound') return <PlacePage type="school" query={query} />;
  const help = t`请联系平台管理员，把你的账号放到学校或它的学院下面`;
  return <EmptyState drawing="search" heading="h1" title={t`你的账号不属于任何学校`} description={help} />;
}

/** The college of the address. */
export function CollegeScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  return <PlacePage type="college" query={useQuery(queryOf('college.get', { path: { id } }))} />;
}

/** The reader's own college. */
export function OwnCollegeScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('college.own'));
  if (!isApiError(query.error) || query.error.kind !== 'notFound') return <PlacePage type="college" query={query} />;
  const help = t`请联系学校管理员，把你的账号放到一个学院里`;
  return <EmptyState drawing="search" heading="h1" title={t`你的账号不属于任何学院`} description={help} />;
}
