import { Loaded, useTabTitle } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { projectFields } from '@saiwu/openapi';
import { Badge, Card, DescriptionList, PageHeader, PageStack, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { minutes } from '../../lib/language/show.ts';
import { projectTones } from '../tones.ts';

/** One project: what it is about and who is behind it. */
export function ProjectDetailScreen() {
  const { t, i18n } = useLingui();
  const { projectId = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('project.get', { path: { id: projectId } }));
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {({
        title,
        number,
        contestTitle,
        state,
        track,
        schoolLabel,
        collegeLabel,
        leaderName,
        leaderPhone,
        members,
        advisors,
        summary,
        createTime,
        updateTime,
      }) => (
        <PageStack>
          <PageHeader
            title={title}
            state={<StateDot tone={projectTones[state.code]}>{state.desc}</StateDot>}
            description={`${contestTitle} · ${number}`}
          />
          <Card title={t`项目信息`}>
            <DescriptionList
              items={[
                { label: i18n._(projectFields.number), value: number },
                { label: i18n._(projectFields.track), value: <Badge>{track}</Badge> },
                { label: t`学校`, value: schoolLabel },
                { label: i18n._(projectFields.collegeLabel), value: collegeLabel },
                { label: t`简介`, value: summary, isWide: true },
                { label: t`创建时间`, value: minutes(createTime) },
                { label: t`更新时间`, value: minutes(updateTime) },
              ]}
            />
          </Card>
          <Card title={t`团队`}>
            <DescriptionList
              items={[
                { label: i18n._(projectFields.leaderName), value: leaderName },
                { label: i18n._(projectFields.leaderPhone), value: leaderPhone },
                {
                  label: i18n._(projectFields.members),
                  value:
                    members.length === 0 ? null : (
                      <Names
                        names={members.map(({ name, studentNumber }) => (studentNumber === null ? name : `${name}（${studentNumber}）`))}
                      />
                    ),
                  isWide: true,
                },
                { label: i18n._(projectFields.advisors), value: advisors.length === 0 ? null : <Names names={advisors} />, isWide: true },
              ]}
            />
          </Card>
        </PageStack>
      )}
    </Loaded>
  );
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
