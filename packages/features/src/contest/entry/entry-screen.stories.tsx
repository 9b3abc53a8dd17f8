import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { EntryScreen } from './entry-screen.tsx';
import { entryPath, joinAsMember, makeEntry, returnEntry } from '../../lib/stories/story-entries.ts';
import { leftBehindPath, unsavedPlanPath } from './left-behind/story-left.ts';

const fields = [
  { key: 'area', label: '占地', kind: 'NUMBER' as const, isRequired: true, options: [] },
  { key: 'kind', label: '类别', kind: 'CHOICE' as const, isRequired: false, options: ['甲', '乙'] },
];
const files = [{ key: 'plan', name: '计划书', kinds: ['document' as const], maxSize: 5, isRequired: true }];
const withForm = { fields, files, consent: '我们承诺内容原创。' } as never; // what is not said takes its usual value

const meta: Meta<typeof EntryScreen> = {
  title: '大赛/填报项目',
  component: EntryScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'student', path: entryPath({ setup: withForm }) } },
  render: () => (
    <StoryAddress path={consolePaths.ownEntry}>
      <EntryScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof EntryScreen>;

const saved = /^(已保存|Saved)/;
/** At the head of the page; the history has it too. */
const receipt = /^(已提交，回执号|Submitted\. Receipt) \S+-1$/;
const basicsIn = (canvas: StoryContext['canvas']) => within(canvas.getByRole('region', { name: /^(基本信息|Basics|Basic information)$/ }));
const idIn = (canvas: StoryContext['canvas']) => /\d+$/.exec(canvas.getByText(/at \/my-projects\/\d+/).textContent)?.[0] ?? '';

/** It saves itself, says what is missing, and leads there; when nothing is, it is handed in with a receipt and taken back. */
export const FillInAndSubmit: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const missing = within(await canvas.findByRole('region', { name: /^(还差 3 项|3 things missing)$/ }));
    await userEvent.click(missing.getByRole('button', { name: /占地/ }));
    // a student may open the contest too
    await expect(canvas.getByRole('link', { name: /^创意周/ })).toHaveAttribute('href', expect.stringMatching(/^\/contests\/\d+$/));
    const area = canvas.getByRole('spinbutton', { name: /占地/ });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('12');
    await expect(await canvas.findByText(saved)).toBeVisible();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (picker === null) throw new Error('the form asks for a file');
    await expect(canvas.getByText(/^(文档（pdf .+），不超过 5 MB|Document \(pdf .+\), up to 5 MB)$/)).toBeVisible();
    await userEvent.upload(picker, new File(['%PDF-1.7\n%%EOF'], '计划书.pdf', { type: 'application/pdf' }));
    await userEvent.click(missing.getByRole('button', { name: /^(请阅读并同意参赛须知|Read and agree to the terms of entry)$/ }));
    const consent = within(canvas.getByRole('region', { name: /^(参赛须知|Terms of entry)$/ }));
    const box = consent.getByRole('checkbox', { name: /我已阅读并同意|I have read/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(box);
    await press(userEvent, /^(同意|Agree)$/, canvas);
    await expect(await canvas.findByRole('region', { name: /^(都填好了|All is filled in)$/ })).toBeVisible();
    await press(userEvent, /^(提交项目|Submit project)$/, canvas);
    await press(userEvent, /^(提交项目|Submit project)$/, within(await screen.findByRole('alertdialog')));
    const told = await canvas.findByText(receipt);
    await expect(told).toBeVisible();
    // beside the receipt, and not among the acts of the head
    const notice = told.closest<HTMLElement>('[data-slot=alert]');
    if (notice === null) throw new Error('the receipt stands in a notice');
    await press(userEvent, /^(撤回修改|Take back|Taken back)$/, within(notice));
    await press(userEvent, /^(撤回修改|Take back|Taken back)$/, within(await screen.findByRole('alertdialog')));
    await expect(await canvas.findByRole('button', { name: /^(提交项目|Submit project)$/ })).toBeVisible();
  },
};

/** What was emptied cannot be saved: the list says which field, and so does handing in, though the server knows nothing of it. */
export const Emptied: Story = {
  parameters: { server: { as: 'student', path: entryPath() } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /项目名称|Project name/ });
    await userEvent.clear(title);
    const words = /^(请填写「项目名称」|Fill in “Project name”)$/;
    await expect(await canvas.findByRole('button', { name: words })).toBeVisible();
    await press(userEvent, /^(提交项目|Submit project)$/, canvas);
    await expect(await within(document.body).findByText(words, { selector: '[role=alert] *, [role=status] *, output *' })).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    await fill(userEvent, title, '雨水花园');
    await expect(await canvas.findByRole('region', { name: /^(都填好了|All is filled in)$/ })).toBeVisible();
  },
};

/** On a phone the form is not pushed off the screen by what it lacks. */
export const LongListOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    server: {
      as: 'student',
      path: entryPath({
        setup: {
          fields: ['甲', '乙', '丙', '丁', '戊'].map((label, index) => ({
            key: `f${index}`,
            label,
            kind: 'TEXT',
            isRequired: true,
            options: [],
          })),
        },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const missing = within(await canvas.findByRole('region', { name: /^(还差 5 项|5 things missing)$/ }));
    await expect(missing.getAllByRole('listitem')).toHaveLength(3);
    await press(userEvent, /^(展开其余 2 项|Show 2 more)$/, missing);
    await expect(missing.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Somebody else saved the same part meanwhile: both versions stand side by side. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const title = await canvas.findByRole('textbox', { name: /项目名称|Project name/ });
    const id = idIn(canvas);
    const call = await loaded['as']('student');
    await call('entry.save', { path: { id }, body: { section: 'BASICS', version: 0, title: '别处改的名称', track: '科技创新' } });
    await fill(userEvent, title, '这里改的名称');
    const conflict = within(await canvas.findByRole('alert'));
    await expect(conflict.getByText('别处改的名称')).toBeVisible();
    await expect(conflict.getByText('这里改的名称')).toBeVisible();
  },
};

/**
 * Two answer different questions at once: neither is asked, and nothing is lost. Of the same question both answers stand beside each other,
 * and of no other.
 */
export const SideBySide: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const area = await canvas.findByRole('spinbutton', { name: /占地/ });
    const path = { id: idIn(canvas) };
    const other = await joinAsMember(loaded['as'], path.id);
    const answer = (answers: Record<string, string>, version: number) =>
      other('entry.save', { path, body: { section: 'ANSWERS', version, answers } });
    const stored = async () => (await other('entry.get', { path })).answers;
    await answer({ kind: '乙' }, 0);
    await fill(userEvent, area, '12');
    await waitFor(async () => expect(await stored()).toEqual({ area: '12', kind: '乙' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /类别/ })).toHaveTextContent('乙'));
    await answer({ area: '7', kind: '甲' }, 2);
    await fill(userEvent, area, '13');
    const conflict = within(await canvas.findByRole('alert'));
    await expect(conflict.getByText('13')).toBeVisible();
    await expect(conflict.getByText('7')).toBeVisible();
    await expect(conflict.queryByText(/类别/)).toBeNull();
    await press(userEvent, /^(保留我填的|Keep mine)/, conflict);
    await waitFor(async () => expect(await stored()).toEqual({ area: '13', kind: '甲' }));
  },
};

/** What was typed a moment ago is handed in too. */
export const SubmitsWhatIsTyped: Story = {
  parameters: { server: { as: 'student', path: entryPath() } },
  play: async ({ canvas, userEvent, loaded }) => {
    const title = await canvas.findByRole('textbox', { name: /项目名称|Project name/ });
    await fill(userEvent, title, '最后一刻的名称');
    await press(userEvent, /^(提交项目|Submit project)$/, canvas);
    await press(userEvent, /^(提交项目|Submit project)$/, within(await screen.findByRole('alertdialog')));
    await expect(await canvas.findByText(receipt)).toBeVisible();
    const call = await loaded['as']('student');
    await expect((await call('entry.get', { path: { id: idIn(canvas) } })).title).toBe('最后一刻的名称');
  },
};

/** A chapter of the plan was never saved: nothing is handed in without it. */
export const UnsavedPlan: Story = {
  parameters: { server: { as: 'student', path: unsavedPlanPath } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /项目名称|Project name/ });
    await press(userEvent, /^(提交项目|Submit project)$/, canvas);
    await expect(await screen.findByText(/^(还有没保存的内容|Something is not saved)/)).toBeVisible();
    await expect(await canvas.findByText(/at \/my-projects\/\d+\/plan\?section=market/)).toBeInTheDocument();
  },
};

/** What was never saved stands beside what was handed in, and not in its place. */
export const LeftBehind: Story = {
  parameters: { server: { as: 'student', path: leftBehindPath } },
  play: async ({ canvas, userEvent }) => {
    const left = await canvas.findByText(/^(提交前没有保存的内容|Not saved before it was submitted)$/);
    await expect(left).toBeVisible();
    await expect(canvas.getByText('没来得及保存的名称')).toBeVisible();
    await expect(basicsIn(canvas).getByText('雨水花园')).toBeVisible();
    await press(userEvent, /^(删除|Delete)$/, canvas);
    await press(userEvent, /^(删除|Delete)$/, within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(left).not.toBeInTheDocument());
  },
};

/** Another of the team is there: who, and in which part; what they save is shown without asking, and that they have left too. */
export const Together: Story = {
  parameters: { server: { as: 'student', path: entryPath() } },
  play: async ({ canvas, userEvent, loaded }) => {
    const title = await canvas.findByRole('textbox', { name: /项目名称|Project name/ });
    const path = { id: idIn(canvas) };
    const other = await joinAsMember(loaded['as'], path.id);
    const at = { isHere: true, section: 'BASICS' as const, key: null };
    await other('entry.here', { path, body: at });
    await other('entry.save', { path, body: { section: 'BASICS', version: 0, title: '一起改的名称', track: '科技创新' } });
    await userEvent.click(title);
    const basics = basicsIn(canvas);
    await expect(await basics.findByText(/正在填写$|filling in/)).toBeVisible();
    await expect(canvas.getByText(/也在这里$|here too/)).toBeVisible();
    await waitFor(() => expect(title).toHaveDisplayValue('一起改的名称'));
    await other('entry.here', { path, body: { ...at, isHere: false } });
    await userEvent.click(canvas.getByRole('button', { name: /^(邀请成员|Invite member)$/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(basics.queryByText(/正在填写$|filling in/)).toBeNull());
  },
};

/** Somebody is asked by a link, which is shown once. */
export const Invite: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(邀请成员|Invite member)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(生成链接|Make link|Create link|Generate link)$/, dialog);
    await expect(await dialog.findByRole('textbox', { name: /邀请链接|link/i })).toHaveDisplayValue(/\/join\//);
    await expect(dialog.getByText(/^[2-9A-Z]{8}$/)).toBeVisible();
    await expect(dialog.getByRole('img', { name: /(二维码|QR code)/ })).toBeVisible();
    await press(userEvent, /^(完成|Done)$/, dialog);
    // nobody in particular is waited for; whoever has lost it makes another
    await expect(await canvas.findByText(/^(有效的邀请链接|Open links)$/)).toBeVisible();
    await expect(canvas.queryByText(/^(等待答复|Not answered yet)$/)).toBeNull();
    await press(userEvent, /^(生成新的链接|Make a new link)$/, canvas);
    await expect(within(await screen.findByRole('dialog')).getByRole('button', { name: /^(生成链接|Create link)$/ })).toBeVisible();
  },
};

/** A contest that does not take place asks nobody for anything. */
export const Cancelled: Story = {
  parameters: {
    server: {
      as: 'student',
      async path(as: CallsAs) {
        const { entry } = await makeEntry(as, { setup: withForm });
        const school = await as('school');
        await school('contest.cancel', { path: { id: entry.contestId }, body: { reason: '报名人数不足' } });
        return generatePath(consolePaths.ownEntry, { id: entry.id });
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(大赛已取消|The contest has been cancelled)$/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByText(/^(未同意须知|Has not agreed)/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^(还差|\d+ things missing)/ })).toBeNull();
  },
};

/**
 * What a team was asked for stays open until it hands in again, each with the way to it: that nothing is missing does not say that it is
 * done.
 */
export const Returned: Story = {
  parameters: {
    server: {
      as: 'student',
      async path(as: CallsAs) {
        const { entry } = await makeEntry(as, { isSubmitted: true });
        await returnEntry(as, entry.id, '请补充');
        return generatePath(consolePaths.ownEntry, { id: entry.id });
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const open = within(await canvas.findByRole('region', { name: /^(退回时要求修改 1 处|Asked for when returned: 1)$/ }));
    await expect(canvas.queryByRole('region', { name: /^(都填好了|All is filled in)$/ })).toBeNull();
    // beside the form, not in the notice too, and before handing in again
    await expect(canvas.getByText(/^(退回修改：请补充|Returned: 请补充)$/).closest('[data-slot=alert]')).not.toHaveTextContent(
      '简介没有写',
    );
    await expect(canvas.getByRole('button', { name: /^(提交项目|Submit project)$/ })).not.toHaveClass('bg-theme');
    await userEvent.click(open.getByRole('button', { name: /简介没有写服务对象$/ }));
    await waitFor(() => expect(basicsIn(canvas).getAllByRole('textbox')).toContain(document.activeElement));
  },
};

/** What is handed in is read, with its receipt. */
export const Submitted: Story = {
  parameters: { server: { as: 'student', path: entryPath({ isSubmitted: true }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(receipt)).toBeVisible();
    await expect(basicsIn(canvas).getByText('雨水花园')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Who is not of the team finds nothing there. */
export const Stranger: Story = {
  parameters: { server: { as: 'teacher', path: entryPath() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /没有找到|not found/i })).toBeVisible();
  },
};
