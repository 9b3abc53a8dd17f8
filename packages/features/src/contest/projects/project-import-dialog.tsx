import { useDirty, useSheetImport } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, headSynonyms, projectSheet } from '@saiwu/openapi';
import { ImportWizardDialog, toast, type ImportField } from '@saiwu/ui';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest } from '../answers.ts';
import { isRegistrationOver } from '../place/moment.ts';

interface ProjectImportDialogProps {
  contest: Contest;
  onClose: () => void;
}

/** Imports projects from a sheet: the server looks at every row before anything is written, as it alone knows colleges and other people's projects. Where nobody registers any more, assignment is next. */
export function ProjectImportDialog({ contest, onClose }: ProjectImportDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const { call } = useApi();
  const { id: contestId, title, tracks } = contest;
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

  function goOn(imported: number) {
    toast.success(t`已导入 ${imported} 个项目`);
    const isNext = imported > 0 && can('assignment.propose') && isRegistrationOver(contest);
    if (isNext) void navigate(generatePath(consolePaths.assignments, { id: contestId }), { replace: true });
  }

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
      onDone={({ imported }) => goOn(imported)}
    />
  );
}

/** The columns of the sheet, with what can be told without the server. */
function useFields(tracks: readonly string[]): ImportField[] {
  const { t, i18n } = useLingui();
  const facts: Partial<Record<(typeof projectSheet)[number]['field'], Partial<ImportField>>> = {
    title: { isUnique: true },
    track: { options: tracks.map((track) => ({ value: track, label: track })) },
    college: { help: t`填机构列表里的全称` },
    members: { help: t`写成「姓名/学号」，多人用顿号隔开` },
    advisors: { help: t`写成「姓名/工号/手机」，多人用顿号隔开` },
  };
  return projectSheet.map(({ field, title, isRequired }) => ({
    key: field,
    title: i18n._(title),
    aliases: [...(headSynonyms[field] ?? [])],
    isRequired,
    ...facts[field],
  }));
}
