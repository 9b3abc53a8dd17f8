import type { AnswerOf } from '@saiwu/api-client';
import { Avatar, DropdownMenu, ImageCropDialog, toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { avatarSrc } from '../../lib/person/avatar-src.ts';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { useHeaderRenewal } from './use-header-renewal.ts';

/** The caller's picture, which opens what can be done with it: another one, cut to its middle, or none. */
export function AvatarChange({ id, name, avatar }: Pick<AnswerOf<'user.mine'>, 'id' | 'name' | 'avatar'>) {
  const { t } = useLingui();
  const explain = useExplainError();
  const renew = useHeaderRenewal();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useAct('user.uploadAvatar', { isQuiet: true });
  const remove = useAct('user.updateAvatar', { success: t`头像已移除` });
  const picture = avatarSrc(avatar);

  async function send(cut: Blob) {
    try {
      await upload.mutateAsync({ body: { file: new File([cut], 'avatar.png', { type: cut.type }) } });
    } catch (error) {
      // the dialog shows it, and what was cut stays
      throw new Error(explain(error), { cause: error });
    }
    setChosen(null);
    toast.success(t`头像已更换`);
    // the header shows it too
    renew();
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <button type="button" className="group relative rounded-full focus-ring">
            <span className="sr-only">{t`更换头像`}</span>
            <span aria-hidden className="contents">
              <Avatar name={name} src={picture} size="lg" />
            </span>
            <span
              aria-hidden
              className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full border border-border bg-surface text-fg-muted group-hover:text-theme-text"
            >
              <Camera strokeWidth={1.5} className="size-4" />
            </span>
          </button>
        }
        items={[
          { key: 'choose', label: t`选择图片`, icon: <ImageUp aria-hidden />, onSelect: () => chooser.current?.click() },
          ...(avatar === null
            ? []
            : [
                {
                  key: 'remove',
                  label: t`移除头像`,
                  icon: <Trash2 aria-hidden />,
                  onSelect: () => remove.mutate({ body: { id, avatar: '' } }, { onSuccess: renew }),
                },
              ]),
        ]}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t`头像图片`}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.files?.[0] ?? null);
          // the same picture can be chosen again
          currentTarget.value = '';
        }}
      />
      <ImageCropDialog file={chosen} title={t`裁剪头像`} submitLabel={t`更换头像`} onClose={() => setChosen(null)} onCrop={send} />
    </>
  );
}
