import { Title, useGetOne } from 'react-admin';
import { ProjectList } from './project-list.tsx';

/** Three figures and the newest projects, each asked for by itself. */
export function Dashboard() {
  const { data: figures } = useGetOne('figures', { id: 1 });
  return (
    <>
      <Title title="Dashboard" />
      <dl>
        {['today', 'visits', 'all'].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figures?.[name]}</dd>
          </div>
        ))}
      </dl>
      <ProjectList resource="projects" disableSyncWithLocation />
    </>
  );
}
