import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** The templates to choose from, by what people call them. */
export function useTemplates() {
  const { queryOf } = useApi();
  const { data: templates = [], isPending } = useQuery({ ...queryOf('smsTemplate.query', { body: {} }), staleTime: 60_000 });
  return {
    templates,
    isPending,
    options: templates.map(({ id, name, customCode }) => ({ value: id, label: name ? `${name}（${customCode}）` : customCode })),
  };
}
