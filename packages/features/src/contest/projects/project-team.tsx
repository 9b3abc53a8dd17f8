import { useLingui } from '@lingui/react/macro';
import { projectFields } from '@saiwu/openapi';
import { Card, DescriptionList } from '@saiwu/ui';
import type { ProjectDetail } from '../answers.ts';

/** Who stands behind a project. */
export function ProjectTeam({ project: { leaderName, leaderPhone, members, advisors } }: { project: ProjectDetail }) {
  const { t, i18n } = useLingui();
  const team = members.map(({ name, studentNumber }) => (studentNumber === null ? name : `${name}（${studentNumber}）`));
  return (
    <Card title={t`团队`}>
      <DescriptionList
        items={[
          { label: i18n._(projectFields.leaderName), value: leaderName },
          { label: i18n._(projectFields.leaderPhone), value: leaderPhone },
          { label: i18n._(projectFields.members), value: <Names names={team} />, isWide: true },
          { label: i18n._(projectFields.advisors), value: <Names names={advisors} />, isWide: true },
        ]}
      />
    </Card>
  );
}

function Names({ names }: { names: string[] }) {
  if (names.length === 0) return '—';
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
