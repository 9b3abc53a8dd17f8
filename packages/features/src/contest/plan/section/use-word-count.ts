import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '@saiwu/openapi';
import { useMemo } from 'react';

/** How much a text has, as people count it: `1200 个汉字，86 个英文词`. */
export function useWordCount(html: string): string {
  const { t } = useLingui();
  const { chinese, words } = useMemo(() => wordsOf(html), [html]);
  if (words === 0) return t`${chinese} 个汉字`;
  if (chinese === 0) return t`${words} 个英文词`;
  return t`${chinese} 个汉字，${words} 个英文词`;
}
