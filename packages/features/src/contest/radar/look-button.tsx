import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Button, Progress, toast } from '@saiwu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useAct } from '../../lib/api/use-act.ts';

/**
 * Has all projects of the contest looked at again, and says how far that is; it goes on when the page is left, and a message says when it
 * is done.
 */
export function LookButton({ contestId }: { contestId: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const client = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const look = useAct('radar.look', { invalidates: ['job'] });
  const { data: job } = useQuery({
    ...queryOf('job.get', { path: { id: jobId ?? '' } }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (endOf(state.data) === null ? second : false),
  });
  const ended = endOf(job);

  useEffect(() => {
    if (ended === null) return;
    if (ended === 'SUCCEEDED') toast.success(t`查重完成`);
    else toast.error(t`查重没有完成，请重试`);
    void invalidateHeads(client, ['radar', 'project']);
  }, [ended, client, t]);

  const begin = async () => setJobId((await look.mutateAsync({ path: { id: contestId } })).jobId);
  if (jobId !== null && ended === null)
    return (
      <Progress
        isLive
        hasLabel
        className="min-h-control w-56"
        label={t`正在查重`}
        value={job?.total ? job.done : null}
        max={job?.total || 1}
      />
    );
  return (
    // on a phone the contest's own acts stand in the same line
    <Button variant="outline" title={t`重新查重`} isPending={look.isPending} onClick={() => void begin().catch(() => undefined)}>
      <RefreshCw aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">{t`重新查重`}</span>
    </Button>
  );
}

const second = 1000;

/** In which state a job has ended; null: it goes on. */
function endOf(job: AnswerOf<'job.get'> | undefined) {
  return job === undefined || job.state.code === 'WAITING' || job.state.code === 'RUNNING' ? null : job.state.code;
}
