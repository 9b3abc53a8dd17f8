import { useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@saiwu/ui';
import { useState } from 'react';

interface CommentFormProps {
  label: string;
  sendLabel: string;
  /** Throws where it was not taken: what was typed stays. */
  onSend: (content: string) => Promise<void>;
  onClose: () => void;
}

/** A few words, to be sent. */
export function CommentForm({ label, sendLabel, onSend, onClose }: CommentFormProps) {
  const { t } = useLingui();
  const [content, setContent] = useState('');
  const [isPending, setIsPending] = useState(false);
  const send = async () => {
    setIsPending(true);
    try {
      await onSend(content.trim());
      onClose();
    } catch {
      // the act has said why
      setIsPending(false);
    }
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (content.trim() !== '') void send();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes when somebody asks for it, and is typed into at once */}
      <Textarea autoFocus aria-label={label} rows={3} maxLength={1000} value={content} onValueChange={setContent} />
      <div className="flex justify-end gap-2">
        <Button type="button" variant="ghost" size="small" onClick={onClose}>
          {t`取消`}
        </Button>
        <Button type="submit" size="small" disabled={content.trim() === ''} isPending={isPending}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
