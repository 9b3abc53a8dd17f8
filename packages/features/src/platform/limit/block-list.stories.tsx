import { i18n } from '@lingui/core';
import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, importEnds, importRows, pasteSheet, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { blockList, BlockListScreen } from './block-list.tsx';

const meta: Meta<typeof BlockListScreen> = {
  title: '平台/阻止访问',
  component: BlockListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.blockList } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage prepare={forgetRules}>
      <BlockListScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof BlockListScreen>;

/** What an earlier run has left would keep this one from working. */
async function forgetRules(call: Api['call']) {
  const old = await call('blockList.query', { body: {} });
  if (old.length > 0) await call('blockList.remove', { body: old.map(({ id }) => id) });
}

/** A rule over midnight is added, met by a request at night and not by day, switched off and deleted. */
export const OverMidnight: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增阻止规则|Add block rule)$/);
    const dialog = within(await screen.findByRole('dialog'));
    const ip = dialog.getByRole('textbox', { name: /^(阻止访问 IP|Blocked IPs)/ });
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(请求路径|Path)/ }), '/story/**');
    await fill(userEvent, ip, '10.0.0.0/33');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增阻止规则|Add block rule)$/ }));
    await waitFor(() => expect(ip).toHaveAccessibleDescription(/10\.0\.0\.0\/24/));
    await fill(userEvent, ip, '198.51.100.0/24');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(开始时间|From)/ }), '22:00:00');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(结束时间|Until)/ }), '06:00:00');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增阻止规则|Add block rule)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('row', { name: /198\.51\.100\.0\/24/ })).toBeVisible();

    await press(userEvent, /^(试一个请求|Try a request)$/);
    const trial = within(await screen.findByRole('dialog'));
    const send = async () => userEvent.click(trial.getByRole('button', { name: /^(看会遇到哪些规则|See which rules apply)$/ }));
    await fill(userEvent, trial.getByRole('textbox', { name: /IP/ }), '198.51.100.7');
    await fill(userEvent, trial.getByRole('textbox', { name: /^(路径或网址|Path or address)/ }), 'https://saiwu.test/api/story/one?x=1');
    const time = trial.getByRole('textbox', { name: /^(几点|At what time)/ });
    await fill(userEvent, time, '23:30:00');
    await send();
    await expect(await trial.findByText(/^(会被阻止|It would be blocked)$/)).toBeVisible();
    await expect(trial.getByText('/api/story/one')).toBeVisible();
    await fill(userEvent, time, '12:00:00');
    await send();
    await expect(await trial.findByText(/^(不在生效时段|Not at this time)$/)).toBeVisible();
    await expect(trial.getByText(/^(22:00 到次日 06:00|22:00 to 06:00 the next day)$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A rule that would shut out whoever writes it is saved only after a warning; so is one that is switched on. */
export const WarnedBeforeLockout: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增阻止规则|Add block rule)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(请求路径|Path)/ }), '/oauth/noToken/**');
    // tonight, and not while this story runs
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(开始时间|From)/ }), awayFromNow());
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(结束时间|Until)/ }), awayFromNow());
    await userEvent.click(dialog.getByRole('button', { name: /^(新增阻止规则|Add block rule)$/ }));
    const question = await screen.findByRole('alertdialog', { name: /自己登录|stop you from signing in/ });
    await userEvent.click(within(question).getByRole('button', { name: /^(仍要保存|Save anyway)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press(userEvent, /^(更多|More)$/, within(await canvas.findByRole('row', { name: /noToken/ })));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(禁用|Disable)$/ }));
    await expect(await screen.findByText(/^(已禁用「ALL \/oauth\/noToken\/\*\*」|Disabled .*)/)).toBeVisible();
    await press(userEvent, /^(更多|More)$/, within(await canvas.findByRole('row', { name: /noToken/ })));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(启用|Enable)$/ }));
    const again = await screen.findByRole('alertdialog', { name: /自己登录|stop you from signing in/ });
    await userEvent.click(within(again).getByRole('button', { name: /^(取消|Cancel)$/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** So is one that stands in a sheet: nothing of it is added before the reader says so. */
export const WarnedBeforeImport: Story = {
  play: async ({ canvas, userEvent }) => {
    await pasteSheet(userEvent, [
      (['requestUri', 'requestMethod', 'limitStart', 'limitEnd'] as const).map((field) => i18n._(blockList.labels[field])),
      ['/oauth/noToken/**', 'ALL', awayFromNow(), awayFromNow()],
      ['/story/**', 'ALL', '', ''],
    ]);
    await importRows(userEvent, 2);
    const question = within(await screen.findByRole('alertdialog', { name: /自己登录|stop you from signing in/ }));
    await press(userEvent, /^(取消|Cancel)$/, question);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('row', { name: /\/story\//, hidden: true })).toBeNull();
    await importRows(userEvent, 2);
    await press(userEvent, /^(仍要导入|Import anyway)$/, within(await screen.findByRole('alertdialog')));
    await importEnds();
    await expect(await canvas.findByRole('row', { name: /\/story\// })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /noToken/ })).toBeVisible();
  },
};

/** Noon or so after now on the clock of Shanghai: 20 hours ahead of UTC are twelve of its own. */
function awayFromNow(): string {
  return new Date(Date.now() + 20 * 3_600_000).toISOString().slice(11, 19);
}
