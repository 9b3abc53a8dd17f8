import { isNamed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Stage } from '../answers.ts';
import { CloseDialog } from './close-dialog.tsx';

/** Closes a stage under review: the main act once all sheets are in; before, its dialog says what is missing. The results are next. */
export function CloseReview({ contestId, stage }: { contestId: string; stage: Stage }) {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const [isClosing, setIsClosing] = useState(false);
  const { id, state, actions } = stage;
  const isOffered = (state.code === 'IN_REVIEW' || state.code === 'SCORED') && can('stage.close') && isNamed(actions, 'close');
  return (
    <>
      {isOffered && (
        <Button
          variant={state.code === 'SCORED' ? 'solid' : 'outline'}
          title={refusalOf(actions, 'close') ?? undefined}
          onClick={() => setIsClosing(true)}
        >
          {t`结束评审`}
        </Button>
      )}
      {isClosing && (
        <Closing
          stageId={id}
          onClose={() => setIsClosing(false)}
          onClosed={() => void navigate(generatePath(consolePaths.results, { id: contestId }), { replace: true })}
        />
      )}
    </>
  );
}

/** The dialog says itself that somebody else was faster, so it outlives the stage's turn. */
function Closing({ stageId, ...acts }: { stageId: string; onClose: () => void; onClosed: () => void }) {
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('stage.get', { path: { id: stageId } }));
  return data && <CloseDialog stage={data} {...acts} />;
}
