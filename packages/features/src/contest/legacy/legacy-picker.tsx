import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Card, Input, NoPermission, PageHeader, PageStack } from '@saiwu/ui';
import { useDeferredValue, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { LegacyIds } from '../../lib/legacy/legacy-path.ts';
import type { LegacyKind } from '../../lib/legacy/legacy-path-table.ts';
import { ContestChoices, JudgeChoices, ProjectChoices } from './legacy-choices.tsx';

interface LegacyPickerProps {
  kind: PickedKind;
  /** The old address. */
  from: string;
  /** Where a choice leads. */
  targetOf: (chosen: LegacyIds) => string;
}

type PickedKind = keyof typeof picks;

/** Asks which contest, project or judge an old address without an id means: those that the reader may see. */
export function LegacyPicker({ kind, from, targetOf }: LegacyPickerProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const [name, setName] = useState('');
  const wanted = useDeferredValue(name.trim());
  const { operation, title, Choices } = picks[kind];
  if (!can(operation)) return <OwnList kind={kind} />;
  return (
    <PageStack>
      <PageHeader title={i18n._(title)} description={<Trans>旧地址 {from} 没有写明编号，选择后继续。</Trans>} />
      <Card isPadded={false}>
        <div className="border-b border-border p-4">
          <Input
            type="search"
            className="max-w-80"
            aria-label={t`按名称查找`}
            placeholder={t`按名称查找`}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Choices name={wanted} targetOf={targetOf} />
      </Card>
    </PageStack>
  );
}

/** Whoever has a list of their own projects chooses there. */
function OwnList({ kind }: { kind: PickedKind }) {
  const can = useCan();
  const own = kind === 'project' && ownLists.find(({ operation }) => can(operation));
  return own ? <Navigate to={own.path} replace /> : <NoPermission heading="h1" />;
}

const ownLists = [
  { operation: 'judging.stages', path: consolePaths.judging },
  { operation: 'entry.mine', path: consolePaths.ownEntries },
] as const;

/** Whether the picker can ask for it. */
export function isPicked(kind: LegacyKind | undefined): kind is PickedKind {
  return kind !== undefined && kind in picks;
}

const picks = {
  contest: { operation: 'contest.page', title: msg`选择大赛`, Choices: ContestChoices },
  project: { operation: 'project.page', title: msg`选择项目`, Choices: ProjectChoices },
  judge: { operation: 'judge.page', title: msg`选择评委`, Choices: JudgeChoices },
} as const;
