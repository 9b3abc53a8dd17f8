import type { Browser, Page } from 'playwright';

/** Goes through the screens of `examples/other-backend` as its reader would. */
export async function expectBooks(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', locale: 'en' });
  const noise: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  page.setDefaultTimeout(10_000);
  try {
    await list(page, address);
    await dialog(page);
    await record(page);
    await draft(page);
  } catch (error) {
    throw new Error(`other-backend does not stand: ${noise.join('\n')}`, { cause: error });
  }
  if (noise.length > 0) throw new Error(`other-backend says: ${noise.join('\n')}`);
  await page.close();
}

/** Filters stand in the address, both ways. */
async function list(page: Page, address: string) {
  await page.goto(`${address}/books?genre=science`);
  await expectRows(page, 7);
  await page.getByRole('textbox', { name: 'Title' }).fill('copy 12');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('title') === 'copy 12' && url.searchParams.get('genre') === 'science');
  await expectRows(page, 1);
}

/** What the API refuses lands on its field; what is added can be deleted. */
async function dialog(page: Page) {
  await page.getByRole('button', { name: 'Add book' }).click();
  const form = page.getByRole('dialog', { name: 'Add book' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Solaris, copy 12');
  await form.getByRole('button', { name: 'Add book' }).click();
  await form.getByText('There is a book of this title').waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill('Solaris, copy 120');
  await form.getByRole('combobox', { name: 'Genre' }).click();
  await page.getByRole('option', { name: 'Science fiction' }).click();
  await form.getByRole('button', { name: 'Add book' }).click();
  await expectRows(page, 2);
  const added = page.getByRole('row', { name: /Solaris, copy 120/ });
  await added.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectRows(page, 1);
}

/** A part has its address; an act that is refused says why. */
async function record(page: Page) {
  await page.getByRole('link', { name: 'Solaris, copy 12' }).click();
  await page.getByRole('heading', { name: 'Solaris, copy 12' }).waitFor();
  await page.getByRole('tab', { name: 'Loans' }).click();
  await page.waitForURL((url) => url.searchParams.get('tab') === 'loans');
  const lend = page.getByRole('button', { name: 'Lend' });
  await lend.click();
  await page.getByText('Reader 1', { exact: true }).waitFor();
  await lend.click();
  await page.getByText('Reader 1, Reader 2').waitFor();
  await lend.focus();
  await page.getByRole('tooltip', { name: 'All copies are out' }).waitFor();
}

/** What was typed on the page of the form outlives a reload, and is saved from there. */
async function draft(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Author' }).fill('Stanisław Lem');
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, text]) => key.startsWith('saiwu_draft:') && text.includes('Stanisław')),
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Stanisław Lem').waitFor();
}

async function expectRows(page: Page, count: number) {
  await page.waitForFunction((rows) => document.querySelectorAll('tbody tr').length === rows, count);
}
