/** How an act is done and its outcome seen on one page, by CSS selectors. */
export interface PageFacts {
  name: string;
  /** What scrolls. */
  scroller: string;
  row: string;
  /** The cell of the code, in a row. */
  code: string;
  /** What a press on sorts by the name of the project. */
  head: string;
  /** The box that chooses all rows. */
  box: string;
  /** What a chosen row is, or holds. */
  chosen: string;
  /** How this library usually sorts texts. */
  order: 'units' | 'collation';
}

/** File names in `pages/`, in the order of the columns of the result. */
export const pages = {
  bare: {
    name: 'bare TanStack',
    scroller: '.table',
    row: '.body > .row',
    code: '[data-key=code]',
    head: '.head .cell:nth-child(3) button',
    box: '.head input',
    chosen: '.chosen',
    order: 'units',
  },
  'ag-grid': {
    name: 'AG Grid Community',
    scroller: '.ag-grid-viewport',
    row: '.ag-grid-scrolling-container > .ag-row',
    code: '[col-id=code]',
    head: '.ag-header-cell[col-id=title]',
    box: '.ag-header input',
    chosen: '.ag-row-selected',
    order: 'units',
  },
  antd: {
    name: 'Ant Design',
    scroller: '.ant-table-tbody-virtual-holder',
    row: '.ant-table-tbody-virtual .ant-table-row',
    code: '.ant-table-cell:nth-child(2)',
    head: '.ant-table-thead th:nth-child(3)',
    box: '.ant-table-thead input',
    chosen: '.ant-table-row-selected',
    order: 'collation',
  },
  'data-grid': {
    name: 'react-data-grid',
    scroller: '.rdg',
    row: '.rdg-row',
    code: '.key-code',
    head: '.head-title',
    box: '.rdg-header-row input',
    chosen: '[aria-selected=true]',
    order: 'collation',
  },
  saiwu: {
    name: '@saiwu/ui',
    scroller: '[data-slot=data-table]',
    row: 'tbody tr',
    code: 'td:nth-child(2)',
    head: 'thead th:nth-child(3) button',
    box: 'thead input',
    chosen: '[data-state=selected]',
    order: 'collation',
  },
} satisfies Record<string, PageFacts>;

export type PageName = keyof typeof pages;
