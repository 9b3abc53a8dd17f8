import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Card, cn } from '@saiwu/ui';
import { useId, useState } from 'react';
import { useCan } from '../../../lib/api/access.ts';
import type { ContestTemplate } from '../../answers.ts';
import { LastYear } from './last-year.tsx';
import { StagePicture } from '../stages/stage-picture.tsx';

interface TemplateChoiceProps {
  templates: readonly ContestTemplate[];
  chosen: ContestTemplate;
  onChoose: (id: string) => void;
}

/** What a new contest begins from: a template, or one that was held before. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const { t } = useLingui();
  const can = useCan();
  const name = useId();
  return (
    <Card
      title={t`从模板开始`}
      actions={
        <>
          <LastYear />
          {can('contestTemplate.page') && (
            <span className="self-center">
              <NameLink to={consolePaths.contestTemplates}>{t`管理模板`}</NameLink>
            </span>
          )}
        </>
      }
    >
      <div
        role="radiogroup"
        aria-label={t`大赛模板`}
        className="grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3 max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:pb-2"
      >
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            group={name}
            template={template}
            isChosen={template.id === chosen.id}
            onChoose={() => onChoose(template.id)}
          />
        ))}
      </div>
    </Card>
  );
}

interface TemplateCardProps {
  group: string;
  template: ContestTemplate;
  isChosen: boolean;
  onChoose: () => void;
}

function TemplateCard({ group, template: { name, summary, content }, isChosen, onChoose }: TemplateCardProps) {
  const id = useId();
  // a mouse that presses on the card presses on the radio in it
  const [isSeen, setIsSeen] = useState(false);
  return (
    <label
      className={cn(
        'relative flex min-w-0 cursor-pointer flex-col gap-2 rounded-card border p-3 transition-colors max-sm:w-52 max-sm:shrink-0 max-sm:snap-start',
        isChosen ? 'border-ring bg-theme-soft' : 'border-border bg-surface hover:border-border-strong',
        isSeen && 'outline-2 outline-offset-2 outline-ring',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        onFocus={({ currentTarget }) => setIsSeen(currentTarget.matches(':focus-visible'))}
        onBlur={() => setIsSeen(false)}
        aria-labelledby={id}
        aria-describedby={`${id}-about`}
        className="sr-only"
      />
      <span id={id} className="font-medium">
        {name}
      </span>
      <span id={`${id}-about`} className="flex grow flex-col justify-between gap-2">
        {summary && <span className="line-clamp-2 text-xs text-fg-muted">{summary}</span>}
        <StagePicture content={content} />
      </span>
    </label>
  );
}
