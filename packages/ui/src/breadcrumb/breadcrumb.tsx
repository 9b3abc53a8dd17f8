import { ChevronRight } from 'lucide-react';
import { cn } from '../cn.ts';
import { renderAnchor, type RenderLink } from '../link/render-link.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

/** One level on the way to the page. */
export interface Crumb {
  key: string;
  title: string;
  /** Leave out for a level that is no page. */
  path?: string;
}

export interface BreadcrumbProps extends OwnProps<'nav'> {
  /** From the top down; the last one is this page. */
  items: Crumb[];
  renderLink?: RenderLink;
}

/** The way from the top to this page. On a phone only the page itself stays. */
export function Breadcrumb({ items, renderLink = renderAnchor, className, ...rest }: BreadcrumbProps) {
  const words = useWords();
  const longest = Math.max(shortName, ...items.slice(0, -1).map(({ title }) => title.length));
  return (
    <nav data-slot="breadcrumb" aria-label={words.breadcrumb} {...rest} className={cn('min-w-0', className)}>
      <ol className="flex min-w-0 items-center gap-1 whitespace-nowrap text-fg-muted">
        {items.map(({ key, title, path }, index) => {
          const isLast = index === items.length - 1;
          const givesWay = isLast ? lastGivesWay : title.length > shortName && title.length === longest ? longestGivesWay : 'min-w-0';
          return (
            <li key={key} className={cn('flex items-center gap-1', givesWay, isLast ? 'max-sm:min-w-0' : 'max-sm:hidden')}>
              {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 stroke-[1.5] text-fg-subtle max-sm:hidden" />}
              {isLast ? (
                // on a phone there is room for a few letters a line
                <span
                  aria-current="page"
                  className="truncate text-fg max-sm:line-clamp-2 max-sm:text-xs max-sm:leading-4 max-sm:whitespace-normal max-sm:wrap-anywhere"
                >
                  {title}
                </span>
              ) : path === undefined ? (
                <span className="truncate">{title}</span>
              ) : (
                renderLink(path, title, { className: 'truncate rounded-control px-1 -mx-1 leading-6 hover:bg-bg-subtle hover:text-fg' })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Up to how many letters a level's name never gives way before others. */
const shortName = 8;
/**
 * The page is named in its heading too: its name gives way before those of the levels above it, of which the longest goes before the
 * others. By so much that these lose no part of a pixel, which would cut off their last letter.
 */
const lastGivesWay = 'min-w-16 shrink-[100000000]';
const longestGivesWay = 'min-w-16 shrink-[10000]';
