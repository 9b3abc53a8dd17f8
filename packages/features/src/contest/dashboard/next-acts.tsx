import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Overview } from '../answers.ts';
import { useNextActs } from './use-next-acts.ts';

const shown = 6;

/** What to do next, the most pressing first. */
export function NextActs({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const acts = useNextActs(overview).slice(0, shown);
  if (acts.length === 0) return null;
  return (
    <Card title={t`接下来`} isPadded={false}>
      <ul className="divide-y divide-border">
        {acts.map(({ path, text, detail }) => (
          <li key={path}>
            <Link to={path} className="group flex min-h-11 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-bg-subtle">
              <span className="min-w-0 flex-1">
                <span className="block font-medium group-hover:text-theme-text">{text}</span>
                <span className="block text-xs text-fg-muted">{detail}</span>
              </span>
              <ArrowRight aria-hidden strokeWidth={1.5} className="size-4 text-fg-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
