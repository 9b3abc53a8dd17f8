import { i18n, type MessageDescriptor } from '@lingui/core';
import { readSheet } from '@saiwu/ui';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { CallsAs } from '../lib/stories/story-contests.ts';
import type { Resource, ResourceName } from './resource.ts';
import { fill, importEnds, importRows, mendNext, pasteSheet, press } from '../lib/stories/story-hands.ts';

/** The facts of a plain resource. Fields are named by their keys, and looked for on the screen by their labels. */
export interface EverydayFacts<Field extends string, Filter extends string> {
  /** Address of the screen. */
  path: string;
  /** A demonstration account that works with the list. */
  as: string;
  /** The field that no two rows share, of letters and digits. The list is filtered and sorted by it. */
  key: Field & Filter;
  /**
   * The other values that a new row is filled in with, in the form and in a sheet; a function of the row's name where a value is to be
   * the row's own as well.
   */
  filled: Partial<Record<Field, string>> | ((name: string) => Partial<Record<Field, string>>);
  /** A text that is refused, in the form and in a sheet, and the words at its field. */
  refused: { field: Field; text: string; says: RegExp };
  /** The button that closes the notice of a new row; absent where there is no notice. */
  noted?: RegExp;
  /** The sheet names no organisation, so the server asks first: its rows come to the reader's own. */
  asksHome?: boolean;
  /** The new text of a field; the list shows it then. */
  changed: { field: Field; text: string };
  /** The name of the changed row in the question before it is deleted. */
  named: string;
  /** Columns of the exported sheet, in order. */
  sheet: readonly Field[];
}

/**
 * The everyday acts of people with a plain list, which is the meta's component, on the real server. One story, as each act goes on from
 * the rows that those before it have left; its rows bear a name of this run alone, so that neither other stories nor an earlier run get
 * in its way.
 *
 * `export const Everyday = everydayStory(…)`, one export: Storybook reads them off the file without running it, and does not find
 * destructured ones.
 */
export function everydayStory<Name extends ResourceName, Labels, Filters>(
  resource: Resource<Name, Labels, Filters>,
  facts: EverydayFacts<keyof Labels & string, keyof Filters & string>,
): StoryObj {
  return {
    parameters: { server: { as: facts.as, path: (as: CallsAs) => begin(resource, facts, as) } },
    // drafts, and columns that were arranged otherwise
    beforeEach: () => localStorage.clear(),
    play: (context) => playEveryday(resource, facts, context),
  };
}

/** The address of a list that has two rows at least. */
async function begin(
  { name }: { name: string },
  { path, as, ...facts }: Pick<EverydayFacts<string, string>, 'path' | 'as' | 'key' | 'filled'>,
  callsAs: CallsAs,
) {
  const call = (await callsAs(as)) as (operation: string, input: object) => Promise<unknown>; // a resource has operations of these names
  const rows = (await call(`${name}.query`, { body: {} })) as unknown[]; // see above
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const lacking of ['begin1', 'begin2'].slice(rows.length)) await call(`${name}.save`, { body: newRow(facts, lacking) });
  return `${path}?size=2`;
}

function newRow<Field extends string>({ key, filled }: Pick<EverydayFacts<Field, Field>, 'key' | 'filled'>, name: string) {
  return { [key]: name, ...(typeof filled === 'function' ? filled(name) : filled) } as Record<string, string>; // texts by the names of fields
}

async function playEveryday<Name extends ResourceName, Labels, Filters>(
  resource: Resource<Name, Labels, Filters>,
  { key, filled, refused, noted, asksHome, changed, named, sheet }: EverydayFacts<keyof Labels & string, keyof Filters & string>,
  { canvas, userEvent, step }: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>,
) {
  const run = `s${crypto.randomUUID().slice(0, 8)}`;
  const [a, b, c] = [`${run}a`, `${run}b`, `${run}c`];
  const rowNamed = (name: string) => newRow<string>({ key, filled }, name);
  const label = (field: string) => i18n._((resource.labels as Record<string, MessageDescriptor>)[field] ?? { id: field }); // labels are messages by defineResource
  const title = i18n._(resource.title).toLowerCase();
  const titled = (zh: string, en: string) => (name: string) =>
    [zh, `${en} `].some((act) => name.toLowerCase() === `${act}${title}`.toLowerCase());
  const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
  const fieldOf = (dialog: HTMLElement, field: string) =>
    within(dialog).getByRole('textbox', { name: (name) => name.startsWith(label(field)) });
  const expectRows = async (...names: string[]) =>
    waitFor(() => {
      const rows = canvas.getAllByRole('row').slice(1);
      return expect(rows.map((row) => [a, b, c].find((name) => row.textContent.includes(name)))).toEqual(names);
    });
  const expectClosed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await step('opens', async () => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  });

  await step('refuses and adds', async () => {
    await press(userEvent, titled('新增', 'Add'));
    const dialog = await screen.findByRole('dialog', { name: titled('新增', 'Add') });
    const wrong = fieldOf(dialog, refused.field);
    for (const [field, text] of Object.entries({ ...rowNamed(a), [refused.field]: refused.text }))
      if (text !== '') await fill(userEvent, fieldOf(dialog, field), text);
    await press(userEvent, titled('新增', 'Add'), within(dialog));
    await waitFor(() => expect(wrong).toHaveAccessibleDescription(refused.says));
    await waitFor(() => expect(wrong).toHaveFocus());
    await fill(userEvent, wrong, rowNamed(a)[refused.field] ?? '');
    await press(userEvent, titled('新增', 'Add'), within(dialog));
    if (noted) await press(userEvent, noted);
    await expectClosed();
  });

  await step('imports', async () => {
    const fields = Object.keys(rowNamed(b));
    const wrong = { ...rowNamed(b), [refused.field]: refused.text };
    await pasteSheet(userEvent, [fields.map(label), Object.values(wrong), Object.values({ ...rowNamed(c), [key]: a })]);
    await mendNext(userEvent, rowNamed(b)[refused.field] ?? '');
    await importRows(userEvent, 2);
    // only the server knows that the row exists already
    await mendNext(userEvent, c);
    await importRows(userEvent, 2);
    if (asksHome) await press(userEvent, /^(仍要导入|Import anyway)$/);
    await importEnds();
  });

  await step('filters', async () => {
    const known = resource.search?.map(label).join(' / ');
    await fill(userEvent, canvas.getByRole('textbox', { name: known ?? label(key) }), run);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^(共 3 条|3 rows)$/)).toBeVisible());
  });

  await step('sorts and pages', async () => {
    const head = canvas.getByRole('button', { name: label(key) });
    await userEvent.click(head);
    await expectRows(a, b);
    await press(userEvent, /^(第 2 页|Page 2)$/, canvas);
    await expectRows(c);
    await userEvent.click(head);
    await expectRows(c, b);
  });

  await step('edits', async () => {
    await press(userEvent, /^(编辑|Edit)$/, within(rowOf(c)));
    const dialog = await screen.findByRole('dialog', { name: titled('编辑', 'Edit') });
    await fill(userEvent, fieldOf(dialog, changed.field), changed.text);
    await press(userEvent, titled('保存', 'Save'), within(dialog));
    await expectClosed();
    await waitFor(() => expect(rowOf(c)).toHaveTextContent(changed.text));
  });

  await step('deletes', async () => {
    await press(userEvent, /^(删除|Delete)$/, within(rowOf(c)));
    const question = await screen.findByRole('alertdialog', { name: new RegExp(`[「“]${named}[」”]`) });
    await press(userEvent, /^(删除|Delete)$/, within(question));
    await expectRows(b, a);
  });

  await step('exports', async () => {
    const saved = spyOn(URL, 'createObjectURL');
    await press(userEvent, /^(导出|Export)$/, canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await screen.findByText(/^(已导出 2 行|2 rows exported)$/);
    const [file] = saved.mock.lastCall ?? [];
    if (!(file instanceof Blob)) throw new Error('nothing was saved');
    const { heads, rows } = await readSheet(file);
    await expect(heads).toEqual(sheet.map(label));
    await expect(rows.map((row) => row[sheet.indexOf(key)])).toEqual([b, a]);
  });
}
