import { useLingui } from '@lingui/react/macro';
import { Button, Card, ErrorState, NumberInput, Progress, useIsPhone } from '@saiwu/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FoldSummary } from '../../lib/app/fold-summary.tsx';
import { useApi } from '../../lib/api/api.tsx';
import { useErrorInfo } from '../../lib/api/error-info.ts';
import type { Stage } from '../answers.ts';
import { PartActs } from '../place/part-acts.tsx';
import { InfeasibleNotice } from './infeasible-notice.tsx';
import { ProposalPreview } from './proposal-preview.tsx';
import { useAccept } from './use-accept.ts';

const largestSeed = 2_147_483_647;

interface ProposalPanelProps {
  stage: Stage;
  /** The review may begin with the proposal: nobody registers any more. */
  canStart: boolean;
}

/** Works out a proposal, shows it, and writes it down when it is accepted. Nothing is written before. */
export function ProposalPanel({ stage, canStart }: ProposalPanelProps) {
  const { id: stageId, sheetCount } = stage;
  const { t } = useLingui();
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const infoOf = useErrorInfo();
  const seedId = useId();
  const [seed, setSeed] = useState<number | null>(1);
  const [asked, setAsked] = useState<number | null>(null);
  const options = queryOf('assignment.propose', { body: { stageId, seed: asked ?? 1 } });
  const query = useQuery({
    ...options,
    queryFn: asked === null ? skipToken : options.queryFn,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { accept, isPending } = useAccept(stage, () => setAsked(null));
  const isSeedRight = seed !== null && Number.isInteger(seed) && seed >= 0 && seed <= largestSeed;
  const found = asked === null ? undefined : query.data;

  // on a phone the figures push the card out of sight: what comes next stands in the page's head, what it leads to is brought into view
  const isInHead = useIsPhone() && sheetCount === 0;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isInHead && found !== undefined) card.current?.scrollIntoView();
  }, [isInHead, found]);
  const runButton = (
    <Button
      variant={found?.kind === 'assigned' || sheetCount > 0 ? 'outline' : 'solid'}
      isPending={query.isFetching}
      disabled={!isSeedRight}
      onClick={() => void run()}
    >
      {found === undefined ? t`自动分配` : t`重新计算`}
    </Button>
  );

  async function run() {
    if (!isSeedRight) return;
    if (seed === asked) await query.refetch();
    else setAsked(seed);
  }

  async function cancel() {
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    setAsked(null);
  }

  return (
    <Card
      ref={card}
      title={t`自动分配`}
      actions={
        <>
          {isInHead ? <PartActs>{runButton}</PartActs> : runButton}
          {found?.kind === 'assigned' && (
            <Button variant={canStart ? 'outline' : 'solid'} isPending={isPending} onClick={() => void accept(found, false)}>
              {t`采用分配`}
            </Button>
          )}
          {found?.kind === 'assigned' && canStart && (
            <Button variant="solid" isPending={isPending} onClick={() => void accept(found, true)}>
              {t`采用并开始评审`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-fg-muted">{t`先满足回避和上限，再让每位评委的数量尽量相同，然后看擅长赛道，最后让评委之间的共评尽量均匀。已有的分配会保留。`}</p>
        <details>
          <FoldSummary className="text-fg-muted">{t`高级`}</FoldSummary>
          <div className="mt-2 flex max-w-60 flex-col gap-1.5">
            <label htmlFor={seedId} className="font-medium">{t`随机种子`}</label>
            <NumberInput
              id={seedId}
              value={seed}
              onValueChange={setSeed}
              min={0}
              max={largestSeed}
              aria-describedby={`${seedId}-help`}
              aria-invalid={!isSeedRight || undefined}
            />
            <p id={`${seedId}-help`} className="text-xs text-fg-muted">
              {isSeedRight ? t`同样的数据和种子得到同样的分配` : t`请填 0 到 2147483647 的整数`}
            </p>
          </div>
        </details>
        {query.isFetching && (
          <div className="flex items-center gap-3">
            <Progress className="flex-1" label={t`正在计算分配`} value={null} />
            <Button variant="ghost" onClick={() => void cancel()}>
              {t`取消计算`}
            </Button>
          </div>
        )}
        {!query.isFetching && asked !== null && query.isError && (
          <ErrorState error={infoOf(query.error) ?? { message: '' }} onRetry={() => void query.refetch()} />
        )}
        {found?.kind === 'infeasible' && <InfeasibleNotice answer={found} />}
        {found?.kind === 'assigned' && <ProposalPreview key={found.fingerprint + String(found.seed)} proposal={found} />}
      </div>
    </Card>
  );
}
