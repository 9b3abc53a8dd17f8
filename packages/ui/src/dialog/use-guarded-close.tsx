import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { useWords } from '../words.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface GuardedCloseOptions {
  isOpen: boolean;
  isDirty?: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface GuardedClose {
  /** Give this to the primitive instead of the caller's handler. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question about unsaved input; render it inside the surface. */
  question: ReactNode;
}

/** Lets a dialog or drawer close by every usual way, and asks first while it holds unsaved input. */
export function useGuardedClose({ isOpen, isDirty = false, onOpenChange }: GuardedCloseOptions): GuardedClose {
  useComposingKeys();
  const words = useWords();
  const [isAsking, setIsAsking] = useState(false);
  if (!isOpen && isAsking) setIsAsking(false);

  useBackCloses(isOpen, () => {
    requestOpen(false);
    return !isDirty;
  });

  function requestOpen(next: boolean) {
    if (!next && isDirty) setIsAsking(true);
    else onOpenChange(next);
  }

  function answer(isDiscarding: boolean) {
    setIsAsking(false);
    if (isDiscarding) onOpenChange(false);
  }

  const question = (
    <ConfirmDialog
      isOpen={isOpen && isAsking}
      onAnswer={answer}
      title={words.discardTitle}
      description={words.discardText}
      confirmLabel={words.discard}
      cancelLabel={words.keepEditing}
      isDanger
    />
  );
  return { onOpenChange: requestOpen, question };
}
