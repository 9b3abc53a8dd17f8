import { Avatar, DropdownMenu, ImageCropDialog } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

export interface AvatarPickerProps {
  name: string;
  /** What an `img` can load; absent: the name's letters. */
  picture: string | undefined;
  /** Takes the middle that was cut out; what it throws is shown in the dialog, which stays. */
  onPick: (file: File) => Promise<void>;
  /** Absent where there is nothing to take away. */
  onRemove?: (() => void) | undefined;
}

/** Somebody's picture, which opens what can be done with it: another one, cut to its middle, or none. */
export function AvatarPicker({ name, picture, onPick, onRemove }: AvatarPickerProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);

  async function pick(cut: Blob) {
    await onPick(new File([cut], 'avatar.png', { type: cut.type }));
    setChosen(null);
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
          ...(onRemove === undefined ? [] : [{ key: 'remove', label: t`移除头像`, icon: <Trash2 aria-hidden />, onSelect: onRemove }]),
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
      <ImageCropDialog file={chosen} title={t`裁剪头像`} submitLabel={t`更换头像`} onClose={() => setChosen(null)} onCrop={pick} />
    </>
  );
}
