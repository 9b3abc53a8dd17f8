import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@saiwu/ui';
import { localMinutes } from '../../lib/language/show.ts';
import type { SheetState } from './sheet-store.ts';

/** Whether what is typed has reached the server; of a sheet handed in, the page's head says so. */
export function SaveState({ state: { status, savedAt, isSubmitted } }: { state: SheetState }) {
  const { t } = useLingui();
  if (isSubmitted) return null;
  if (status === 'saving') return <StateDot tone="info">{t`正在保存`}</StateDot>;
  if (status === 'changed') return <StateDot tone="warning">{t`有未保存的修改`}</StateDot>;
  if (status === 'failed') return <StateDot tone="danger">{t`未保存`}</StateDot>;
  if (savedAt === null) return null;
  const time = localMinutes(savedAt).slice(-5);
  return <StateDot tone="success">{t`已保存 ${time}`}</StateDot>;
}
