import type { FormSchema } from '@saiwu/admin';
import { useAuthority } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, furtherPermissions } from '@saiwu/openapi';
import { Button, DropdownMenu, IconButton, useIsPhone, type MenuItem } from '@saiwu/ui';
import { Ellipsis, FileUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../crud/resource.ts';
import { useCan } from '../../lib/api/access.ts';
import { useDownload } from '../../lib/api/use-download.ts';
import { RegisterImport } from './register-import.tsx';
import type { Register } from './register.ts';

/** What is done with a register as a whole: brought in from a sheet, looked through for people who stand in it twice, taken along. */
export function RegisterActs<Name extends Register, Labels, Filters>({
  resource,
  schema,
  children,
}: {
  resource: Resource<Name, Labels, Filters>;
  schema: FormSchema;
  /** What this register has besides. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const can = useCan();
  const authority = useAuthority();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [isImporting, setIsImporting] = useState(false);
  const name = resource.name as Name; // the resource of this register
  const { download, isPending } = useDownload(`${name}.export`, { success: t`已导出` });
  const mayHaveWhole = authority.hasPermission([name === 'student' ? furtherPermissions.wholeStudents : furtherPermissions.wholeTeachers]);
  const further: (MenuItem | false)[] = [
    can(`${name}.duplicates`) && {
      key: 'twins',
      label: t`查找重复的人`,
      onSelect: () => void navigate(name === 'student' ? consolePaths.studentTwins : consolePaths.teacherTwins),
    },
    can(`${name}.export`) &&
      mayHaveWhole && {
        key: 'whole',
        label: t`导出完整号码`,
        isDisabled: isPending,
        onSelect: () => download({ body: { model: {} } }),
      },
  ];
  const items = further.filter((item) => item !== false);
  const importLabel = t`导入`;
  return (
    <>
      {can(`${name}.import`) && isPhone && (
        <IconButton variant="outline" label={importLabel} onClick={() => setIsImporting(true)}>
          <FileUp aria-hidden />
        </IconButton>
      )}
      {can(`${name}.import`) && !isPhone && (
        <Button variant="outline" onClick={() => setIsImporting(true)}>
          {importLabel}
        </Button>
      )}
      {children}
      {items.length > 0 && (
        <DropdownMenu
          items={items}
          trigger={
            <IconButton variant="outline" label={t`更多`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
      {isImporting && <RegisterImport resource={resource} schema={schema} onClose={() => setIsImporting(false)} />}
    </>
  );
}
