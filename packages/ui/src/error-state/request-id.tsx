import { CopyButton } from '../copy-button/copy-button.tsx';
import { useWords } from '../words.tsx';

/** A request's id with a button that copies it, for reporting a failure. */
export function RequestId({ id }: { id: string }) {
  const words = useWords();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-xs text-fg-muted">
      <span>{words.requestId}</span>
      <code className="select-all wrap-anywhere">{id}</code>
      <CopyButton text={id} label={`${words.copy} ${words.requestId}`} className="size-6 h-6" />
    </span>
  );
}
