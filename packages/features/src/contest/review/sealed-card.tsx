import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import type { StageDetail } from '../answers.ts';
import { ReleaseResults } from './release-results.tsx';
import { useReleasedWords } from './released-words.ts';
import { SealNext } from './seal-next.tsx';
import { SealReceipt } from './seal-receipt.tsx';

/** The receipt of a sealed stage on its board, with what follows. */
export function SealedCard({ stage }: { stage: StageDetail }) {
  const { t } = useLingui();
  const releasedWords = useReleasedWords();
  if (stage.seal === null) return null;
  return (
    <Card
      title={t`结果已封存`}
      actions={
        <>
          <ReleaseResults stage={stage} />
          <SealNext contestId={stage.contestId} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-fg-muted">{t`成绩已开始公示，有权查看结果的人都收到了消息。`}</p>
        <p>{releasedWords(stage)}</p>
        <SealReceipt stage={stage} />
      </div>
    </Card>
  );
}
