import { Title, useGetList, useGetOne } from 'react-admin';

/** Three figures and the newest projects, each asked for by itself. */
export function Dashboard() {
  const { data: figures } = useGetOne('figures', { id: 1 });
  const { data: projects } = useGetList('projects', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' } });
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
      {projects && (
        <ul data-ready>
          {projects.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </>
  );
}
