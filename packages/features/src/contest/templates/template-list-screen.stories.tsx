import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { useApi } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAnswers } from '../../lib/stories/story-answers.tsx';
import { inContest } from '../../lib/stories/story-contests.ts';
import { TemplateListScreen } from './template-list-screen.tsx';
import { NewTemplateScreen, TemplateScreen } from './template-screen.tsx';

const meta: Meta<typeof TemplateListScreen> = {
  title: '大赛/大赛模板',
  component: TemplateListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: consolePaths.contestTemplates } },
  render: () => (
    <Routes>
      <Route path={consolePaths.contestTemplates} element={<TemplateListScreen />} />
      <Route path={consolePaths.newContestTemplate} element={<NewTemplateScreen />} />
      <Route path={consolePaths.contestTemplate} element={<TemplateScreen />} />
    </Routes>
  ),
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof TemplateListScreen>;

/** Those that come with the system stand first; whoever looks after all of them may change each. */
export const Shipped: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(简单|Plain)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(职业规划大赛|Career planning contest)$/ })).toBeVisible();
  },
};

/** A school sees what is everybody's and does not change it; a copy is its own, whose days it sets. */
export const OwnCopy: Story = {
  parameters: { server: { as: 'school', path: consolePaths.contestTemplates } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(职业规划大赛|Career planning contest)$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(职业规划大赛|Career planning contest)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^(新建模板|New template)$/ }));
    const name = `春季赛${crypto.randomUUID().slice(0, 6)}`;
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^(模板名称|Template name)/ }), name);
    const steps = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(steps.getByRole('button', { name: /^(时间|Times)/ }));
    const end = await canvas.findByRole('spinbutton', { name: /^(报名截止|Registration closes)/ });
    await waitFor(() => expect(end).toBeVisible());
    await expect(end).toHaveValue('30');
    await fill(userEvent, end, '40');
    await press(userEvent, /^(保存模板|Save template)$/, canvas);
    // the review would begin before registration ends
    const start = canvas.getByRole('spinbutton', { name: /^(校赛评审开始|School round: review opens)/ });
    await waitFor(() => expect(start).toHaveAccessibleDescription(/不能早于报名截止|registration/));
    await fill(userEvent, start, '41');
    await press(userEvent, /^(保存模板|Save template)$/, canvas);
    await userEvent.click(await canvas.findByRole('link', { name }));
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** What a contest was set up with, in days from its opening: people and projects stay behind. */
export const OfAContest: Story = {
  parameters: { server: { as: 'school', path: inContest('创新创业', ({ id }) => `${consolePaths.newContestTemplate}?contest=${id}`) } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole<HTMLInputElement>('textbox', { name: /^(模板名称|Template name)/ });
    await expect(name.value).toContain('创新创业');
    await fill(userEvent, name, `存下的${crypto.randomUUID().slice(0, 6)}`);
    const steps = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(steps.getByRole('button', { name: /^(时间|Times)/ }));
    const start = await canvas.findByRole('spinbutton', { name: /^(报名开始|Registration opens)/ });
    await waitFor(() => expect(start).toHaveValue('0'));
    await press(userEvent, /^(保存模板|Save template)$/, canvas);
    await expect(await canvas.findByRole('link', { name: /^存下的/ })).toBeVisible();
  },
};

/**
 * Another source under the hand: what is typed stays in its very field, also while the answer is on its way; all else begins as that is,
 * and the draft goes along.
 */
export const AnotherSource: Story = {
  parameters: { server: { as: 'manager', path: consolePaths.newContestTemplate } },
  render: () => (
    <StoryAnswers answers={{ 'contest.get': (real) => held.then(real) }}>
      <Sources />
      <NewTemplateScreen />
    </StoryAnswers>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^(模板名称|Template name)/ });
    await userEvent.type(name, '我的模板');
    await canvas.findByText(/^(草稿已保存|Draft saved)/);
    await userEvent.click(await canvas.findByRole('link', { name: /^like (职业规划大赛|Career planning contest)$/ }));
    await expect(await canvas.findByText(/^(成长赛道|Growth track)$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(模板名称|Template name)/ })).toBe(name);
    await expect(name).toHaveValue('我的模板');
    await waitFor(() => expect(keptDrafts()).toEqual([expect.stringContaining('contestTemplate-like-')]));
    await userEvent.click(await canvas.findByRole('link', { name: /^of a contest$/ }));
    await userEvent.type(name, '，改过');
    release();
    await expect(await canvas.findByRole('heading', { name: /^(存为大赛模板|Save as contest template)$/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(模板名称|Template name)/ })).toBe(name);
    await expect(name).toHaveValue('我的模板，改过');
    await waitFor(() => expect(keptDrafts()).toEqual([expect.stringContaining('contestTemplate-of-')]));
    await waitFor(() => expect(canvas.queryByText(/^(成长赛道|Growth track)$/)).toBeNull());
  },
};

const { promise: held, resolve: release } = Promise.withResolvers<void>();

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('saiwu_draft:'));

/** Ways that lead to the same address with another source. */
function Sources() {
  const { queryOf } = useApi();
  const page = { model: {}, size: 100, current: 1, sort: 'id', order: 'ascending', extra: {} };
  const templates = useQuery(queryOf('contestTemplate.page', { body: page })).data?.records ?? [];
  const [contest] = useQuery(queryOf('contest.page', { body: page })).data?.records ?? [];
  return (
    <nav>
      {templates.map(({ id, name }) => (
        <Link key={id} to={`?from=${id}`}>
          {`like ${name}`}
        </Link>
      ))}
      {contest && <Link to={`?contest=${contest.id}`}>of a contest</Link>}
    </nav>
  );
}
