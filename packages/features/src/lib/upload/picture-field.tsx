import { useLingui } from '@lingui/react/macro';
import { fileRuleOf } from '@saiwu/openapi';
import { Button, cn, ImageCropDialog, Upload, type FieldProps } from '@saiwu/ui';
import { useState } from 'react';
import { useApi } from '../api/api.tsx';
import { useExplainError } from '../api/explain-error.ts';
import { ownAddress } from '../api/own-address.ts';
import { startUpload } from './upload.ts';

interface PictureFieldProps {
  field: FieldProps<string>;
  /** What it is uploaded as. */
  bizType: string;
  /** How many times as wide as high. */
  ratio: number;
  /** In pixels, as it is sent. */
  width: number;
  /** What is said under the button. */
  hint: string;
  /** Of the picture that is shown. */
  className?: string;
  /** Takes it away; absent: there has to be one. */
  onRemove?: () => void;
}

/** A picture, cut to its shape before it is sent. What is kept is the address of its attachment. */
export function PictureField({ field, bizType, ratio, width, hint, className, onRemove }: PictureFieldProps) {
  const { value, onValueChange, ...control } = field;
  const { t } = useLingui();
  const client = useApi();
  const explain = useExplainError();
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [shape, setShape] = useState(0);
  const wide = String(ratio);
  const isOther = value !== '' && shape !== 0 && Math.abs(shape / ratio - 1) > 0.02;

  async function send(cut: Blob) {
    try {
      const { url } = await startUpload(client, new File([cut], 'picture.webp', { type: cut.type }), { bizType }).done;
      onValueChange(url);
    } catch (error) {
      // in the dialog, where what was cut stays
      throw new Error(explain(error), { cause: error });
    }
    setChosen(null);
  }

  async function cutAgain() {
    const answer = await fetch(whole(value));
    if (answer.ok) setChosen(await answer.blob());
  }

  return (
    <div className="flex flex-col gap-2">
      {value !== '' && (
        <div className="flex flex-col items-start gap-2">
          <img
            src={ownAddress(value)}
            alt=""
            className={cn('w-full max-w-105 rounded-control border border-border bg-bg-subtle object-cover', className)}
            style={{ aspectRatio: ratio }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape(naturalWidth / naturalHeight)}
          />
          {isOther && <p className="text-sm text-warning-text">{t`这个位置的图片是 ${wide}:1，超出的部分不显示`}</p>}
          <span className="flex gap-2">
            <Button variant="outline" size="small" onClick={() => void cutAgain()}>{t`重新裁剪`}</Button>
            {onRemove && (
              <Button variant="ghost" size="small" onClick={onRemove}>
                {t({ message: '移除', context: '图片' })}
              </Button>
            )}
          </span>
        </div>
      )}
      <Upload
        {...control}
        accept="image/png,image/jpeg,image/webp,image/gif"
        maxSize={fileRuleOf(bizType).maxSize}
        hint={hint}
        value={null}
        onValueChange={setChosen}
      />
      <ImageCropDialog
        file={chosen}
        shape="square"
        aspect={ratio}
        size={width}
        type="image/webp"
        onClose={() => setChosen(null)}
        onCrop={send}
      />
    </div>
  );
}

/** The picture as it was sent, not as pages show it. */
function whole(address: string): string {
  return ownAddress(address).replace(/&thumbnail=\w+$/, '');
}
