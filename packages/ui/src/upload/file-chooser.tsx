import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { refusalOf, type FileRules } from './file-rules.ts';
import { FormFile } from './form-file.tsx';
import { formatSize } from './format-size.ts';
import { UploadRow } from './upload-row.tsx';
import { UploadZone, type UploadControlProps } from './upload-zone.tsx';

export interface FileChooserProps extends UploadControlProps, FileRules {
  send?: undefined;
  value: File | null | undefined;
  /** Called with a file that was accepted, or with `null` when it was removed. */
  onValueChange: (value: File | null) => void;
}

/** `Upload` without `send`: one file, which the form sends. */
export function FileChooser({ value, onValueChange, accept, maxSize, ...props }: FileChooserProps) {
  const words = useWords();
  const [refusals, setRefusals] = useState<string[]>([]);
  const take = async ([file, ...others]: File[]) => {
    if (file === undefined) return;
    const reason = others.length > 0 ? words.oneFileOnly : await refusalOf(file, { accept, maxSize }, words);
    setRefusals(reason === null ? [] : [reason]);
    if (reason === null) onValueChange(file);
  };
  return (
    <UploadZone {...props} accept={accept} isMultiple={false} refusals={refusals} onFiles={(files) => void take(files)}>
      {props.name !== undefined && <FormFile name={props.name} disabled={props.disabled} value={value ?? null} onReset={onValueChange} />}
      {value && (
        <UploadRow name={value.name} picture={value} detail={formatSize(value.size)}>
          <IconButton
            label={words.remove(value.name)}
            disabled={props.disabled === true || props.readOnly === true}
            onClick={() => onValueChange(null)}
          >
            <X aria-hidden />
          </IconButton>
        </UploadRow>
      )}
    </UploadZone>
  );
}
