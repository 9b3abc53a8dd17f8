import { useLingui } from '@lingui/react/macro';
import { evidenceType, fileKinds, fileRuleOf, mostEvidence, type certificationAsk } from '@saiwu/openapi';
import { createForm, formatSize, Upload, type SendFile, type UploadedFile } from '@saiwu/ui';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { ownAddress } from '../../lib/api/own-address.ts';
import type { Evidence } from './certification.ts';

const { FormField } = createForm<z.input<typeof certificationAsk>>();

const rule = fileRuleOf(evidenceType);
const accept = rule.kinds.flatMap((kind) => fileKinds[kind]).map((extension) => `.${extension}`);
/** Milliseconds that a file may take. */
const timeLimit = 10 * 60_000;

/** The files that prove what is asked; those of an earlier request need not be uploaded again. */
export function EvidenceField({ kept }: { kept: readonly Evidence[] }) {
  const { t } = useLingui();
  const { call } = useApi();
  const explain = useExplainError();
  const [files, setFiles] = useState(() => kept.map(uploadedOf));
  const ids = useRef(new Map(kept.map((file) => [uploadedOf(file).url, file.id])));

  const send: SendFile = async (file, { signal, onProgress }) => {
    try {
      const done = await call('certification.upload', { body: { file }, signal, timeoutMs: timeLimit });
      onProgress(1);
      const uploaded = uploadedOf(done);
      ids.current.set(uploaded.url, done.id);
      return uploaded;
    } catch (error) {
      // beside the file, in words
      throw new Error(explain(error), { cause: error });
    }
  };

  return (
    <FormField name="evidenceIds" label={t`证明材料`} help={t`工作证、学生证、聘书等的照片或文件，内容要看得清`} isRequired>
      {({ value: _ids, onValueChange, ...field }) => (
        <Upload
          {...field}
          accept={accept.join(',')}
          maxSize={rule.maxSize}
          maxCount={mostEvidence}
          hint={t`图片、PDF 或 Office 文件，最多 ${mostEvidence} 个，每个不超过 ${formatSize(rule.maxSize)}`}
          send={send}
          value={files}
          onValueChange={(next) => {
            setFiles(next);
            onValueChange(next.flatMap(({ url }) => ids.current.get(url) ?? []));
          }}
        />
      )}
    </FormField>
  );
}

function uploadedOf({ name, type, size, url }: Evidence): UploadedFile {
  return { name, type, size: Math.ceil(Number(size) / 1024), url: ownAddress(url) };
}
