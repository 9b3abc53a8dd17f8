import { useLingui } from '@lingui/react/macro';
import { stageKindNames, stageModeNames } from '@saiwu/openapi';
import { TimelineChart } from '@saiwu/ui';
import { useZoneOf } from '../../lib/language/deadline.tsx';
import type { Stage, StageKind } from '../answers.ts';

interface Window {
  lane: string;
  name: string;
  start: string;
  end: string;
}

interface WindowsChartProps {
  registration: { start: string; end: string };
  stages: readonly { kind: StageKind; mode: Stage['mode']['code']; start: string; end: string }[];
  /** Absent or null: results cannot be appealed against. */
  appeal?: { start: string; end: string } | null;
  now: string;
}

/**
 * When registration, the stages and appeals are open, beside today. What has no times yet, or ends before it begins, is left out. The title
 * names the tenant's zone where the reader's clock shows other times.
 */
export function WindowsChart({ registration, stages, appeal, now }: WindowsChartProps) {
  const { t, i18n } = useLingui();
  const zoneOf = useZoneOf();
  const windows: Window[] = [
    { lane: t`报名`, name: t`报名`, ...registration },
    ...stages.map(({ kind, mode, ...window }) => ({
      lane: i18n._(stageKindNames[kind]),
      name: i18n._(stageModeNames[mode]),
      ...window,
    })),
    ...(appeal ? [{ lane: t`申诉`, name: t`申诉`, ...appeal }] : []),
  ];
  const data = windows.filter(({ start, end }) => start !== '' && end > start);
  const zone = zoneOf(...data.map(({ end }) => end));
  return (
    <TimelineChart
      title={zone === null ? t`时间安排` : t`时间安排（${zone}）`}
      laneLabel={t`阶段`}
      data={data}
      lane={({ lane }) => lane}
      label={({ name }) => name}
      start={({ start }) => start}
      end={({ end }) => end}
      now={now}
    />
  );
}
