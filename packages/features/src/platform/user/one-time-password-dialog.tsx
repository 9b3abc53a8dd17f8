import { Trans, useLingui } from '@lingui/react/macro';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';

/** Shows a password that the server made. */
export function OneTimePasswordDialog({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ShownOnceDialog title={t`${name}的一次性密码`} secret={password} copyLabel={t`复制密码`} onClose={onClose}>
      <Trans>只显示这一次。请当面或用可靠的方式转交，首次登录时须修改。</Trans>
    </ShownOnceDialog>
  );
}
