import { profilePath } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { OwnOffers } from './own-offers.tsx';

const phone = '13812349999';

const meta: Meta<typeof OwnOffers> = {
  title: '平台/这是你吗',
  component: OwnOffers,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: profilePath() } },
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const me = await call('user.mine');
        await call('user.update', { body: { id: me.id, version: me.version, mobile: phone } });
        const old = await call('teacher.query', { body: { number: 'ME1' } });
        if (old.length > 0) await call('teacher.remove', { body: old.map(({ id }) => id) });
        await call('teacher.save', { body: { name: me.name, number: 'ME1', phone } });
      }}
    >
      <OwnOffers />
    </StoryStage>
  ),
};
export default meta;

/** Whoever stands in a register says whether it is them; a no is not asked again. */
export const NotMe: StoryObj<typeof OwnOffers> = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ME1/)).toBeVisible();
    await press(userEvent, /^(不是我|Not me)$/, canvas);
    await waitFor(() => expect(canvas.queryByText(/ME1/)).toBeNull());
  },
};
