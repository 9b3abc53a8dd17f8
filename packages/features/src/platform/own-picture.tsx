import { useLingui } from '@lingui/react/macro';
import { type FieldProps, Upload, type SendFile } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { useExplainError } from '../lib/api/explain-error.ts';
import { ownAddress } from '../lib/api/own-address.ts';
import { startUpload } from '../lib/upload/upload.ts';

interface OwnPictureProps {
  field: FieldProps<string>;
  /** What it is for, as attachments say it. */
  bizType: string;
}

/** A picture that was uploaded here: shown with its name, changed by uploading another. What is kept is the address of its attachment. */
export function OwnPicture({ field, bizType }: OwnPictureProps) {
  const { t } = useLingui();
  const client = useApi();
  const explain = useExplainError();
  const { value, onValueChange, ...control } = field;
  const id = /\/attachment\/(\d+)/.exec(value)?.[1] ?? '';
  const { data } = useQuery({ ...client.queryOf('attachment.get', { path: { id } }), enabled: id !== '' });
  const stored = data && {
    url: ownAddress(data.url),
    name: data.submittedFileName,
    type: data.contextType,
    size: Math.ceil(Number(data.size) / 1024),
  };

  const send: SendFile = async (file, { signal, onProgress }) => {
    const upload = startUpload(client, file, { bizType }, (sent, total) => onProgress(sent / total));
    signal.addEventListener('abort', () => void upload.abort());
    try {
      const done = await upload.done;
      onValueChange(`/api/file/attachment/${done.id}/file`);
      return done;
    } catch (error) {
      // beside the file, in words
      throw new Error(explain(error), { cause: error });
    }
  };

  return (
    <Upload
      {...control}
      accept="image/png,image/jpeg,image/webp,image/gif"
      maxSize={2 * 1024 * 1024}
      hint={t`PNG、JPG、WebP 或 GIF，不超过 2 MB`}
      maxCount={1}
      send={send}
      value={stored ? [stored] : []}
      onValueChange={(files) => files.length === 0 && onValueChange('')}
    />
  );
}
