import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import type { SheetState } from './sheet-store.ts';

interface NotHandedInProps {
  state: SheetState;
  submitLabel: string;
  onSubmit: () => void;
}

/** The server could not be heard when the sheet was handed in. Handing in is final: once it is heard again the judge does it, not the page. */
export function NotHandedIn({ state: { status, isKept }, submitLabel, onSubmit }: NotHandedInProps) {
  const { t } = useLingui();
  if (status === 'saved')
    return (
      <Alert
        tone="info"
        isLive
        title={t`网络恢复了，评分表已保存，还没有提交`}
        actions={
          <Button variant="outline" size="small" onClick={onSubmit}>
            {submitLabel}
          </Button>
        }
      />
    );
  return (
    <Alert tone="warning" isLive title={t`现在连不上网络，评分表还没有提交`}>
      {isKept ? t`填写的内容留在这台设备上，网络恢复后自动保存，到时再提交` : t`填写的内容这台设备存不下：网络恢复前不要关闭这个页面`}
    </Alert>
  );
}
