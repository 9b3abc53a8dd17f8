import { useLingui } from '@lingui/react/macro';
import { projectFields } from '@saiwu/openapi';
import { Badge, Card, DescriptionList, type Description } from '@saiwu/ui';
import type { JudgingDetail } from '../answers.ts';

/** What a judge may read of a project. A blind stage leaves out whatever names the team. */
export function ProjectPanel({ detail: { project, isBlind } }: { detail: JudgingDetail }) {
  const { t, i18n } = useLingui();
  const { number, track, summary, schoolLabel, collegeLabel, leaderName, members, advisors } = project;
  const team: Description[] = [
    { label: t`学校`, value: schoolLabel },
    { label: i18n._(projectFields.collegeLabel), value: collegeLabel },
    { label: i18n._(projectFields.leaderName), value: leaderName },
    { label: i18n._(projectFields.members), value: members.join(t`、`) },
    { label: i18n._(projectFields.advisors), value: advisors.join(t`、`) },
  ];
  return (
    <Card title={t`项目信息`} actions={isBlind ? <Badge tone="info">{t`盲评`}</Badge> : undefined}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            { label: i18n._(projectFields.number), value: number },
            { label: i18n._(projectFields.track), value: track },
            ...(isBlind ? [] : team),
          ]}
        />
        <section className="flex flex-col gap-1">
          <h3 className="text-xs text-fg-muted">{t`简介`}</h3>
          <p className="max-w-[680px] whitespace-pre-line">{summary === null || summary === '' ? t`没有简介` : summary}</p>
        </section>
      </div>
    </Card>
  );
}
