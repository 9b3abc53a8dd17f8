import { screen, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import type { InputOf } from '@saiwu/api-client';
import type { Api } from '../../lib/api/api.tsx';
import { every } from './grants/grants.ts';

/** The calls of a demonstration account, as the storybook gives them to `parameters.server.path`. */
export type CallsAs = (account: string) => Promise<Api['call']>;

interface StoryRole extends Partial<InputOf<'role.save'>['body']> {
  /** Permission codes of the buttons that it allows. */
  may?: readonly string[];
  /** Accounts. */
  heldBy?: readonly string[];
}

/** Makes a role of a story's own; the address of the list with it alone. */
export async function storyRole(call: Api['call'], { may = [], heldBy = [], ...fields }: StoryRole): Promise<string> {
  const code = `s${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await call('role.save', { body: { code, name: `故事${code.slice(1, 4)}`, ...fields } });
  const buttons = every(await call('role.grantable')).filter((node) => node.code !== null && may.includes(node.code));
  await call('role.grant', { body: { roleId: id, menuIdList: [], resourceIdList: buttons.map((button) => button.id) } });
  const people = await Promise.all(heldBy.map((account) => call('user.query', { body: { account } })));
  const holders = people.flat().filter(({ account }) => heldBy.includes(account));
  if (holders.length > 0) await call('role.assign', { path: { id }, body: holders.map((holder) => holder.id) });
  return `/system/role?code=${code}`;
}

/** Opens an act of the list's only row, where it stands in words or in the menu, and answers the drawer. */
export async function openAct(userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], act: RegExp) {
  // toasts that load once a dialog is open are hidden with the page around it
  await screen.findByRole('region', { name: /^(通知|Notifications)/ });
  const [opener] = await canvas.findAllByRole('button', { name: new RegExp(`${act.source}|^(更多|More)$`) });
  if (opener === undefined) throw new Error('The row has no acts');
  await userEvent.click(opener);
  if (!act.test(opener.textContent ?? '')) await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  return within(await screen.findByRole('dialog'));
}
