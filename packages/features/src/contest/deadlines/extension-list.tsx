import { isAllowed, NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button, Card, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { Contest, Extension } from '../answers.ts';
import { movedByExtension } from './extension-form.ts';

/** Deadlines of a contest that were put off: until when, for whom and why. Nothing, where none was. */
export function ExtensionList({ contest: { id, stages } }: { contest: Contest }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('contest.extensions', { path: { id } }));
  if (data.length === 0) return null;
  return (
    <Card title={t`延期`}>
      <ul className="flex flex-col divide-y divide-border *:py-3 *:first:pt-0 *:last:pb-0">
        {data.map((extension) => (
          <li key={extension.id} className="flex items-start gap-4 max-sm:flex-col max-sm:gap-2">
            <ExtensionLine contestId={id} extension={extension} isOnlyStage={stages.length === 1} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ExtensionLine({ contestId, extension, isOnlyStage }: { contestId: string; extension: Extension; isOnlyStage: boolean }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const can = useCan();
  const takeBack = useAct('contest.takeBackExtensions', { success: t`已收回延期`, invalidates: movedByExtension });
  const { id, deadline, stageKind, before, until, reason, by, createTime, takenBack, isInForce, actions } = extension;
  const what = stageKind === null || isOnlyStage ? deadline.desc : t`${stageKind.desc}评审截止`;
  const state = takenBack !== null ? t`已收回` : isInForce ? t`有效` : t`已过`;
  const isOpen = takenBack === null && isInForce;
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium">
            <Whose contestId={contestId} extension={extension} />
          </span>
          <StateDot tone={isOpen ? 'success' : 'neutral'}>{state}</StateDot>
        </p>
        <p className="tabular-nums wrap-anywhere">
          {what}
          {t`：`}
          <del className="whitespace-nowrap text-fg-muted">{minutes(before)}</del> →{' '}
          <ins className="whitespace-nowrap no-underline">{deadlineOf(until)}</ins>
        </p>
        <p className="text-xs text-fg-muted wrap-anywhere">
          {t`${by} ${minutes(createTime)}，原因：${reason}`}
          {takenBack !== null && <> · {t`${takenBack.by} ${minutes(takenBack.time)} 收回`}</>}
        </p>
      </div>
      {isOpen && can('contest.takeBackExtensions') && isAllowed(actions, 'takeBack') && (
        <Button
          variant="outline"
          isPending={takeBack.isPending}
          onClick={() => takeBack.mutate({ path: { id: contestId }, body: { ids: [id] } })}
        >
          {t`收回`}
        </Button>
      )}
    </>
  );
}

/** For whom: a project with the way to it, a school or college, or all. */
function Whose({
  contestId,
  extension: { projectId, projectTitle, projectNumber, orgLabel },
}: {
  contestId: string;
  extension: Extension;
}) {
  const { t } = useLingui();
  const can = useCan();
  if (projectId === null) return orgLabel ?? t`所有项目`;
  const label = `${projectNumber} ${projectTitle}`;
  if (!can('project.get')) return label;
  return <NameLink to={generatePath(consolePaths.project, { id: contestId, projectId })}>{label}</NameLink>;
}
