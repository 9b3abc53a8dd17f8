import { useLingui } from '@lingui/react/macro';
import { personParts } from '@saiwu/openapi';
import { Card, DescriptionList } from '@saiwu/ui';
import type { ProjectDetail } from '../answers.ts';
import { ProjectPerson } from './project-person.tsx';

/** Who stands behind a project. */
export function ProjectTeam({ project: { id, people } }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const labels = { LEADER: t`负责人`, MEMBER: t`成员`, ADVISOR: t`指导教师` };
  return (
    <Card title={t`团队`}>
      <DescriptionList
        items={personParts.map((part) => ({
          label: labels[part],
          value: <People projectId={id} people={people.filter((person) => person.part === part)} />,
          isWide: true,
        }))}
      />
    </Card>
  );
}

function People({ projectId, people }: { projectId: string; people: ProjectDetail['people'] }) {
  if (people.length === 0) return '—';
  return (
    <ul className="flex flex-col gap-y-1">
      {people.map((person) => (
        // what was shown of one project's people is not of the next one's
        <li key={`${projectId}-${person.position}-${person.name}`}>
          <ProjectPerson projectId={projectId} person={person} />
        </li>
      ))}
    </ul>
  );
}
