import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormValue } from '../form/form-value.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { useWords } from '../words.tsx';
import { refusalOf, type FileRules } from './file-rules.ts';
import { formatSize } from './format-size.ts';
import type { SendFile, UploadedFile, UploadItem, UploadQueue } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { UploadZone, type UploadControlProps } from './upload-zone.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

export interface FileUploaderProps extends UploadControlProps, FileRules {
  /** Sends one file; at most three run at once. See `xhrUpload`. */
  send: SendFile;
  /** The files that are stored. */
  value: readonly UploadedFile[] | null | undefined;
  onValueChange: (value: UploadedFile[]) => void;
  /** How many files there may be; no limit by default. With 1 a new file takes the place of the old one. */
  maxCount?: number | undefined;
}

/** `Upload` with `send`: files go to the server at once, each with its progress. */
export function FileUploader({ send, value, onValueChange, maxCount, accept, maxSize, ref, ...props }: FileUploaderProps) {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [lastDone, setLastDone] = useState('');
  const isFixed = props.disabled === true || props.readOnly === true;
  const stored = useRef<readonly UploadedFile[]>([]);
  useEffect(() => {
    stored.current = value ?? [];
  }, [value]);
  // Two files may be done before the form has drawn the first.
  const put = (next: UploadedFile[]) => {
    stored.current = next;
    onValueChange(next);
  };
  const onDone = (uploaded: UploadedFile) => {
    put(maxCount === 1 ? [uploaded] : [...stored.current, uploaded]);
    setLastDone(uploaded.name);
  };
  const { queue, items } = useUploadQueue({ send, onDone }, list);

  const take = async (files: File[]) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, reason: await refusalOf(file, { accept, maxSize }, words) })));
    const reasons = checked.flatMap(({ file, reason }) => (reason === null ? [] : [words.refusedFile(file.name, reason)]));
    const good = checked.flatMap(({ file, reason }) => (reason === null ? [file] : []));
    if (maxCount === 1) for (const item of queue.items()) queue.remove(item.id);
    const room = maxCount === undefined ? good.length : maxCount === 1 ? 1 : maxCount - stored.current.length - queue.items().length;
    const left = good.length - Math.min(good.length, Math.max(0, room));
    setRefusals(left > 0 && maxCount !== undefined ? [...reasons, words.tooManyFiles(maxCount, left)] : reasons);
    queue.add(good.slice(0, good.length - left));
  };
  return (
    <UploadZone {...props} ref={ref} accept={accept} isMultiple={maxCount !== 1} refusals={refusals} onFiles={(files) => void take(files)}>
      <FormValue
        name={props.name}
        disabled={props.disabled}
        value={value}
        texts={(value ?? []).map(({ url }) => url)}
        onReset={(first) => put([...(first ?? [])])}
      />
      <ul ref={list} aria-label={words.fileList} className="flex flex-col gap-1 empty:hidden">
        {(value ?? []).map((file) => (
          <li key={file.url}>
            <UploadRow name={file.name} picture={file} detail={formatSize(file.size * 1024)}>
              <IconButton
                label={words.remove(file.name)}
                disabled={isFixed}
                onClick={(event) => {
                  focusNeighbour(event.currentTarget);
                  put(stored.current.filter(({ url }) => url !== file.url));
                }}
              >
                <X aria-hidden />
              </IconButton>
            </UploadRow>
          </li>
        ))}
        {items.map((item) => (
          <li key={item.id}>
            <QueueRow item={item} queue={queue} />
          </li>
        ))}
      </ul>
      <output className="sr-only">{lastDone && words.uploaded(lastDone)}</output>
    </UploadZone>
  );
}

function QueueRow({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const words = useWords();
  const { file, state } = item;
  const isUnderWay = state === 'waiting' || state === 'sending';
  const details = {
    waiting: words.uploadWaiting,
    sending: `${Math.floor(item.progress * 100)}%`,
    failed: <span role="alert">{item.error || words.uploadFailed}</span>,
    cancelled: words.uploadCancelled,
  };
  return (
    <UploadRow
      name={file.name}
      picture={file}
      detail={details[state]}
      tone={state === 'failed' ? 'danger' : 'muted'}
      progress={state === 'sending' && <Progress label={words.uploading(file.name)} value={item.progress * 100} className="my-1" />}
    >
      {!isUnderWay && (
        <IconButton label={words.retryUpload(file.name)} onClick={() => queue.retry(item.id)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      {/* One button for both, so that the focus stays when its meaning changes. */}
      <IconButton
        key="away"
        label={isUnderWay ? words.cancelUpload(file.name) : words.remove(file.name)}
        onClick={(event) => {
          if (isUnderWay) queue.cancel(item.id);
          else {
            focusNeighbour(event.currentTarget);
            queue.remove(item.id);
          }
        }}
      >
        <X aria-hidden />
      </IconButton>
    </UploadRow>
  );
}

/** The row and its button go away: the focus moves to the next row, else to the one before, else to the button that chooses. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('[data-slot=upload]');
  const buttons = neighbour?.querySelectorAll('button');
  const target = neighbour?.matches('li') ? buttons?.[buttons.length - 1] : buttons?.[0];
  target?.focus();
}
