import { useLingui } from '@lingui/react/macro';
import type { ProjectDetail } from '../answers.ts';
import type { PointPlace } from './point-rows.tsx';

/** What of an entry points may be about: its parts, and one by one what the contest asks for. */
export function usePointPlaces({
  fields,
  files,
  sections,
}: Record<'fields', readonly { key: string; label: string }[]> &
  Record<'files', readonly { key: string; name: string }[]> &
  Pick<ProjectDetail['review'], 'sections'>): PointPlace[] {
  const { t } = useLingui();
  return [
    { section: 'BASICS', key: null, label: t`基本信息` },
    { section: 'TEAM', key: null, label: t`团队` },
    { section: 'ADVISORS', key: null, label: t`指导教师` },
    ...fields.map(({ key, label }) => ({ section: 'ANSWERS', key, label })),
    ...files.map(({ key, name }) => ({ section: 'FILES', key, label: name })),
    ...sections.map(({ key, title }) => ({ section: 'PLAN', key, label: title })),
  ];
}
