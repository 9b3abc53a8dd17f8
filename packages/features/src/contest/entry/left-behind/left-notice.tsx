import { useLingui } from '@lingui/react/macro';
import { Alert, Button, confirm, CopyButton } from '@saiwu/ui';
import type { LeftText } from './left-texts.ts';

interface LeftNoticeProps {
  texts: readonly LeftText[];
  /** The deadline has ended it, rather than that it was handed in. */
  isPast: boolean;
  onDrop: () => void;
}

/** What somebody typed on this device and the server never got, beside what was handed in: to be read and copied. */
export function LeftNotice({ texts, isPast, onDrop }: LeftNoticeProps) {
  const { t } = useLingui();
  if (texts.length === 0) return null;

  async function drop() {
    const isSure = await confirm({
      title: t`删除没有保存的内容？`,
      description: t`只存在这台设备上，删除后不能恢复。`,
      confirmLabel: t`删除`,
      isDanger: true,
    });
    if (isSure) onDrop();
  }

  return (
    <Alert
      tone="warning"
      className="mb-4"
      title={isPast ? t`截止前没有保存的内容` : t`提交前没有保存的内容`}
      actions={
        <Button variant="ghost" size="small" onClick={() => void drop()}>
          {t`删除`}
        </Button>
      }
    >
      <p>{t`只存在这台设备上，没有交给学院。`}</p>
      <dl className="mt-2 flex flex-col gap-2">
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt className="flex items-center gap-1 text-sm text-fg-muted">
              {label}
              <CopyButton text={text} label={t`复制「${label}」`} />
            </dt>
            <dd className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
