import { useLingui } from '@lingui/react/macro';
import type { Alike } from '../answers.ts';

/** In what two projects are alike and how much: the strongest reason first. */
export function useAlikeWords(): (alike: Pick<Alike, 'text' | 'title' | 'pictures' | 'people'>) => string[] {
  const { t } = useLingui();
  return ({ text, title, pictures, people }) => [
    ...(text === null ? [] : [t`内容 ${text}% 相同`]),
    ...(title === null ? [] : [title === 100 ? t`名称相同` : t`名称相近`]),
    ...(pictures === null ? [] : [t`${pictures} 张图片相同`]),
    ...(people === null ? [] : [t`${people} 人相同`]),
  ];
}
