import { cn } from '../cn.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface RequestIdProps extends OwnProps<'span'> {
  id: string;
}

/** A request's id with a button that copies it, for reporting a failure. */
export function RequestId({ id, className, ...rest }: RequestIdProps) {
  const words = useWords();
  return (
    <span data-slot="request-id" {...rest} className={cn('text-xs text-fg-muted', className)}>
      {words.requestId}
      <code className="mx-1 select-all wrap-anywhere">{id}</code>
      <CopyButton text={id} label={`${words.copy} ${words.requestId}`} className="size-6 align-middle pointer-coarse:size-11" />
    </span>
  );
}
