import { IconButton, PageHeader, PageStack, Tabs, type TabItem } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { z } from 'zod';
import { useAdmin } from '../admin-provider.tsx';
import { useTabTitle } from '../tabs/page-name.ts';
import { useUrlState } from '../url/use-url-state.ts';
import { useNavigate, useSearch } from '../use-router.ts';
import { Loaded } from './loaded.tsx';
import { openingTab, tookOpening } from './opened-tab.ts';

export interface RecordHead {
  /** The record's name: heading of the page, and of its tab. */
  title: string;
  /** The text of the heading, where that is more than the name. */
  heading?: ReactNode;
  /** The state of the record, beside the title. */
  state?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** `<Acts of={…}>`, or buttons; the main one last. */
  acts?: ReactNode;
  /** Addresses of the records before and after it, as `useNeighbours` finds them. */
  neighbours?: { previous?: string | undefined; next?: string | undefined };
}

export interface RecordTab extends Omit<TabItem, 'title' | 'content'> {
  title: string;
  /** Drawn while the tab is open. */
  content: () => ReactNode;
  /** Where the tab is a page of its own, under the same head and beside the same tabs: its address. */
  path?: string;
}

export interface RecordPageProps<Row> {
  query: UseQueryResult<Row>;
  head: (record: Row) => RecordHead;
  /** Parts of the page, each with an address of its own: `?tab=colleges`. The first has the plain address. */
  tabs?: (record: Row) => readonly (RecordTab | false)[];
  /** Which of the tabs this page is, where they have a `path` each. */
  openTab?: string;
  /** Shown under the head, above the tabs. */
  children?: (record: Row) => ReactNode;
}

/**
 * The page of one record: its words while it loads, where it is not found and where it may not be seen; its head with name, state and
 * acts; its parts.
 */
export function RecordPage<Row>({ query, head, tabs, openTab, children }: RecordPageProps<Row>) {
  return (
    <Loaded isPage query={query}>
      {(record) => {
        const shown = head(record);
        return (
          <PageStack>
            <Head {...shown} />
            {children?.(record)}
            {tabs && <Parts label={shown.title} tabs={tabs(record).filter((tab) => tab !== false)} openTab={openTab} />}
          </PageStack>
        );
      }}
    </Loaded>
  );
}

function Head({ title, heading = title, state, description, acts, neighbours }: RecordHead) {
  useTabTitle(title);
  return (
    <PageHeader
      title={heading}
      state={state}
      description={description}
      actions={
        (acts !== undefined || neighbours !== undefined) && (
          <>
            {neighbours && <Neighbours {...neighbours} />}
            {acts}
          </>
        )
      }
    />
  );
}

/** A single part is no choice: it is shown without a tab. */
function Parts({ label, tabs, openTab }: { label: string; tabs: readonly RecordTab[]; openTab: string | undefined }) {
  const [only, ...others] = tabs;
  if (only !== undefined && others.length === 0) return only.content();
  return openTab === undefined ? <RecordTabs label={label} tabs={tabs} /> : <PageTabs label={label} tabs={tabs} open={openTab} />;
}

/**
 * Each part is a page. Going from one to another takes the place of the first, in the history and among the open pages, and the focus stays
 * in the row of tabs, though it is another page's row.
 */
function PageTabs({ label, tabs, open }: { label: string; tabs: readonly RecordTab[]; open: string }) {
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  const pathOf = (key: string) => tabs.find((tab) => tab.key === key)?.path;
  const path = pathOf(open);

  useEffect(() => {
    if (tookOpening(path)) row.current?.querySelector<HTMLElement>('[role=tab][data-state=active]')?.focus({ preventScroll: true });
  }, [path]);

  function show(key: string) {
    const next = pathOf(key);
    if (next === undefined) return;
    openingTab(next);
    navigate(next, { replace: true });
  }

  return (
    <Tabs
      ref={row}
      label={label}
      value={open}
      onValueChange={show}
      items={tabs.map(({ content, path: _path, ...tab }) => ({ ...tab, content: tab.key === open && content() }))}
    />
  );
}

/** The open part is in the address; another part begins with an address of its own, without the filters of the one that is left. */
function RecordTabs({ label, tabs }: { label: string; tabs: readonly RecordTab[] }) {
  const [, setSearch] = useSearch();
  const keys = tabs.map(({ key }) => key).join(' ');
  const schema = useMemo(() => {
    const [first = '', ...rest] = keys.split(' ');
    return z.object({ tab: z.enum([first, ...rest]).default(first) });
  }, [keys]);
  const [{ tab: open }] = useUrlState(schema);
  return (
    <Tabs
      label={label}
      value={open}
      onValueChange={(next) => setSearch(() => new URLSearchParams(next === tabs[0]?.key ? {} : { tab: next }))}
      items={tabs.map(({ content, path: _path, ...tab }) => ({ ...tab, content: tab.key === open && content() }))}
    />
  );
}

/** At an end the way is not disabled: the focus would be lost. */
function Neighbours({ previous, next }: { previous?: string | undefined; next?: string | undefined }) {
  const { words } = useAdmin();
  const navigate = useNavigate();
  if (previous === undefined && next === undefined) return null;
  const ways = [
    { label: words.previous, to: previous, icon: <ChevronLeft aria-hidden /> },
    { label: words.next, to: next, icon: <ChevronRight aria-hidden /> },
  ];
  return (
    <span className="flex gap-1">
      {ways.map(({ label, to, icon }) => (
        <IconButton
          key={label}
          label={label}
          variant="outline"
          aria-disabled={to === undefined || undefined}
          className="aria-disabled:opacity-50"
          onClick={() => to !== undefined && navigate(to, { replace: true })}
        >
          {icon}
        </IconButton>
      ))}
    </span>
  );
}
