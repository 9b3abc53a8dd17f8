import { isApiError } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { fileKindNames, fileKinds, largestFieldFile } from '@saiwu/openapi';
import { formatSize, Upload, type SendFile, type UploadedFile } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { useExplainError } from '../../../lib/api/explain-error.ts';
import { ownAddress } from '../../../lib/api/own-address.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';
import { fitPhoto, largestPhoto } from './fit-photo.ts';
import { GivenFile } from './given-file.tsx';
import { sendEntryFile } from './send-entry-file.ts';

type FileKind = keyof typeof fileKinds;

interface FileSlotProps {
  id: string;
  entry: Entry;
  slot: string;
  label: string;
  help: string | null;
  isRequired: boolean;
  /** Null: any. */
  kinds: readonly FileKind[] | null;
  /** In MB; null: what a field takes. */
  maxSize: number | null;
}

/** One place of the form for a file: dropped, chosen or taken with a phone's camera; another one takes its place. */
export function FileSlot({ id, entry, slot, label, help, isRequired, kinds, maxSize }: FileSlotProps) {
  const { t, i18n } = useLingui();
  const client = useApi();
  const { queryOf } = client;
  const explain = useExplainError();
  const queryClient = useQueryClient();
  const labelId = useId();
  const file = entry.files.find((one) => one.slot === slot);
  const path = { id: entry.id };
  const show = (answer: Entry) => queryClient.setQueryData(queryOf('entry.get', { path }).queryKey, answer);
  const detach = useAct('entry.detach', { success: t`已移除「${label}」` });
  const most = maxSize === null ? largestFieldFile : maxSize * 1_048_576;
  const limit = formatSize(most);
  // what is called a document, nobody has to know; of a field that takes anything the endings would be forty
  const taken = (kinds ?? allKinds)
    .map((kind) => {
      const name = i18n._(fileKindNames[kind]);
      const endings = fileKinds[kind].join(' ');
      return kinds === null ? name : t`${name}（${endings}）`;
    })
    .join(t`、`);

  const send: SendFile = async (chosen, progress) => {
    const sent = await fitPhoto(chosen, most);
    if (sent.size > most) throw new Error(t`超过 ${limit}`);
    try {
      const answer = await sendEntryFile(client, { id: entry.id, slot, ...(file && { seen: file.attachmentId }) }, sent, progress);
      show(answer);
      const added = answer.files.find((one) => one.slot === slot);
      if (added === undefined) throw new Error(t`没有上传成功`);
      return uploadedOf(added);
    } catch (error) {
      // somebody of the team was faster: what lies there now is shown, so that a second try knows of it
      if (isApiError(error) && error.status === 409) void queryClient.invalidateQueries(queryOf('entry.get', { path }));
      // beside the file, in words
      throw new Error(explain(error), { cause: error });
    }
  };

  return (
    <div id={id} className="flex flex-col gap-1.5">
      <p id={labelId} className="font-medium">
        {label}
        {isRequired && (
          <span aria-hidden className="text-danger-text">
            {' '}
            *
          </span>
        )}
      </p>
      {help !== null && help !== '' && <p className="text-sm text-fg-muted">{help}</p>}
      <Upload
        aria-labelledby={labelId}
        accept={(kinds ?? allKinds).flatMap((kind) => fileKinds[kind].map((ending) => `.${ending}`)).join(',')}
        // a photo is made smaller on its way
        maxSize={kinds === null || kinds.includes('picture') ? Math.max(most, largestPhoto) : most}
        maxCount={1}
        hint={t`${taken}，不超过 ${limit}`}
        send={send}
        value={file === undefined ? [] : [uploadedOf(file)]}
        onValueChange={(next) => next.length === 0 && detach.mutate({ path, body: { slot } }, { onSuccess: show })}
      />
      {file !== undefined && <GivenFile file={file}>{t`查看`}</GivenFile>}
    </div>
  );
}

const allKinds = Object.keys(fileKinds) as FileKind[]; // its own keys

function uploadedOf({ name, size, url, thumbnail }: Entry['files'][number]): UploadedFile {
  return {
    name,
    type: thumbnail === null ? 'application/octet-stream' : 'image/jpeg',
    size: Math.ceil(size / 1024),
    url: ownAddress(thumbnail ?? url),
  };
}
