import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { schoolSave } from '@saiwu/openapi';
import { RegisterImport } from '../register/register-import.tsx';
import { school } from './school.ts';

/** A list of schools from a sheet, as the Ministry of Education publishes it. Those that are there already are found by code or name. */
export function SchoolImport({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <RegisterImport
      resource={school}
      schema={schoolSave}
      onClose={onClose}
      wordsOf={(existing, fresh) => ({
        title: t`${plural(existing, { other: '# 所学校已经存在' })}`,
        description: t`按学校标识码或名称找到的。更新只改表格里填了的格子，空着的保持原样。另外 ${fresh} 所是新的。`,
        skip: t`跳过它们`,
        update: t`更新它们`,
      })}
    />
  );
}
