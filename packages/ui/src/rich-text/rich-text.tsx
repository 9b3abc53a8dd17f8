import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { richTextClass } from './rich-text-class.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface RichTextProps extends OwnProps<'div', 'dangerouslySetInnerHTML'> {
  /** HTML of any origin: it is cleaned here, whoever cleaned it before. */
  html: string | null | undefined;
}

/**
 * Shows what `RichTextEditor` made, at most 680 px wide. Wide tables and code scroll by themselves, by keyboard too. Cleaning needs a
 * browser: a server renders it empty.
 */
export function RichText({ html, className, ref, ...rest }: RichTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const canClean = useSyncExternalStore(never, isInBrowser, isOnServer);
  const clean = useMemo(() => (canClean ? withScrollingTables(sanitizeHtml(html ?? '')) : ''), [canClean, html]);
  // After each drawing: React leaves what is inside to us.
  useEffect(() => (element.current ? watchScrollers(element.current) : undefined));
  return (
    <div
      ref={useMergedRef(element, ref)}
      data-slot="rich-text"
      data-state={clean === '' ? 'empty' : 'filled'}
      {...rest}
      className={cn(richTextClass, 'max-w-170', className)}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

const never = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

/** Clean HTML has no attributes on `<table>`. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div data-slot="rich-text-table" class="overflow-x-auto"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** What is too wide for its place is a tab stop, what fits is not. */
function watchScrollers(root: HTMLElement) {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const scroller of root.querySelectorAll('pre, [data-slot=rich-text-table]')) observer.observe(scroller);
  return () => observer.disconnect();
}
