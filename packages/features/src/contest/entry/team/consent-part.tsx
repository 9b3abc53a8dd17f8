import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@saiwu/ui';
import { useState } from 'react';
import { useAct } from '../../../lib/api/use-act.ts';
import type { Entry } from '../../answers.ts';
import { ConsentBox } from '../../../lib/consent/consent.tsx';
import { placeId } from '../places.ts';
import { useTeamAnswer } from './use-team-answer.ts';

/** What the reader has not agreed to yet, where the contest asks it of everybody; of what is filled in no more nobody is asked anything. */
export function ConsentPart({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const [isTicked, setIsTicked] = useState(false);
  const answered = useTeamAnswer(entry.id);
  const { mutate, isPending } = useAct('entry.agree', { success: t`已同意参赛须知` });
  const { consent } = entry.form;
  const mine = entry.people.find(({ isMe }) => isMe);
  if (consent === null || mine?.hasConsented !== false || !isAllowed(entry.actions, 'save')) return null;
  return (
    <Card id={placeId('CONSENT')} tabIndex={-1} title={t`参赛须知`}>
      <div className="flex flex-col items-start gap-3">
        <ConsentBox text={consent.text} value={isTicked} onValueChange={setIsTicked} />
        <Button
          className="max-sm:w-full"
          disabled={!isTicked}
          isPending={isPending}
          onClick={() => mutate({ path: { id: entry.id }, body: { consentVersion: consent.version } }, answered)}
        >
          {t`同意`}
        </Button>
      </div>
    </Card>
  );
}
