import { Alert, Button, CopyButton, Dialog } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Shows a password that the server made. It is not stored, so it cannot be shown again. */
export function OneTimePasswordDialog({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={t`${name}的一次性密码`}
      footer={
        <Button onClick={onClose}>
          <Trans>已经记下</Trans>
        </Button>
      }
    >
      <div className="mb-4 flex items-center justify-between gap-2 rounded-control border border-border bg-bg-subtle px-3 py-2">
        <code className="font-mono text-base break-all select-all">{password}</code>
        <CopyButton text={password} label={t`复制密码`} />
      </div>
      <Alert tone="warning">
        <Trans>只显示这一次。请当面或用可靠的方式转交，首次登录时须修改。</Trans>
      </Alert>
    </Dialog>
  );
}
