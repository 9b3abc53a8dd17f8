import { useLingui } from '@lingui/react/macro';
import { stageModeNames } from '@saiwu/openapi';
import { CircleAlert, ChevronDown, Trash2 } from 'lucide-react';
import { IconButton } from '@saiwu/ui';
import { use, useId, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { ContestFormReturn } from '../contest-form.ts';
import { MomentWords } from '../times/moment-words.ts';

interface StageCardProps {
  form: ContestFormReturn;
  index: number;
  name: string;
  handle: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Absent where stages stay as they are. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One of several stages: its name, way and time, under which its fields open. It stays open while something in it is wrong. */
export function StageCard({ form, index, name, handle, isOpen, onToggle, onRemove, children }: StageCardProps) {
  const { t, i18n } = useLingui();
  const contentId = useId();
  const { control } = form;
  const tell = use(MomentWords);
  const [mode, start, end] = useWatch({
    control,
    name: [`stages.${index}.mode`, `stages.${index}.reviewStart`, `stages.${index}.reviewEnd`],
  });
  const { errors } = useFormState({ control });
  const isWrong = errors.stages?.[index] !== undefined;
  const isShown = isOpen || isWrong;
  const place = index + 1;
  return (
    <>
      <div className="flex items-center gap-2 px-3 py-2">
        {handle}
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={contentId}
          onClick={onToggle}
          className="flex min-h-control min-w-0 flex-1 items-center gap-3 rounded-control text-left focus-ring"
        >
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 stroke-[1.5] text-fg-muted transition-transform ${isShown ? '' : '-rotate-90'}`}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="font-medium whitespace-nowrap">{t`${place}. ${name}`}</span>
            <span key={`${mode} ${start} ${end}`} className="text-xs text-fg-muted">
              {i18n._(stageModeNames[mode])} · <span className="whitespace-nowrap">{tell(start)} –</span>{' '}
              <span className="whitespace-nowrap">{tell(end)}</span>
            </span>
          </span>
          {isWrong && (
            <span className="flex shrink-0 items-center gap-1 text-xs text-danger-text">
              <CircleAlert aria-hidden className="size-3.5" />
              {t`有内容要改`}
            </span>
          )}
        </button>
        {onRemove !== undefined && (
          <IconButton label={t`移除「${name}」`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <div id={contentId} hidden={!isShown} className="border-t border-border p-4">
        <div className="flex flex-col gap-4">{children}</div>
      </div>
    </>
  );
}
