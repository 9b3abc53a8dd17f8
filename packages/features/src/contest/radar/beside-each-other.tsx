import { useLingui } from '@lingui/react/macro';
import { Button, Segmented } from '@saiwu/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { AlikeDetail } from '../answers.ts';
import { AlikeSide } from './alike-side.tsx';

/** Both texts, with the way from one passage to the next in both at once. On a phone one of them at a time. */
export function BesideEachOther({ alike: { first, second, passageCount } }: { alike: AlikeDetail }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'first' | 'second'>('second');
  const [passage, setPassage] = useState<number | null>(null);
  const step = (by: number) => setPassage((now) => (((now ?? (by > 0 ? 0 : 1)) - 1 + by + passageCount) % passageCount) + 1);
  /** Whoever presses a passage wants to see it in the other text. */
  const follow = (side: 'first' | 'second') => (next: number) => {
    setPassage(next);
    setShown(side === 'first' ? 'second' : 'first');
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          className="lg:hidden"
          aria-label={t`看哪一个项目`}
          options={[
            { value: 'second', label: t`后提交的` },
            { value: 'first', label: t`先提交的` },
          ]}
          value={shown}
          onValueChange={setShown}
        />
        {passageCount > 0 && (
          <div className="ml-auto flex items-center gap-2">
            <span aria-live="polite" className="text-fg-muted tabular-nums">
              {passage === null ? t`${passageCount} 处相同` : t`第 ${passage} 处，共 ${passageCount} 处`}
            </span>
            <Button variant="outline" onClick={() => step(-1)}>
              <ChevronUp aria-hidden />
              {t`上一处`}
            </Button>
            <Button variant="outline" onClick={() => step(1)}>
              <ChevronDown aria-hidden />
              {t`下一处`}
            </Button>
          </div>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AlikeSide
          side={first}
          label={t`先提交`}
          passage={passage}
          onFollow={follow('first')}
          className={shown === 'first' ? '' : 'max-lg:hidden'}
        />
        <AlikeSide
          side={second}
          label={t`后提交`}
          passage={passage}
          onFollow={follow('second')}
          className={shown === 'second' ? '' : 'max-lg:hidden'}
        />
      </div>
    </div>
  );
}
