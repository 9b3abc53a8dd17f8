import { Alert, Button, formatRelativeTime, useWords } from '@saiwu/ui';
import { useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import type { OfferedDraft } from './use-draft.ts';

export interface DraftNoticeProps {
  /** What `useDraft` answered. */
  draft: OfferedDraft;
  className?: string | undefined;
}

/** Offers back what an earlier visit left in a form, or says that another tab is being filled in too. Nothing while there is neither. */
export function DraftNotice({ draft, className }: DraftNoticeProps) {
  const { words } = useAdmin();
  const { locale } = useWords();
  const [now] = useState(() => Date.now());
  const { news, restore, discard } = draft;
  if (news === null) return null;
  const isElsewhere = news.kind === 'elsewhere';
  const time = formatRelativeTime(news.draft.savedAt, { now: Math.max(now, news.draft.savedAt), locale });
  return (
    <Alert
      tone={isElsewhere ? 'warning' : 'info'}
      isLive={isElsewhere}
      className={className ?? ''}
      title={isElsewhere ? words.draftElsewhere : words.restoreDraft(time)}
      actions={
        <>
          <Button variant="outline" size="small" onClick={restore}>
            {isElsewhere ? words.takeOtherDraft : words.restore}
          </Button>
          <Button variant="ghost" size="small" onClick={discard}>
            {isElsewhere ? words.keepThisDraft : words.discard}
          </Button>
        </>
      }
    >
      {isElsewhere ? words.lastDraftIsKept(time) : words.draftIsHere}
    </Alert>
  );
}
