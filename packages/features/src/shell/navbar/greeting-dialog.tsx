import { consolePaths } from '@saiwu/openapi';
import { Button, Dialog } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GreetingCard, type GreetingCardProps } from '../../lib/greeting/greeting-card.tsx';

export interface GreetingDialogProps extends GreetingCardProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Whom to ask, over the page; where nobody is named, how to name somebody. */
export function GreetingDialog({ isOpen, onOpenChange, ...greeting }: GreetingDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" title={t`联系客服`}>
      {greeting.qrCode === '' ? <HowToSet onLeave={() => onOpenChange(false)} /> : <GreetingCard {...greeting} />}
    </Dialog>
  );
}

/** Others do not see the button until there is a code. */
function HowToSet({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <span aria-hidden className="grid size-50 place-items-center rounded-card border border-dashed border-border-strong text-fg-subtle">
        <QrCode className="size-16 stroke-1" />
      </span>
      <p className="font-medium">
        <Trans>还没有设置客服二维码</Trans>
      </p>
      <p className="max-w-72 text-balance text-fg-muted">
        <Trans>在参数「客服二维码」里填二维码的内容，设置前别人看不到这个按钮</Trans>
      </p>
      <Button asChild>
        <Link to={`${consolePaths.parameters}?key=GreetQrCode`} onClick={onLeave}>
          <Trans>去设置</Trans>
        </Link>
      </Button>
    </div>
  );
}
