import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@saiwu/ui';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import { isOutOfReach } from '../../lib/api/is-out-of-reach.ts';
import type { SheetState } from './sheet-store.ts';

interface SaveStateProps {
  state: SheetState;
  /** Text that is no score keeps the sheet from being saved. */
  isWrong: boolean;
}

/** Whether what is typed has reached the server, and since when; of a sheet handed in, the page's head says so. Only trouble is read out. */
export function SaveState({ state, isWrong }: SaveStateProps) {
  const { t } = useLingui();
  const { timeOf } = useTenantClock();
  const { status, savedAt, isSubmitted } = state;
  const trouble = useTrouble(state, isWrong);
  if (isSubmitted) return null;
  const time = savedAt === null ? '' : timeOf(savedAt).slice(11, 16);
  return (
    <span data-keep-clear="">
      <output>{trouble !== null && <StateDot tone="warning">{trouble}</StateDot>}</output>
      {trouble === null &&
        (status !== 'saved' ? (
          <StateDot tone="info">{t`正在保存`}</StateDot>
        ) : (
          <StateDot tone={savedAt === null ? 'neutral' : 'success'}>{savedAt === null ? t`填写后自动保存` : t`已保存 ${time}`}</StateDot>
        ))}
    </span>
  );
}

function useTrouble({ status, failure, isKept }: SheetState, isWrong: boolean): string | null {
  const { t } = useLingui();
  if (status === 'failed') {
    if (isOutOfReach(failure)) return isKept ? t`离线，已存在本机` : t`离线，还没有保存`;
    return isKept ? t`没有保存成功，已存在本机` : t`没有保存成功`;
  }
  if (status !== 'changed') return null;
  if (isWrong) return isKept ? t`有填错的分数，已存在本机` : t`有填错的分数，还没有保存`;
  return null;
}
