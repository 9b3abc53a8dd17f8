import { Dialog } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { GreetingCard, type GreetingCardProps } from './greeting-card.tsx';

export interface GreetingDialogProps extends GreetingCardProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Whom to ask, over the page. */
export function GreetingDialog({ isOpen, onOpenChange, ...greeting }: GreetingDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" title={t`联系客服`}>
      <GreetingCard {...greeting} />
    </Dialog>
  );
}
