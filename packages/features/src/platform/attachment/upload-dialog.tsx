import { useZodForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { attachmentUseNames, fileKinds, fileRuleOf, rules } from '@saiwu/openapi';
import { Button, Dialog, DialogClose, formatSize, FormField, Input, Upload, type SendFile, type UploadedFile } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useLabels } from '../../crud/use-labels.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { startUpload } from '../../lib/upload/upload.ts';
import { attachment } from './attachment.ts';

/** Uploads files for one record: whatever is chosen goes up at once, by the rules of its use. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const label = useLabels(attachment);
  const client = useApi();
  const explain = useExplainError();
  const queryClient = useQueryClient();
  const form = useZodForm(place, { defaultValues: { bizType: '', bizId: '' } });
  const [bizType, bizId] = useWatch({ control: form.control, name: ['bizType', 'bizId'] });
  const [files, setFiles] = useState<UploadedFile[]>([]);
  /** The record that the server has made for the first file, where none is named. */
  const made = useRef<string>(undefined);
  const rule = fileRuleOf(bizType.trim());
  const accept = rule.kinds.flatMap((kind) => fileKinds[kind]).map((extension) => `.${extension}`);

  const send: SendFile = async (file, { signal, onProgress }) => {
    const record = bizId?.trim() || made.current;
    const upload = startUpload(client, file, { bizType: bizType.trim(), ...(record !== undefined && { bizId: record }) }, (sent, total) =>
      onProgress(sent / total),
    );
    signal.addEventListener('abort', () => void upload.abort());
    try {
      const done = await upload.done;
      made.current ??= done.bizId;
      void invalidateHeads(queryClient, ['attachment']);
      return done;
    } catch (error) {
      // beside the file, in words
      throw new Error(explain(error), { cause: error });
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`上传附件`}
      footer={
        <DialogClose>
          <Button variant="outline">{t`关闭`}</Button>
        </DialogClose>
      }
    >
      <div className="grid gap-4">
        <FormField
          control={form.control}
          name="bizType"
          label={label('bizType')}
          isRequired
          help={t`例如 ${Object.keys(attachmentUseNames).join(t`、`)}，也可以是其他系统约定的名称`}
        >
          {(field) => <Input {...field} maxLength={255} className="font-mono" readOnly={files.length > 0} />}
        </FormField>
        <FormField control={form.control} name="bizId" label={label('bizId')} help={t`不填时新建一个编号`}>
          {(field) => <Input {...field} value={field.value ?? ''} maxLength={64} className="font-mono" readOnly={files.length > 0} />}
        </FormField>
        <Upload
          accept={accept.join(',')}
          maxSize={rule.maxSize}
          maxCount={rule.maxCount}
          hint={bizType.trim() === '' ? t`先填写用途` : t`最多 ${rule.maxCount} 个，每个不超过 ${formatSize(rule.maxSize)}`}
          disabled={bizType.trim() === ''}
          send={send}
          value={files}
          onValueChange={setFiles}
        />
      </div>
    </Dialog>
  );
}

const place = z.object({ bizType: rules.text(1, 255), bizId: rules.optionalText(64) });
