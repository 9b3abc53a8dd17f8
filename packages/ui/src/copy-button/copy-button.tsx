import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';

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
        onClick={() => void copy(text).then((isDone) => setOutcome(isDone ? 'copied' : 'failed'))}
      >
        {outcome === undefined ? <Copy /> : outcome === 'copied' ? <Check /> : <X />}
      </IconButton>
      <output className="sr-only">{news}</output>
    </>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Pages served without TLS inside a school have no clipboard interface; the old command still works there. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
