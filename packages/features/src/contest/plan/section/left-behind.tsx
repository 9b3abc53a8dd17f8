import { useLingui } from '@lingui/react/macro';
import { Alert, CopyButton, RichText } from '@saiwu/ui';
import { plainOf } from '../plain-of.ts';

/** The last words of a section that came too late to be saved: they lie on this device alone, to be copied from here. */
export function LeftBehind({ html }: { html: string }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="warning"
      title={t`最后写的内容没有保存，只在这台设备上`}
      actions={<CopyButton text={plainOf(html)} label={t`复制没有保存的内容`} />}
    >
      <p>{t`现在不能再改这一章。下面的内容会在本机留几天，需要的话请复制出来。`}</p>
      <section
        className="mt-3 max-h-72 overflow-auto rounded-control border border-border bg-surface p-3 text-fg focus-ring"
        // it scrolls, and the keyboard has to reach that
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- see above
        aria-label={t`没有保存的内容`}
      >
        <RichText html={html} />
      </section>
    </Alert>
  );
}
