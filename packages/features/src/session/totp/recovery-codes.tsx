import { Alert, Button, CopyButton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveFile } from '../../lib/api/save-file.ts';

/** The recovery codes, shown this once: to copy, to download, to write down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning" isLive title={t`请保存恢复码`}>
        <Trans>手机丢了，只能用恢复码登录。每个只能用一次，离开这里就不再显示。</Trans>
      </Alert>
      <ul aria-label={t`恢复码`} className="grid gap-x-6 gap-y-1 rounded-card bg-bg-subtle p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <CopyButton text={text} label={t`复制恢复码`} size="default" variant="outline" />
        <Button
          variant="outline"
          onClick={() => saveFile({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), fileName: 'saiwu-recovery-codes.txt' })}
        >
          <Download aria-hidden />
          <Trans>下载</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>已经保存好</Trans>
        </Button>
      </div>
    </div>
  );
}
