import { Trans } from '@lingui/react/macro';
import { JsonView } from '@saiwu/ui';

/** Parameters or a result as a tree. What was too long to be kept whole is text that ends somewhere. */
export function LoggedJson({ text, label }: { text: string; label: string }) {
  if (isWhole(text)) return <JsonView value={text} label={label} depth={3} />;
  return (
    <div className="grid gap-1">
      <pre className="max-h-80 overflow-auto rounded-card border border-border p-3 font-mono text-xs break-all whitespace-pre-wrap">
        {text}
      </pre>
      <p className="text-xs text-fg-muted">
        <Trans>内容太长，只记录了开头。</Trans>
      </p>
    </div>
  );
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
