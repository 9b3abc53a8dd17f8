import { CopyButton } from '../copy-button/copy-button.tsx';
import { useWords } from '../words.tsx';

/** A request's id with a button that copies it, for reporting a failure. */
export function RequestId({ id }: { id: string }) {
  const words = useWords();
  return (
    <span className="text-xs text-fg-muted">
      {words.requestId}
      <code className="mx-1 select-all wrap-anywhere">{id}</code>
      <CopyButton text={id} label={`${words.copy} ${words.requestId}`} className="size-6 align-middle pointer-coarse:size-11" />
    </span>
  );
}
