import { useLingui } from '@lingui/react/macro';
import { charactersOf } from '@saiwu/openapi';
import { cn, Select } from '@saiwu/ui';
import { useSyncExternalStore } from 'react';
import type { PlanComment } from '../../answers.ts';
import type { OpenSection } from '../stores/plan-stores.ts';

interface SectionNavProps {
  sections: readonly OpenSection[];
  /** On the whole plan. */
  comments: readonly PlanComment[];
  open: string;
  onOpen: (key: string) => void;
}

/** The sections with how far each has come: a list beside the one that is open, on a narrow page a choice over it. */
export function SectionNav({ sections, comments, open, onOpen }: SectionNavProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`计划书的章节`} className="min-w-0 lg:sticky lg:top-0">
      <div className="lg:hidden">
        <SectionSelect sections={sections} comments={comments} open={open} onOpen={onOpen} />
      </div>
      <ol className="flex flex-col gap-0.5 max-lg:hidden">
        {sections.map((one, index) => (
          <li key={one.section.key}>
            <SectionLink
              one={one}
              number={index + 1}
              count={openIn(comments, one.section.key)}
              isOpen={one.section.key === open}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How many comments on a section are open. */
function openIn(comments: readonly PlanComment[], section: string): number {
  return comments.filter(({ key, resolveTime }) => key === section && resolveTime === null).length;
}

function SectionSelect({ sections, comments, open, onOpen }: SectionNavProps) {
  const { t } = useLingui();
  const options = sections.map(({ section: { key, title } }, index) => {
    const count = openIn(comments, key);
    return { value: key, label: `${index + 1}. ${title}`, ...(count > 0 && { description: t`${count} 条批注` }) };
  });
  return <Select aria-label={t`章节`} options={options} value={open} onValueChange={onOpen} />;
}

interface SectionLinkProps {
  one: OpenSection;
  number: number;
  count: number;
  isOpen: boolean;
  onOpen: (key: string) => void;
}

function SectionLink({ one: { section, store }, number, count, isOpen, onOpen }: SectionLinkProps) {
  const { t } = useLingui();
  const { html } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const progress = useProgress(section, html);
  return (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(section.key)}
      className={cn(
        'flex w-full items-baseline gap-2 rounded-control px-3 py-2 text-left focus-ring hover:bg-bg-subtle',
        isOpen && 'bg-theme-soft font-medium text-theme-text hover:bg-theme-soft',
      )}
    >
      <span className="w-5 shrink-0 text-right text-fg-muted tabular-nums">{number}</span>
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{section.title}</span>
        <span className={cn('block text-xs font-normal tabular-nums', tones[progress.tone])}>{progress.words}</span>
        {count > 0 && <span className="block text-xs font-normal text-warning-text tabular-nums">{t`${count} 条批注`}</span>}
      </span>
    </button>
  );
}

const tones = { plain: 'text-fg-muted', near: 'text-warning-text', over: 'text-danger-text' };

/** Of what a section may have, from which on it is said how much is left. */
const near = 0.9;

function useProgress({ maxLength, isRequired }: OpenSection['section'], html: string): { words: string; tone: keyof typeof tones } {
  const { t } = useLingui();
  const count = charactersOf(html);
  if (html === '' && maxLength !== null)
    return { words: isRequired ? t`还没有写，最多 ${maxLength} 字` : t`选填，最多 ${maxLength} 字`, tone: 'plain' };
  if (html === '') return { words: isRequired ? t`还没有写` : t`选填`, tone: 'plain' };
  if (maxLength === null) return { words: t`${count} 字`, tone: 'plain' };
  const left = maxLength - count;
  if (left >= 0 && count >= maxLength * near) return { words: t`${count} / ${maxLength} 字，还可以写 ${left} 字`, tone: 'near' };
  return { words: t`${count} / ${maxLength} 字`, tone: left < 0 ? 'over' : 'plain' };
}
