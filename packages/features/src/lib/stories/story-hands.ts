import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, type within } from 'storybook/test';

type User = StoryContext['userEvent'];

/** Presses the button, as soon as it is there. */
export async function press(
  userEvent: User,
  name: RegExp | ((name: string) => boolean),
  where: Pick<ReturnType<typeof within>, 'findByRole'> = screen,
) {
  await userEvent.click(await where.findByRole('button', { name }));
}

/** What stands in the field then is this text alone. At once, as a form does the same for each letter. */
export async function fill(userEvent: User, field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/**
 * Opens the import of a list and pastes a sheet into it, by its lines and their cells. Known columns lead to where its rows are checked.
 */
export async function pasteSheet(userEvent: User, lines: readonly (readonly string[])[]) {
  await press(userEvent, /^(导入|Import)$/);
  await userEvent.click(await screen.findByRole('textbox', { name: /从 Excel 粘贴|Paste from Excel/ }));
  await userEvent.paste(lines.map((cells) => `${cells.join('\t')}\n`).join(''));
}

/** Goes to the next problem of a sheet and writes another text into its cell. */
export async function mendNext(userEvent: User, text: string) {
  await press(userEvent, /^(下一个问题|Next problem)/);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) await userEvent.clear(field);
  await userEvent.keyboard(`${text}{Enter}`);
}

/** Sends the rows of a sheet once they are checked. */
export async function importRows(userEvent: User, count: number) {
  await press(userEvent, new RegExp(`^(导入 ${count} 行|Import ${count} rows?)$`));
}

/** Nothing was refused: the import is over and its dialog goes. */
export async function importEnds() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
