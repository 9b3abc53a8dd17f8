import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog } from '@saiwu/ui';
import type { StageDetail } from '../answers.ts';
import { SealNext } from './seal-next.tsx';
import { SealReceipt } from './seal-receipt.tsx';

/**
 * The results are sealed, by this reader or by somebody who was faster: the receipt stays until it is put away, and stands on the board
 * afterwards.
 */
export function SealedDialog({ stage, onClose }: { stage: StageDetail; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`结果已封存`}
      description={stage.contestTitle}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`知道了`}</Button>
          <SealNext contestId={stage.contestId} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Alert tone="success" isLive>{t`成绩已开始公示，有权查看结果的人都收到了消息。`}</Alert>
        <SealReceipt stage={stage} />
      </div>
    </Dialog>
  );
}
