import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  /** Names what is copied, where more than one such button is near; default: the word for copying. */
  label?: string;
}

/** Copies a text, says for two seconds that it did, or that it could not, and tells a screen reader. */
export function CopyButton({ text, label, ...props }: CopyButtonProps) {
  const words = useWords();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const news = outcome === undefined ? '' : outcome === 'copied' ? words.copied : words.copyFailed;
  return (
    <>
      <IconButton
        size="small"
        {...props}
        label={outcome === undefined ? (label ?? words.copy) : news}
        data-state={outcome ?? 'idle'}
        onClick={() => void copyText(text).then((isDone) => setOutcome(isDone ? 'copied' : 'failed'))}
      >
        {outcome === undefined ? <Copy /> : outcome === 'copied' ? <Check /> : <X />}
      </IconButton>
      <output className="sr-only">{news}</output>
    </>
  );
}
