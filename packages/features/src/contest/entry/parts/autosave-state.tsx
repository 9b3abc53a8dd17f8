import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@saiwu/ui';
import type { AutosaveState as State } from '../../../crud/autosave/autosave-state.ts';
import { useTenantClock } from '../../../lib/language/tenant-clock.ts';

interface AutosaveStateProps {
  state: State<unknown, unknown>;
  /** By this device's clock; null before the first time. */
  savedAt: number | null;
  /** Who saved this part last, where it was somebody else. */
  by: string | null;
}

/** Whether what is typed has reached the server; only trouble is read out. */
export function AutosaveState({ state, savedAt, by }: AutosaveStateProps) {
  const { t } = useLingui();
  const { timeOf } = useTenantClock();
  const time = savedAt === null ? '' : timeOf(savedAt).slice(11, 16);
  const { status } = state;
  const failure = state.status === 'refused' ? state.reason : null;
  const trouble = status === 'unheard' ? t`离线，已存在本机` : failure === null ? null : t`没有保存，只存在本机：${failure}`;
  return (
    <span className="text-sm">
      <output>{trouble !== null && <StateDot tone="warning">{trouble}</StateDot>}</output>
      {status === 'saving' || status === 'changed' ? <StateDot tone="info">{t`正在保存`}</StateDot> : null}
      {status === 'saved' && savedAt !== null && <StateDot tone="success">{t`已保存 ${time}`}</StateDot>}
      {status === 'saved' && savedAt === null && by !== null && <span className="text-fg-muted">{t`${by} 最后保存`}</span>}
    </span>
  );
}
