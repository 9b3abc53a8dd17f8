import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';

export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  /** Names what is copied, where more than one such button is near; default: the word for copying. */
  label?: string;
}

/** Copies a text, says so for two seconds, and tells a screen reader. */
export function CopyButton({ text, label, ...props }: CopyButtonProps) {
  const words = useWords();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <IconButton
        size="small"
        {...props}
        label={isCopied ? words.copied : (label ?? words.copy)}
        data-copied={isCopied ? 'yes' : 'no'}
        onClick={() => void copy(text).then(setIsCopied)}
      >
        {isCopied ? <Check /> : <Copy />}
      </IconButton>
      <output className="sr-only">{isCopied ? words.copied : ''}</output>
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
