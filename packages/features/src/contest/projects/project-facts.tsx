import { useLingui } from '@lingui/react/macro';
import { projectFields } from '@saiwu/openapi';
import { Badge, Card, DescriptionList } from '@saiwu/ui';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { ProjectDetail } from '../answers.ts';

/** What a project is about, and where it belongs. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const { t, i18n } = useLingui();
  const deadlineOf = useDeadline();
  const { number, track, schoolLabel, collegeLabel, summary, registrationEnd, isExtended } = project;
  return (
    <Card title={t`项目信息`}>
      <DescriptionList
        items={[
          { label: i18n._(projectFields.number), value: number },
          { label: i18n._(projectFields.track), value: <Badge>{track}</Badge> },
          { label: t`学校`, value: schoolLabel },
          { label: i18n._(projectFields.collegeLabel), value: collegeLabel },
          { label: t`提交截止`, value: isExtended ? t`${deadlineOf(registrationEnd)}（已延长）` : deadlineOf(registrationEnd) },
          { label: t`简介`, value: summary && <span className="whitespace-pre-line">{summary}</span>, isWide: true },
        ]}
      />
    </Card>
  );
}
