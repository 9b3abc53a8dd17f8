import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogClose, EmptyState, Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { OrderedList } from '../../lib/sorting/ordered-list.tsx';
import { useRecommended } from './use-recommended.ts';

interface RecommendDialogProps {
  contestId: string;
  onClose: () => void;
}

/** The accepted projects of a college in the order in which it recommends them: dragged, or moved by the keyboard, and kept at once. */
export function RecommendDialog({ contestId, onClose }: RecommendDialogProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const colleges = useQuery(queryOf('project.figures', { query: { contestId } }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`推荐顺序`}
      description={t`学院推荐的先后，评审开始前可以调整。`}
      footer={
        <DialogClose>
          <Button>{t`完成`}</Button>
        </DialogClose>
      }
    >
      <Loaded query={colleges}>{(rows) => <Order contestId={contestId} colleges={rows.filter(({ accepted }) => accepted > 0)} />}</Loaded>
    </Dialog>
  );
}

function Order({ contestId, colleges }: { contestId: string; colleges: readonly { orgId: string; label: string }[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(colleges[0]?.orgId ?? '');
  const query = useRecommended(contestId, chosen);
  if (chosen === '') return <EmptyState title={t`还没有通过的项目`} />;
  return (
    <div className="flex flex-col gap-3">
      {colleges.length > 1 && (
        <Select
          aria-label={t`学院`}
          value={chosen}
          onValueChange={(value) => setChosen(value ?? chosen)}
          options={colleges.map(({ orgId, label }) => ({ value: orgId, label }))}
        />
      )}
      <Loaded query={query}>
        {(rows) => (
          <OrderedList
            operation="project.move"
            rows={rows}
            nameOf={({ title }) => title}
            renderItem={({ number, title, leaderName }) => (
              <span className="flex flex-col">
                <span className="wrap-anywhere">{title}</span>
                <span className="text-sm text-fg-muted">{`${number} · ${leaderName}`}</span>
              </span>
            )}
          />
        )}
      </Loaded>
    </div>
  );
}
