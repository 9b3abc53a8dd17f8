import { useDirty, useSheetImport } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { headSynonyms, projectSheet } from '@saiwu/openapi';
import { ImportWizardDialog, toast, type ImportField } from '@saiwu/ui';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest } from '../answers.ts';

interface ProjectImportDialogProps {
  contest: Contest;
  onClose: () => void;
}

/** Imports projects from a sheet: the server looks at every row before anything is written, as it alone knows colleges and other people's projects. */
export function ProjectImportDialog({ contest: { id: contestId, title, tracks }, onClose }: ProjectImportDialogProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const fields = useFields(tracks);
  const [isDirty, setIsDirty] = useState(false);
  useDirty(isDirty);
  const acts = useSheetImport({
    columns: fields,
    preview: async (file, options) => {
      const { columns, rows } = await call('project.importPreview', { body: { contestId, file }, ...options });
      const cells = rows.flatMap(({ row, errors }) =>
        Object.entries(errors).map(
          ([head, reason]) => [`${row}.${projectSheet[columns.indexOf(head)]?.field ?? 'title'}`, reason] as const,
        ),
      );
      return Object.fromEntries(cells);
    },
    send: (file, options) => call('project.import', { body: { contestId, file, mode: 'ALL' }, ...options }),
    heads: ['project', 'contest', 'stage', 'overview'],
  });
  return (
    <ImportWizardDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`导入项目`}
      fields={fields}
      templateName={t`${title}-项目导入模板`}
      template={{
        load: async () => (await call('project.template', { query: { contestId } })).blob,
        help: t`模板里有这个大赛的赛道和每一列的填法`,
      }}
      {...acts}
      onDirtyChange={setIsDirty}
      onDone={({ imported }) => toast.success(t`已导入 ${imported} 个项目`)}
    />
  );
}

/** The columns of the sheet, with what can be told without the server. */
function useFields(tracks: readonly string[]): ImportField[] {
  const { t, i18n } = useLingui();
  const facts: Partial<Record<(typeof projectSheet)[number]['field'], Partial<ImportField>>> = {
    title: { isUnique: true },
    track: { options: tracks.map((track) => ({ value: track, label: track })) },
    college: { help: t`填组织里的全称` },
    members: { help: t`写成“姓名/学号”，多人用顿号隔开` },
    advisors: { help: t`写成“姓名/工号/手机”，多人用顿号隔开` },
  };
  return projectSheet.map(({ field, title, isRequired }) => ({
    key: field,
    title: i18n._(title),
    aliases: [...(headSynonyms[field] ?? [])],
    isRequired,
    ...facts[field],
  }));
}
