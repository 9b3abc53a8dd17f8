import { useLingui } from '@lingui/react/macro';
import type { ContestDetail } from './answers.ts';

/** The awards that bar entry by contest, edition and name. */
export function useBarringWords(): (barring: ContestDetail['barring']) => string[] {
  const { t } = useLingui();
  return (barring) =>
    barring.map(({ title, edition, award }) => {
      const won = award ?? t`任何奖项`;
      if (title === null || edition === null) return t`管理范围以外的大赛：${won}`;
      return t`${title}（${edition}）：${won}`;
    });
}
