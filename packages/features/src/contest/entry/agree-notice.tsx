import { useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import { useAct } from '../../lib/api/use-act.ts';
import type { Entry } from '../answers.ts';
import { Consent } from '../../lib/consent/consent.tsx';
import { useTeamAnswer } from './use-team-answer.ts';

/** What the reader has not agreed to yet, where the contest asks it of everybody. */
export function AgreeNotice({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const [isTicked, setIsTicked] = useState(false);
  const answered = useTeamAnswer(entry.id);
  const { mutate, isPending } = useAct('entry.agree', { success: t`已同意参赛须知` });
  const { consent } = entry.form;
  const mine = entry.people.find(({ isMe }) => isMe);
  if (consent === null || mine === undefined || mine.hasConsented !== false) return null;
  return (
    <div className="mb-3 flex flex-col items-start gap-3">
      <Consent text={consent.text} value={isTicked} onValueChange={setIsTicked} />
      <Button
        className="max-sm:w-full"
        disabled={!isTicked}
        isPending={isPending}
        onClick={() => mutate({ path: { id: entry.id }, body: { consentVersion: consent.version } }, answered)}
      >
        {t`同意`}
      </Button>
    </div>
  );
}
