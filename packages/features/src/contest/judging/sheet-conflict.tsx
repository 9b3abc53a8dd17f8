import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import type { Sheet } from '../answers.ts';

interface SheetConflictProps {
  theirs: Sheet;
  onMine: () => void;
  onTheirs: () => void;
}

/** The sheet was saved in another window meanwhile: both versions are offered. */
export function SheetConflict({ theirs, onMine, onTheirs }: SheetConflictProps) {
  const { t } = useLingui();
  const { total, submittedTime } = theirs;
  const wording =
    submittedTime !== null ? t`那一份已经提交，总分 ${total}` : total === null ? t`那一份还没有打完分` : t`那一份的总分是 ${total}`;
  return (
    <Alert tone="warning" isLive title={t`这份评分表在别处保存过`}>
      <p>{wording}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {submittedTime === null && (
          <Button variant="outline" size="small" onClick={onMine}>
            {t`用这里填的覆盖`}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={onTheirs}>
          {t`改用那一份`}
        </Button>
      </div>
    </Alert>
  );
}
