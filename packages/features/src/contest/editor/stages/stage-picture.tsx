import { useLingui } from '@lingui/react/macro';
import { stageKindNames } from '@saiwu/openapi';
import { cn } from '@saiwu/ui';
import type { TemplateContent } from '../../answers.ts';
import { daysBetween, templateDay, datesFrom } from '../times/template-times.ts';

interface Part {
  key: string;
  name: string;
  first: number;
  last: number;
  tone: string;
}

/** The windows of a template on one line, as long as they take; read as a sentence. */
export function StagePicture({ content }: { content: TemplateContent }) {
  const { t, i18n } = useLingui();
  const { registrationStart, registrationEnd, stages } = datesFrom(templateDay, content);
  const day = (moment: string) => daysBetween(templateDay, moment);
  const part = (key: string, name: string, start: string, end: string, tone: string): Part => ({
    key,
    name,
    first: day(start),
    last: day(end),
    tone,
  });
  const parts = [
    part('registration', t`报名`, registrationStart, registrationEnd, 'bg-border-strong'),
    ...stages.map(({ kind, reviewStart, reviewEnd }) => part(kind, i18n._(stageKindNames[kind]), reviewStart, reviewEnd, 'bg-theme')),
  ];
  const whole = Math.max(...parts.map(({ last }) => last)) + 1;
  return (
    <div className="flex flex-col gap-1">
      {/* over the line, which lies at the foot of each card however many rows its stages take */}
      <span className="flex items-baseline justify-between gap-2 text-xs text-fg-muted">
        <span>{parts.map(({ name }) => name).join(' → ')}</span>
        <span className="whitespace-nowrap tabular-nums">{t`${whole} 天`}</span>
      </span>
      <div aria-hidden className="relative h-2 overflow-hidden rounded-full bg-bg-subtle">
        {parts.map(({ key, first, last, tone }) => (
          <span
            key={key}
            className={cn('absolute inset-y-0 min-w-1 rounded-full', tone)}
            style={{ left: `${(first / whole) * 100}%`, width: `${((last - first + 1) / whole) * 100}%` }}
          />
        ))}
      </div>
    </div>
  );
}
