import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { Stage } from '../answers.ts';

/** Who sealed the results that stand below, and the beginning of the hash that shows that nothing was changed since; when, at least. */
export function SealLine({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const { data } = useQuery({ ...queryOf('stage.get', { path: { id: stage.id } }), enabled: can('stage.get') });
  const seal = data?.seal;
  const closed = minutes(stage.closedTime);
  if (seal === undefined || seal === null) return <span className="block">{t`${closed} 封存`}</span>;
  const { by, time, hash } = seal;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {t`${by} 封存于 ${time}，校验值`}
      {/* never the button alone on a line */}
      <span className="inline-flex items-center gap-x-2">
        <code className="text-xs" title={hash}>
          {hash.slice(0, 12)}…
        </code>
        <CopyButton text={hash} />
      </span>
    </span>
  );
}
