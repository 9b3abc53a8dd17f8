import { isAllowed, Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Drawer, EmptyState, Segmented, Select, RichText, toast } from '@saiwu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { useExplainError } from '../../../lib/api/explain-error.ts';
import { invalidateHeads } from '../../../lib/api/heads.ts';
import { minutes } from '../../../lib/language/show.ts';
import type { Plan, PlanSection, PlanVersion } from '../../answers.ts';
import type { OpenSection } from '../stores/plan-stores.ts';
import { VersionDifference } from './version-difference.tsx';

interface VersionsDrawerProps {
  plan: Plan;
  /** As it stands on the server. */
  now: PlanSection;
  store: OpenSection['store'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How a section was, what has changed since, and the way back. */
export function VersionsDrawer({ plan, now, store, isOpen, onOpenChange }: VersionsDrawerProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const path = { id: plan.id, key: now.key };
  const query = useQuery({ ...queryOf('plan.versions', { path }), enabled: isOpen, staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const title = now.title;
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} size="lg" title={t`「${title}」的历史版本`}>
      <Loaded query={query}>
        {(versions) => {
          const version = versions.find((one) => one.version === chosen) ?? versions[0];
          if (version === undefined)
            return (
              <EmptyState title={t`还没有历史版本`} description={t`写一段时间、换人写、提交时，以及覆盖、导入前，会自动留下一个版本`} />
            );
          return (
            <div className="flex flex-col gap-4">
              <VersionChoice versions={versions} chosen={version.version} onChoose={setChosen} />
              <VersionText
                key={version.version}
                plan={plan}
                now={now}
                version={version}
                store={store}
                onRestored={() => onOpenChange(false)}
              />
            </div>
          );
        }}
      </Loaded>
    </Drawer>
  );
}

interface VersionChoiceProps {
  versions: readonly PlanVersion[];
  chosen: number;
  onChoose: (version: number) => void;
}

function VersionChoice({ versions, chosen, onChoose }: VersionChoiceProps) {
  const { t } = useLingui();
  const reasons = {
    SAVED: t`自动留下`,
    SUBMITTED: t`提交时`,
    REPLACED: t`恢复别的版本前`,
    OVERWRITTEN: t`被另一份覆盖前`,
    IMPORTED: t`导入 Word 前`,
  };
  const options = versions.map(({ version, keptFor, characters, by, time }) => ({
    value: String(version),
    label: [minutes(time), by].filter(Boolean).join(' · '),
    description: `${reasons[keptFor]} · ${t`${characters} 字`}`,
  }));
  return <Select aria-label={t`版本`} options={options} value={String(chosen)} onValueChange={(value) => onChoose(Number(value))} />;
}

interface VersionTextProps {
  plan: Plan;
  now: PlanSection;
  version: PlanVersion;
  store: OpenSection['store'];
  onRestored: () => void;
}

function VersionText({ plan, now, version: { version }, store, onRestored }: VersionTextProps) {
  const { t } = useLingui();
  const { call, queryOf } = useApi();
  const queryClient = useQueryClient();
  const explain = useExplainError();
  const [look, setLook] = useState<'difference' | 'text'>('difference');
  const path = { id: plan.id, key: now.key };
  const query = useQuery(queryOf('plan.version', { path: { ...path, version } }));
  const [isRestoring, setIsRestoring] = useState(false);

  /** Answers the version that stood there, which can be put back too. */
  async function putBack(to: number): Promise<number | null> {
    // what is typed and not saved yet would be lost without a version of it
    await store.save();
    const before = store.getSnapshot();
    if (before.status !== 'saved') {
      toast.error(t`这一章还有没保存的内容，保存好后再恢复`);
      return null;
    }
    setIsRestoring(true);
    try {
      store.takeTheirs(await call('plan.restore', { path, body: { version: before.version, to }, isQuiet: true }));
      await invalidateHeads(queryClient, ['plan', 'entry']);
      return before.version;
    } catch (error) {
      toast.error(explain(error));
      return null;
    } finally {
      setIsRestoring(false);
    }
  }

  async function restoreThis() {
    const before = await putBack(version);
    if (before === null) return;
    onRestored();
    toast.success(t`已恢复到这个版本`, { undo: () => void putBack(before) });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          aria-label={t`怎样看`}
          options={[
            { value: 'difference', label: t`和现在的不同` },
            { value: 'text', label: t`这个版本的全文` },
          ]}
          value={look}
          onValueChange={setLook}
        />
        {isAllowed(plan.actions, 'save') && (
          <Button variant="outline" isPending={isRestoring} onClick={() => void restoreThis()}>
            {t`恢复到这个版本`}
          </Button>
        )}
      </div>
      <Loaded query={query}>
        {({ html }) => (look === 'text' ? <RichText html={html} /> : <VersionDifference before={html} after={now.html} />)}
      </Loaded>
    </>
  );
}
