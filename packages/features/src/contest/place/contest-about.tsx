import { useLingui } from '@lingui/react/macro';
import { Card, RichText } from '@saiwu/ui';
import type { ContestDetail } from '../answers.ts';

/** What a contest is about, in its organiser's words. */
export function ContestAbout({ contest: { describe } }: { contest: ContestDetail }) {
  const { t } = useLingui();
  if (describe === null) return null;
  return (
    <Card title={t`大赛说明`}>
      <RichText html={describe} className="max-w-[680px]" />
    </Card>
  );
}
