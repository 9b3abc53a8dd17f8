import { useLingui } from '@lingui/react/macro';
import { Button, cn, Input } from '@saiwu/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { moreIcons } from '../../lib/menu-icon/more-icons.ts';

interface IconGridProps {
  value: string;
  onChoose: (name: string) => void;
}

/** How many icons stand beside each other. */
const columns = 8;

/** Icons in a grid with a search by name. Tab reaches one of them, arrows go from one to another. */
export function IconGrid({ value, onChoose }: IconGridProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const grid = useRef<HTMLUListElement>(null);
  const found = [...moreIcons].filter(([name]) => name.includes(words.trim().toLowerCase()));
  const [focused, setFocused] = useState(value);
  const stop = Math.max(
    found.findIndex(([name]) => name === focused),
    0,
  );

  function go(index: number) {
    const [name] = found[Math.min(Math.max(index, 0), found.length - 1)] ?? [];
    if (name === undefined) return;
    setFocused(name);
    grid.current?.querySelector<HTMLElement>(`[data-icon="${name}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? found.length - 1 : stop + (steps[event.key] ?? Number.NaN);
    if (Number.isNaN(target)) return;
    event.preventDefault();
    go(target);
  }

  return (
    <div className="flex flex-col gap-3">
      <Input
        aria-label={t`按英文名查找图标`}
        placeholder={t`按英文名查找，如 chart`}
        value={words}
        onValueChange={setWords}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          go(stop);
        }}
      />
      {found.length === 0 ? (
        <output className="p-4 text-center text-sm text-fg-muted">{t`没有这样的图标`}</output>
      ) : (
        <ul ref={grid} aria-label={t`图标`} className="grid max-h-56 grid-cols-8 gap-1 overflow-y-auto overscroll-contain">
          {found.map(([name, Icon], index) => (
            <li key={name}>
              <button
                type="button"
                data-icon={name}
                aria-pressed={name === value}
                aria-label={name}
                title={name}
                tabIndex={index === stop ? 0 : -1}
                className={cn(
                  'grid aspect-square w-full place-items-center rounded-control text-fg-muted -outline-offset-2 focus-ring hover:bg-bg-subtle hover:text-fg focus-visible:-outline-offset-2',
                  name === value && 'bg-theme-soft text-theme-text hover:bg-theme-soft hover:text-theme-text',
                )}
                onClick={() => onChoose(name)}
                onKeyDown={onKeyDown}
              >
                <Icon aria-hidden size={16} strokeWidth={1.5} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" size="small" className="self-start" onClick={() => onChoose('')}>
        {t`不指定图标`}
      </Button>
    </div>
  );
}
