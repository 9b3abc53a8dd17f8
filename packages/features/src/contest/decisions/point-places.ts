import { useLingui } from '@lingui/react/macro';
import type { PointPlace } from './point-rows.tsx';

/** What a contest asks its entries for. */
export interface EntryForm {
  fields: readonly { key: string; label: string }[];
  files: readonly { key: string; name: string }[];
  sections: readonly { key: string; title: string }[];
}

/** What of an entry points may be about: its parts, and one by one what the contest asks for. */
export function usePointPlaces({ fields, files, sections }: EntryForm): PointPlace[] {
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
