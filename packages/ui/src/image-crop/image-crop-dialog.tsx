import { useRef, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { ImageCrop, type ImageCropHandle, type ImageCropProps } from './image-crop.tsx';

export interface ImageCropDialogProps extends Pick<ImageCropProps, 'shape' | 'aspect' | 'size' | 'type'>, OwnProps<'div', 'title'> {
  /** The chosen picture; open while there is one. */
  file: Blob | null;
  /**
   * Gets the cut picture. The dialog stays open and shows progress until the promise is settled, and the message of a rejection; the caller
   * closes it.
   */
  onCrop: (picture: Blob) => void | Promise<void>;
  onClose: () => void;
  title?: string;
  /** What the main button does: `更换头像`. */
  submitLabel?: string;
}

/** `ImageCrop` in a dialog, between choosing a picture and sending it. */
export function ImageCropDialog({ file, onCrop, onClose, title, submitLabel, shape, aspect, size, type, ...rest }: ImageCropDialogProps) {
  const words = useWords();
  const crop = useRef<ImageCropHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // a second press comes before the first one's progress is drawn
  const isSending = useRef(false);
  const submit = async () => {
    if (crop.current === null || isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setRefusal(null);
    try {
      await onCrop(await crop.current.toBlob());
    } catch (error) {
      setRefusal((error instanceof Error && error.message) || words.uploadFailed);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };
  return (
    <Dialog
      {...rest}
      isOpen={file !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={title ?? words.cropTitle}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button disabled={!isReady} isPending={isPending} onClick={() => void submit()}>
            {submitLabel ?? words.cropDone}
          </Button>
        </>
      }
    >
      {file && <ImageCrop shape={shape} aspect={aspect} size={size} type={type} ref={crop} file={file} onReadyChange={setIsReady} />}
      {refusal !== null && <Alert tone="danger" isLive title={refusal} className="mt-3" />}
    </Dialog>
  );
}
