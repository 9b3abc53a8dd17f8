import { isNamed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, confirm } from '@saiwu/ui';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { Stage } from '../answers.ts';

/** Shows the teams of a sealed stage their results, after a question that names what of them; where it is barred, says by what. */
export function ReleaseResults({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const can = useCan();
  const act = useAct('stage.release', { success: t`已公布给团队`, invalidates: ['stage', 'contest', 'entry'] });
  const { id, kind, teamSees, projectCount, releasedTime, actions } = stage;
  if (releasedTime !== null || !can('stage.release') || !isNamed(actions, 'release')) return null;
  const bar = refusalOf(actions, 'release');

  async function release() {
    const name = kind.desc;
    const shown = teamSees.desc;
    const isSure = await confirm({
      title: t`向团队公布${name}结果？`,
      description: t`${projectCount} 个项目的负责人、成员和指导教师会收到消息，并能看到本项目的${shown}，看不到评委是谁。公布后不能撤回。`,
      confirmLabel: t`公布给团队`,
    });
    if (isSure) act.mutate({ path: { id } });
  }

  return (
    <Button variant="outline" disabled={bar !== null} title={bar ?? undefined} isPending={act.isPending} onClick={() => void release()}>
      {t`公布给团队`}
    </Button>
  );
}
