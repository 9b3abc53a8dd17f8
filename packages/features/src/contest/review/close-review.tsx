import { isNamed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Stage } from '../answers.ts';
import { CloseDialog } from './close-dialog.tsx';
import { SealedDialog } from './sealed-dialog.tsx';

/** Seals a stage under review: the main act once all sheets are in; before, its dialog says what is missing. The receipt is its answer. */
export function CloseReview({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const can = useCan();
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
          {t`封存结果`}
        </Button>
      )}
      {isClosing && <Closing stageId={id} onClose={() => setIsClosing(false)} />}
    </>
  );
}

/** The receipt follows the form, so this outlives the stage's turn. */
function Closing({ stageId, onClose }: { stageId: string; onClose: () => void }) {
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf('stage.get', { path: { id: stageId } }));
  if (data === undefined) return null;
  const Step = data.state.code === 'CLOSED' ? SealedDialog : CloseDialog;
  return <Step stage={data} onClose={onClose} />;
}
