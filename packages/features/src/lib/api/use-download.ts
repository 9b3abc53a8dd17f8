import type { AnswerOf, FileAnswer, InputOf, OperationId } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { saveFile } from './save-file.ts';
import { useAct } from './use-act.ts';

/** Fetches a file of the server and hands it to the browser's downloads; a failure says that there is no file, and why. */
export function useDownload<Id extends FileId>(operationId: Id, { success, onSaved }: { success?: string; onSaved?: () => void } = {}) {
  const { t } = useLingui();
  const { mutate, isPending } = useAct(operationId, {
    ...(success !== undefined && { success }),
    failure: (reason) => t`下载失败：${reason}`,
    invalidates: [],
  });
  return {
    isPending,
    download: (input: InputOf<Id>) =>
      mutate(input, {
        onSuccess: (file) => {
          saveFile(file as FileAnswer); // what every FileId answers
          onSaved?.();
        },
      }),
  };
}

/** The operations that answer a file. */
type FileId = { [Id in OperationId]: AnswerOf<Id> extends FileAnswer ? Id : never }[OperationId];
