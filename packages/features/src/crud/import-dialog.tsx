import { isApiError } from '@saiwu/api-client';
import { Alert, Button, Dialog, toast, Upload } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useExplainError } from '../lib/explain-error.ts';
import { useAct } from '../lib/use-act.ts';
import { operationOf, type Resource, type ResourceName } from './resource.ts';

export interface ImportDialogProps<Name extends ResourceName, Labels, Filters> {
  resource: Resource<Name, Labels, Filters>;
  onClose: () => void;
}

/** Adds rows from an xlsx file, all or nothing. A refused file stays chosen beside the reasons. */
export function ImportDialog<Name extends ResourceName, Labels, Filters>({ resource, onClose }: ImportDialogProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const explain = useExplainError();
  const [file, setFile] = useState<File | null>(null);
  const upload = useAct(operationOf(resource.name, 'import') as 'parameter.import', { invalidates: [resource.name], isQuiet: true }); // opened only where the operation exists; all take one file
  const title = i18n._(resource.title);
  const finish = () => {
    toast.success(t`导入完成`);
    onClose();
  };
  const reasons = isApiError(upload.error) ? Object.entries(upload.error.fieldErrors ?? {}) : [];

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`导入${title}`}
      description={t`第一行是列名，之后每行一条。有一行不对就全部不导入。`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button
            isPending={upload.isPending}
            disabled={file === null}
            onClick={() => file && upload.mutate({ body: { file } }, { onSuccess: finish })}
          >
            <Trans>导入</Trans>
          </Button>
        </>
      }
    >
      <Upload aria-label={t`xlsx 文件`} accept=".xlsx" maxSize={10 * 1024 * 1024} value={file} onValueChange={setFile} />
      {upload.error !== null && (
        <Alert tone="danger" isLive className="mt-3" title={explain(upload.error)}>
          {reasons.length > 0 && (
            <ul>
              {reasons.map(([place, reason]) => (
                <li key={place}>
                  {place}：{reason}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </Dialog>
  );
}
