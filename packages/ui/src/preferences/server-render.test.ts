import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { ColumnSettings } from '../table-settings/column-settings.tsx';
import { useTableView } from '../table-settings/use-table-view.ts';
import { UiProvider, type UiProviderProps } from '../words.tsx';
import { zh } from '../words-zh.ts';
import { usePreference } from './use-preference.ts';

const columns = [{ key: 'name', title: '名称' }];

test('a page drawn on a server shows what nobody has arranged, and asks no store', () => {
  expect(typeof window).toBe('undefined');
  expect(render(Probe)).toBe('<p>{&quot;size&quot;:20,&quot;isReady&quot;:false,&quot;view&quot;:{},&quot;isViewReady&quot;:false}</p>');
});

test('the buttons are drawn on a server', () => {
  expect(render(() => createElement(ColumnSettings, { columns, view: {}, onViewChange: () => undefined }))).toContain(
    'aria-label="列设置"',
  );
  expect(render(() => createElement(SavedViews, { tableKey: 'a', current: {}, onApply: () => undefined }))).toContain('视图');
});

function Probe() {
  const [size, , isReady] = usePreference('size', 20);
  const [view, , isViewReady] = useTableView('a', columns);
  return createElement('p', null, JSON.stringify({ size, isReady, view, isViewReady }));
}

function render(component: FunctionComponent): string {
  const props: UiProviderProps = { words: zh, children: createElement(component) };
  return renderToString(createElement(UiProvider, props));
}
