import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** What so many messages cost, in words, as the parameter `SmsPrice` says; null while nobody has said what one costs. */
export function useSmsPrice(): (messages: number) => string | null {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('parameter.value', { query: { key: 'SmsPrice', defVal: '0' } }));
  const each = Number(data ?? '0');
  return (messages) => {
    if (!(each > 0)) return null;
    const yuan = ((messages * each) / 1000).toFixed(2);
    return t`约 ${yuan} 元`;
  };
}
