import { Plural, Trans } from '@lingui/react/macro';
import { chargedFor, fillTemplate, placeholdersOf, signedText, type SmsProvider } from '@saiwu/openapi';
import { Badge } from '@saiwu/ui';

interface SmsPreviewProps {
  provider: SmsProvider;
  content: string;
  signName: string | null | undefined;
  /** What the placeholders stand for; those without a value stay as they are. */
  values?: Record<string, string>;
}

/** A text as it arrives on a phone, how long it is and for how many messages it counts. */
export function SmsPreview({ provider, content, signName, values = {} }: SmsPreviewProps) {
  const names = placeholdersOf(provider, content);
  const text = signedText(signName, fillTemplate(provider, content, values));
  const charged = chargedFor(text);
  const isWhole = names.every((name) => values[name]);
  return (
    <figure className="grid gap-2">
      <blockquote className="max-w-100 rounded-card rounded-bl-none border border-border bg-bg-subtle px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        {text}
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-2 text-xs text-fg-muted">
        {/* another count is another element: a translated text would keep the old one */}
        <span key={isWhole ? text.length : 'names'}>
          {isWhole ? (
            <Trans>
              {text.length} 个字，按 <Plural value={charged} other="# 条" /> 计费
            </Trans>
          ) : (
            <Trans>变量：</Trans>
          )}
        </span>
        {!isWhole &&
          names.map((name) => (
            <Badge key={name} tone={values[name] ? 'success' : 'neutral'}>
              {name}
            </Badge>
          ))}
      </figcaption>
    </figure>
  );
}
