import { Acts, RecordPage, useNeighbours } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { minutes } from '../../lib/language/show.ts';
import { partOf } from '../../lib/app/later.tsx';
import type { AlikeDetail } from '../answers.ts';
import { alikeTones } from '../../lib/contest/tones.ts';
import { AlikeHistory } from './alike-history.tsx';
import { AlikePictures } from './alike-pictures.tsx';
import { BesideEachOther } from './beside-each-other.tsx';
import { useAlikeWords } from './use-alike-words.ts';

/** Two projects that are alike beside each other: what of them is the same, and what was decided on that. */
export function AlikeScreen() {
  const { id: contestId = '', findingId = '' } = useParams();
  const { t } = useLingui();
  const words = useAlikeWords();
  const { queryOf } = useApi();
  // its pictures come by links that end
  const query = useQuery({ ...queryOf('radar.get', { path: { id: findingId } }), staleTime: 0 });
  const pathOf = useCallback((other: string) => generatePath(consolePaths.alike, { id: contestId, findingId: other }), [contestId]);
  const neighbours = useNeighbours('radar', findingId, pathOf);
  return (
    <RecordPage
      query={query}
      head={(alike) => ({
        title: t`「${alike.second.title}」查重`,
        state: <StateDot tone={alikeTones[alike.state.code]}>{alike.state.desc}</StateDot>,
        description: words(alike).join(' · '),
        acts: <AlikeActs alike={alike} />,
        neighbours,
      })}
    >
      {(alike) => (
        <>
          <Decided alike={alike} />
          <BesideEachOther key={alike.id} alike={alike} />
          <AlikePictures alike={alike} />
          <AlikeHistory alike={alike} />
        </>
      )}
    </RecordPage>
  );
}

function AlikeActs({ alike }: { alike: AlikeDetail }) {
  const { t } = useLingui();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const label = alike.state.code === 'OPEN' ? t({ message: '处理', context: '查重' }) : t`修改结论`;
  return (
    <>
      <Acts of={alike.actions} offers={[can('radar.decide') && { act: 'decide', label, onSelect: () => setIsOpen(true) }]} />
      {isOpen && <DecideAlikeDialog alike={alike} onClose={() => setIsOpen(false)} />}
    </>
  );
}

// whoever only reads decides nothing
const DecideAlikeDialog = partOf(async () => (await import('./decide-alike-dialog.tsx')).DecideAlikeDialog);

function Decided({ alike: { decision, state } }: { alike: AlikeDetail }) {
  const { t } = useLingui();
  if (decision === null) return null;
  const { by, time, reason } = decision;
  return (
    <Alert
      tone={alikeTones[state.code] === 'success' ? 'success' : alikeTones[state.code] === 'danger' ? 'danger' : 'info'}
      title={state.desc}
    >
      <p>
        {by} · {minutes(time)}
      </p>
      <p className="wrap-anywhere">{t`原因：${reason}`}</p>
    </Alert>
  );
}
