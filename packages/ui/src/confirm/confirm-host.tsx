import { useSyncExternalStore } from 'react';
import type { OwnProps } from '../own-props.ts';
import { confirmQueue } from './confirm.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What every question's panel gets. */
export type ConfirmHostProps = OwnProps<'div', 'title'>;

/** Shows the questions of `confirm()`. One per page, inside `UiProvider`. */
export function ConfirmHost(props: ConfirmHostProps) {
  const question = useSyncExternalStore(confirmQueue.subscribe, confirmQueue.first, () => undefined);
  // Without a question too: its code is there before the first one.
  if (question === undefined) return <ConfirmDialog isOpen={false} title="" onAnswer={() => undefined} />;
  return (
    <ConfirmDialog
      {...props}
      key={question.id}
      isOpen
      onAnswer={(isConfirmed) => confirmQueue.answer(question, isConfirmed)}
      title={question.options.title}
      description={question.options.description}
      confirmLabel={question.options.confirmLabel}
      cancelLabel={question.options.cancelLabel}
      isDanger={question.options.isDanger}
    />
  );
}
