import type { AnswerOf } from '@saiwu/api-client';
import { toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { AvatarPicker } from '../../lib/person/avatar-picker.tsx';
import { avatarSrc } from '../../lib/person/avatar-src.ts';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { useHeaderRenewal } from './use-header-renewal.ts';

/** The caller's picture, which can be changed and taken away at once. */
export function AvatarChange({ id, name, avatar }: Pick<AnswerOf<'user.mine'>, 'id' | 'name' | 'avatar'>) {
  const { t } = useLingui();
  const explain = useExplainError();
  const renew = useHeaderRenewal();
  const upload = useAct('user.uploadAvatar', { isQuiet: true });
  const remove = useAct('user.updateAvatar', { success: t`头像已移除` });

  async function send(file: File) {
    try {
      await upload.mutateAsync({ body: { file } });
    } catch (error) {
      // the dialog shows it, and what was cut stays
      throw new Error(explain(error), { cause: error });
    }
    toast.success(t`头像已更换`);
    // the header shows it too
    renew();
  }

  return (
    <AvatarPicker
      name={name}
      picture={avatarSrc(avatar)}
      onPick={send}
      onRemove={avatar === null ? undefined : () => remove.mutate({ body: { id, avatar: '' } }, { onSuccess: renew })}
    />
  );
}
