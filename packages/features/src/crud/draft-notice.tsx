import { useLingui } from '@lingui/react/macro';
import { Alert, Button, formatRelativeTime } from '@saiwu/ui';
import { useState } from 'react';
import type { OfferedDraft } from '../lib/use-draft.ts';

/** Offers back what an earlier visit left in a form, or says that another tab is being filled in too. Nothing while there is neither. */
export function DraftNotice({ draft, className }: { draft: OfferedDraft; className?: string }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => Date.now());
  const { news, restore, discard } = draft;
  if (news === null) return null;
  const isElsewhere = news.kind === 'elsewhere';
  const time = formatRelativeTime(news.draft.savedAt, { now: Math.max(now, news.draft.savedAt), locale: i18n.locale });
  return (
    <Alert
      tone={isElsewhere ? 'warning' : 'info'}
      isLive={isElsewhere}
      className={className ?? ''}
      title={isElsewhere ? t`另一个标签页也在填写这份内容` : t`恢复 ${time}未保存的内容？`}
      actions={
        <>
          <Button variant="outline" size="small" onClick={restore}>
            {isElsewhere ? t`换成那一份` : t`恢复`}
          </Button>
          <Button variant="ghost" size="small" onClick={discard}>
            {isElsewhere ? t`继续用这一份` : t`丢弃`}
          </Button>
        </>
      }
    >
      {isElsewhere ? t`这台设备只留最后输入的一份，那一份保存于 ${time}` : t`只保存在这台设备上`}
    </Alert>
  );
}
