import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, InputOf } from '@saiwu/api-client';
import { useCallback } from 'react';
import { minutes } from '../../../lib/language/show.ts';
import { useSeesAll } from '../../../lib/choices/use-sees-all.ts';
import { collegeLabels, schoolLabels, type PlaceType } from '../school.ts';

export type Merging = AnswerOf<'school.mergePreview'> | AnswerOf<'college.mergePreview'>;

type Field = InputOf<'school.merge'>['body']['take'][number];

const alike = ['label', 'abbreviation', 'code', 'describe', 'logo'] as const;
const ofSchool = ['province', 'city', 'kind', 'level'] as const;

interface Choice {
  key: Field;
  label: string;
  first: string;
  second: string;
}

/** Of two places what differs, each as it is shown. Until when they are served is for those who set it. */
export function useMergeFacts(type: PlaceType): (merging: Merging) => Choice[] {
  const { t, i18n } = useLingui();
  const seesAll = useSeesAll();
  return useCallback(
    ({ keep, drop }) => {
      const labels = type === 'school' ? schoolLabels : collegeLabels;
      const fields: Field[] = [...alike, ...(type === 'school' ? ofSchool : []), ...(seesAll ? (['expiryDate'] as const) : [])];
      const read = (place: Merging['keep'], field: Field): string => {
        const value: unknown = Reflect.get(place, field);
        if (field === 'logo') return value === null ? '' : place === keep ? t`「${keep.label}」的图片` : t`另一个的图片`;
        if (field === 'expiryDate') return typeof value === 'string' ? minutes(value) : t`长期有效`;
        return typeof value === 'string' ? value : '';
      };
      return fields
        .map((key) => ({ key, label: i18n._(labels[key]), first: read(keep, key), second: read(drop, key) }))
        .filter(({ first, second }) => first !== second)
        .map((choice) => ({ ...choice, first: choice.first || t`（空）`, second: choice.second || t`（空）` }));
    },
    [type, seesAll, t, i18n],
  );
}
