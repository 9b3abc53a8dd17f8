import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import type { StageDetail } from '../answers.ts';
import { SealNext } from './seal-next.tsx';
import { SealReceipt } from './seal-receipt.tsx';

/** The receipt of a sealed stage on its board, with what follows. */
export function SealedCard({ stage }: { stage: StageDetail }) {
  const { t } = useLingui();
  if (stage.seal === null) return null;
  return (
    <Card title={t`结果已封存`} actions={<SealNext contestId={stage.contestId} />}>
      <div className="flex flex-col gap-4">
        <p className="text-fg-muted">{t`成绩已开始公示，有权查看结果的人都收到了消息。`}</p>
        <SealReceipt stage={stage} />
      </div>
    </Card>
  );
}
