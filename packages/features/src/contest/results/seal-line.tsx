import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';

/** Who sealed the results that stand below, and the beginning of the hash that shows that nothing was changed since. */
export function SealLine({ stageId }: { stageId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const { data } = useQuery({ ...queryOf('stage.get', { path: { id: stageId } }), enabled: can('stage.get') });
  const seal = data?.seal;
  if (seal === undefined || seal === null) return null;
  const { by, time, hash } = seal;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {t`${by} 封存于 ${time}，校验值`}
      <code className="text-xs" title={hash}>
        {hash.slice(0, 12)}…
      </code>
      <CopyButton text={hash} />
    </span>
  );
}
