import { i18n } from '@lingui/core';
import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, importEnds, importRows, mendNext, pasteSheet, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { rateLimiter, RateLimiterScreen } from './rate-limiter.tsx';

const meta: Meta<typeof RateLimiterScreen> = {
  title: '平台/限流规则',
  component: RateLimiterScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.rateLimits } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage prepare={forgetRules}>
      <RateLimiterScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof RateLimiterScreen>;

async function forgetRules(call: Api['call']) {
  const old = await call('rateLimiter.query', { body: {} });
  if (old.length > 0) await call('rateLimiter.remove', { body: old.map(({ id }) => id) });
}

/** A limit is added, and a trial says how much of it an address has used. */
export const AddAndTry: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增限流规则|Add rate limit)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(请求路径|Path)/ }), '/story/*');
    const count = dialog.getByRole('spinbutton', { name: /^(次数|Requests)/ });
    await fill(userEvent, count, '20');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增限流规则|Add rate limit)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^(60 秒 20 次|20 in 60 s)$/)).toBeVisible();

    await press(userEvent, /^(试一个请求|Try a request)$/);
    const trial = within(await screen.findByRole('dialog'));
    const send = trial.getByRole('button', { name: /^(看会遇到哪些规则|See which rules apply)$/ });
    const ip = trial.getByRole('textbox', { name: /IP/ });
    await fill(userEvent, ip, '10.0.0.0/8');
    await fill(userEvent, trial.getByRole('textbox', { name: /^(路径或网址|Path or address)/ }), '/story/one');
    await userEvent.click(send);
    await waitFor(() => expect(ip).toHaveAccessibleDescription(/请填一个 IP 地址|one IP address/));
    await fill(userEvent, ip, '198.51.100.7');
    await userEvent.click(send);
    await expect(await trial.findByText(/^(这个窗口已用 0 \/ 20 次|0 of 20 used in this window)$/)).toBeVisible();
  },
};

/** Rules from a sheet, whose wrong cells are mended before anything is added. */
export const Imports: Story = {
  play: async ({ canvas, userEvent }) => {
    await pasteSheet(userEvent, [
      (['count', 'requestUri', 'requestMethod', 'intervalSec', 'ip'] as const).map((field) => i18n._(rateLimiter.labels[field])),
      ['5', '/story/a', 'ALL', '60', '10.0.0.0/33'],
      ['9', '/story/b', 'GET', '1', ''],
    ]);
    await mendNext(userEvent, '10.0.0.0/24');
    await importRows(userEvent, 2);
    await importEnds();
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /\/story\// })).toHaveLength(2));
  },
};
