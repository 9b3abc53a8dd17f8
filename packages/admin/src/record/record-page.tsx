import { IconButton, PageHeader, PageStack, Tabs, type TabItem } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { z } from 'zod';
import { useAdmin } from '../admin-provider.tsx';
import { useTabTitle } from '../tabs/page-name.ts';
import { useUrlState } from '../url/use-url-state.ts';
import { useNavigate, useSearch } from '../use-router.ts';
import { Loaded } from './loaded.tsx';

export interface RecordHead {
  /** The record's name: heading of the page, and of its tab. */
  title: string;
  /** What stands in the heading, where that is more than the name. */
  heading?: ReactNode;
  /** Its state, beside the title. */
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
}

export interface RecordPageProps<Row> {
  query: UseQueryResult<Row>;
  head: (record: Row) => RecordHead;
  /** Parts of the page, each with an address of its own: `?tab=colleges`. The first stands at the plain address. */
  tabs?: (record: Row) => readonly (RecordTab | false)[];
  /** What stands under the head, above the tabs. */
  children?: (record: Row) => ReactNode;
}

/** The page of one record: what it says while it loads, where it is not found and where it may not be seen; its head with name, state and acts; its parts. */
export function RecordPage<Row>({ query, head, tabs, children }: RecordPageProps<Row>) {
  return (
    <Loaded isPage query={query}>
      {(record) => {
        const shown = head(record);
        return (
          <PageStack>
            <Head {...shown} />
            {children?.(record)}
            {tabs && <RecordTabs label={shown.title} tabs={tabs(record).filter((tab) => tab !== false)} />}
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

/** The open part stands in the address; another part begins with an address of its own, without the filters of the one that is left. */
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
      items={tabs.map(({ content, ...tab }) => ({ ...tab, content: tab.key === open && content() }))}
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
