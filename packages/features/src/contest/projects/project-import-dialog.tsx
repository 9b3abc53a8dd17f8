import { Loaded, useDirty, useGoOn, useSheetImport } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, isRead } from '@saiwu/openapi';
import { Dialog, ImportWizardDialog, toast, type ImportField } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest, OfferedMap } from '../answers.ts';
import { isRegistrationOver } from '../place/moment.ts';
import { useMapForms } from '../sheets/use-map-forms.tsx';

interface ProjectImportDialogProps {
  contest: Contest;
  onClose: () => void;
}

/** Imports projects from a sheet of any of the column maps. */
export function ProjectImportDialog({ contest, onClose }: ProjectImportDialogProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('project.sheetMaps', { query: { contestId: contest.id } }), staleTime: 60_000 });
  if (query.isPending) return null;
  if (query.data) return <MapImport contest={contest} maps={query.data} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t`导入项目`}>
      <Loaded query={query}>{() => null}</Loaded>
    </Dialog>
  );
}

/**
 * The server looks at every row before anything is written, as it alone knows colleges and other people's projects. Where nobody registers
 * any more, assignment is next.
 */
function MapImport({ contest, maps, onClose }: ProjectImportDialogProps & { maps: readonly OfferedMap[] }) {
  const { t } = useLingui();
  const can = useCan();
  const leadOn = useGoOn();
  const { call } = useApi();
  const { id: contestId, title, tracks } = contest;
  const { map, forms } = useMapForms(maps);
  const fields = useFields(map, tracks);
  const mapId = map?.id;
  const into = { contestId, ...(mapId !== undefined && { mapId }) };
  const [isDirty, setIsDirty] = useState(false);
  useDirty(isDirty);
  const acts = useSheetImport({
    columns: fields,
    preview: async (file, options) => {
      const { rows } = await call('project.importPreview', { body: { ...into, file }, ...options });
      const keyOf = (head: string) => fields.find((field) => field.title === head)?.key ?? fields[0]?.key ?? '';
      const cells = rows.flatMap(({ row, errors }) =>
        Object.entries(errors).map(([head, reason]) => [`${row}.${keyOf(head)}`, reason] as const),
      );
      return { fieldErrors: Object.fromEntries(cells) };
    },
    send: (file, options) => call('project.import', { body: { ...into, file, mode: 'ALL' }, ...options }),
    heads: ['project', 'contest', 'stage', 'overview'],
  });

  function goOn(imported: number) {
    toast.success(map?.rows === 'MEMBER' ? t`已导入 ${imported} 行` : t`已导入 ${imported} 个项目`);
    const isNext = imported > 0 && can('assignment.propose') && isRegistrationOver(contest);
    if (isNext) leadOn(generatePath(consolePaths.assignments, { id: contestId }), { replace: true });
  }

  return (
    <ImportWizardDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`导入项目`}
      fields={fields}
      forms={forms}
      templateName={t`${title}-项目导入模板`}
      template={{
        load: async () => (await call('project.template', { query: into })).blob,
        help: t`模板里有这个大赛的赛道和每一列的填法`,
      }}
      {...acts}
      onDirtyChange={setIsDirty}
      onDone={({ imported }) => goOn(imported)}
    />
  );
}

/** The columns that an import takes something from, with what can be told without the server. */
function useFields(map: OfferedMap | undefined, tracks: readonly string[]): ImportField[] {
  const { t } = useLingui();
  if (map === undefined) return [];
  const isTeam = map.rows === 'TEAM';
  const facts: Partial<Record<OfferedMap['columns'][number]['fact'], Partial<ImportField>>> = {
    // of a project with a row for each member the others may be empty, as under a merged cell
    TITLE: isTeam ? { isUnique: true, isRequired: true } : {},
    TRACK: isTeam ? { isRequired: true, options: tracks.map((track) => ({ value: track, label: track })) } : {},
    COLLEGE: { isRequired: isTeam, help: t`填机构列表里的全称` },
    LEADER_NAME: { isRequired: true },
    PERSON_NAME: { isRequired: true },
    MEMBERS: { help: t`写成「姓名/学号」，多人用顿号隔开` },
    ADVISORS: { help: t`写成「姓名/工号/手机」，多人用顿号隔开` },
    RECOMMENDATION: { kind: 'number' },
    // perhaps the answer to a question for a day, which the server knows
    FIELD: { kind: 'date' },
  };
  return map.columns
    .filter(({ fact, text }) => isRead(fact, map.rows) && (fact !== 'FIELD' || !map.unknownFields.includes(text ?? '')))
    .map(({ key, head, aliases, fact }) => ({ key, title: head, aliases: [...aliases], ...facts[fact] }));
}
