import { Alert, Button, formatRelativeTime, useWords } from '@saiwu/ui';
import { useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { timeOfDay, useClock } from '../use-clock.ts';
import type { OfferedDraft } from './use-draft.ts';

export interface DraftNoticeProps {
  /** The answer of `useDraft`. */
  draft: OfferedDraft;
  className?: string | undefined;
}

/**
 * Says that the draft of an earlier visit is back in the form, or offers it where the record has changed since; or that another tab is
 * being filled in too. Nothing while there is none of it.
 */
export function DraftNotice({ draft, className = '' }: DraftNoticeProps) {
  const { words } = useAdmin();
  const clock = useClock();
  const [now] = useState(() => Date.now());
  const { news, restore, discard } = draft;
  if (news === null) return null;
  if (news.kind !== 'restored') return <Offer news={news} now={now} onTake={restore} onRefuse={discard} className={className} />;
  return (
    <Alert
      tone="info"
      isLive
      className={className}
      title={words.draftRestored(timeOfDay(clock(news.draft.savedAt), clock(now)))}
      actions={
        <Button variant="ghost" size="small" onClick={discard}>
          {words.discard}
        </Button>
      }
    />
  );
}

interface OfferProps {
  news: NonNullable<OfferedDraft['news']>;
  now: number;
  onTake: () => void;
  onRefuse: () => void;
  className: string;
}

/** A question: the offered draft does not belong to the record that the form shows. */
function Offer({ news: { kind, draft }, now, onTake, onRefuse, className }: OfferProps) {
  const { words } = useAdmin();
  const { locale } = useWords();
  const isElsewhere = kind === 'elsewhere';
  const time = formatRelativeTime(draft.savedAt, { now: Math.max(now, draft.savedAt), locale });
  return (
    <Alert
      tone={isElsewhere ? 'warning' : 'info'}
      isLive={isElsewhere}
      className={className}
      title={isElsewhere ? words.draftElsewhere : words.restoreDraft(time)}
      actions={
        <>
          <Button variant="outline" size="small" onClick={onTake}>
            {isElsewhere ? words.takeOtherDraft : words.restore}
          </Button>
          <Button variant="ghost" size="small" onClick={onRefuse}>
            {isElsewhere ? words.keepThisDraft : words.discard}
          </Button>
        </>
      }
    >
      {isElsewhere ? words.lastDraftIsKept(time) : words.draftIsHere}
    </Alert>
  );
}
