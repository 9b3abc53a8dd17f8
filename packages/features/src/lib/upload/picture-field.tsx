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
  /** What it is for, as attachments say it. */
  bizType: string;
  /** How many times as wide as high it is shown. */
  ratio: number;
  /** In pixels, as it is sent. */
  width?: number;
  /** What is said under the button. */
  hint?: string;
  /** Of the picture that is shown. */
  className?: string;
  /** It may be left out: a button takes it away. */
  isOptional?: boolean;
}

/** A picture that is shown to everybody, cut to the shape of its place before it is sent. What is kept is the address of its attachment. */
export function PictureField({ field, bizType, ratio, width = pageWidth, hint, className, isOptional = false }: PictureFieldProps) {
  const { value, onValueChange, ...control } = field;
  const { t } = useLingui();
  const client = useApi();
  const explain = useExplainError();
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [shape, setShape] = useState(0);
  const { maxSize } = fileRuleOf(bizType);
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
          <div className="flex gap-2">
            <Button variant="outline" size="small" onClick={() => void cutAgain()}>{t`重新裁剪`}</Button>
            {isOptional && <Button variant="ghost" size="small" onClick={() => onValueChange('')}>{t`移除图片`}</Button>}
          </div>
        </div>
      )}
      <Upload
        {...control}
        accept="image/png,image/jpeg,image/webp,image/gif"
        maxSize={maxSize}
        hint={hint ?? t`PNG、JPG、WebP 或 GIF，不超过 5 MB；宽高 ${wide}:1，宽 1200 像素以上最清楚`}
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

/** In pixels: as wide as the page of visitors on a sharp screen. */
const pageWidth = 1920;

/** The picture as it was sent, not as pages show it. */
function whole(address: string): string {
  return ownAddress(address).replace(/&thumbnail=\w+$/, '');
}
