import { StrictMode, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows, type Entry } from '../rows.ts';
import '../page.css';

/** What a page makes of the entries. */
export interface GridProps {
  rows: Entry[];
  /** What stands in the search field. */
  search: string;
}

/** The same page around every table: a search field above it. */
export function mount(Grid: ComponentType<GridProps>): void {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has a #root');
  const rows = makeRows();
  createRoot(root).render(
    <StrictMode>
      <Page Grid={Grid} rows={rows} />
    </StrictMode>,
  );
}

function Page({ Grid, rows }: { Grid: ComponentType<GridProps>; rows: Entry[] }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <input type="search" aria-label="搜索" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Grid rows={rows} search={search} />
    </>
  );
}
