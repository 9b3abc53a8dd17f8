import type { Meta, StoryObj } from '@storybook/react-vite';
import { consolePaths } from '@saiwu/openapi';
import { expect, screen, waitFor } from 'storybook/test';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { JudgingStagesScreen } from './judging-stages-screen.tsx';

const meta: Meta<typeof JudgingStagesScreen> = {
  title: '大赛/我的评审',
  component: JudgingStagesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'judge', path: consolePaths.judging } },
  render: () => (
    <StoryAddress path={consolePaths.judging}>
      <JudgingStagesScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof JudgingStagesScreen>;

/** A list like others: views, columns, filters in the address; what can be scored stands first. It did not come at first. */
export const ListLikeOthers: Story = {
  decorators: [(Screen) => <FailingOnce ids={['judging.stages']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(重试|Retry)$/, canvas);
    const [first] = await canvas.findAllByRole('link', { name: /校内选拔赛/ });
    await expect(first).toHaveTextContent('挑战杯');
    await expect(canvas.getByRole('button', { name: /^(视图|Views)/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /^(状态|Status)$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(已封存|Sealed)$/ }));
    await expect(await canvas.findByText(/^at \/judging\?state=CLOSED$/)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /互联网/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /挑战杯/ })).toBeNull());
    await fill(userEvent, canvas.getByRole('textbox', { name: /^(大赛 \/ 阶段|Contests \/ Stage)$/ }), '没有');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^(没有符合条件的数据|Nothing matches the filters)/)).toBeVisible();
  },
};
