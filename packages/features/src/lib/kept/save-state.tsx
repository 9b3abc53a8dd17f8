import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@saiwu/ui';
import { useTenantClock } from '../language/tenant-clock.ts';
import { isOutOfReach } from '../api/is-out-of-reach.ts';
import type { SaveFacts } from './typed-store.ts';

interface SaveStateProps {
  state: SaveFacts;
  /** What keeps it from being saved, in words. */
  wrong?: string | null;
}

/**
 * Whether what is typed has reached the server, and since when; of what was handed in, the page's head says so. Only trouble is read out.
 */
export function SaveState({ state, wrong = null }: SaveStateProps) {
  const { t } = useLingui();
  const { timeOf } = useTenantClock();
  const { status, savedAt, isSubmitted } = state;
  const failed = useFailure(state);
  const trouble = failed ?? (status === 'changed' ? wrong : null);
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

function useFailure({ status, failure, isKept }: SaveFacts): string | null {
  const { t } = useLingui();
  if (status !== 'failed') return null;
  if (isOutOfReach(failure)) return isKept ? t`离线，已存在本机` : t`离线，本机存不下，请先不要关闭页面`;
  return isKept ? t`没有保存成功，已存在本机` : t`没有保存成功，本机也存不下，请先不要关闭页面`;
}
