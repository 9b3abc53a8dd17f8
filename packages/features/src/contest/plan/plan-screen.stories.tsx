import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { PlanScreen } from './plan-screen.tsx';
import { author, ownPlan, ownPlanOrPdf, returnedPlan } from './story-plans.ts';
import { storyText, storyTextWithLosses } from './import/story-text.ts';

const meta: Meta<typeof PlanScreen> = {
  title: '大赛/商业计划书',
  component: PlanScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: author, path: ownPlan } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryAddress path={consolePaths.ownPlan}>
      <PlanScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof PlanScreen>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const saved = /^(已保存|Saved) \d\d:\d\d$/;
const editor = (canvas: StoryContext['canvas'], name = '摘要') => canvas.findByRole('textbox', { name });
const planId = (canvas: StoryContext['canvas']) => /my-projects\/(\d+)/.exec(canvas.getByText(/^at /).textContent)?.[1] ?? '';

async function write({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, text: string, section?: string) {
  await userEvent.click(await editor(canvas, section));
  await userEvent.keyboard(text);
}

/** A second after the last key the server has it; the list tells how far each section has come, also beyond what it may have. */
export const SavesItself: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await expect(await canvas.findByText(/^(已写 0 \/ 3 章|0 of 3 sections written)$/)).toBeVisible();
    await write(context, 'a long summary');
    await expect(await canvas.findByText(saved)).toBeVisible();
    const nav = within(canvas.getByRole('navigation'));
    await expect(nav.getByText(/^(14 \/ 12 字|14 of 12 characters)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /团队/ }));
    await write(context, '五个人', '团队');
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect(canvas.getByText(/^(已写 2 \/ 3 章|2 of 3 sections written)$/)).toBeVisible();
    const as: CallsAs = loaded['as'];
    const { sections } = await (await as(author))('plan.get', { path: { id: planId(canvas) } });
    await expect(sections.map(({ html }) => html)).toEqual(['<p>a long summary</p>', '', '<p>五个人</p>']);
  },
};

/** No answer comes: it lies on this device, which is said, and goes out though another section is open by then. */
export const Offline: Story = {
  decorators: [(Screen) => <FailingOnce ids={['plan.save']}>{Screen()}</FailingOnce>],
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await write(context, 'offline');
    await expect(await canvas.findByText(/^(离线，已存在本机|Offline\. Kept on this device)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /团队/ }));
    await editor(canvas, '团队');
    window.dispatchEvent(new Event('online'));
    const as: CallsAs = loaded['as'];
    const call = await as(author);
    await waitFor(async () => expect((await call('plan.get', { path: { id: planId(canvas) } })).sections[0]?.html).toBe('<p>offline</p>'));
  },
};

/** Somebody of the team was faster: both stand side by side, and nothing is overwritten before the writer has chosen. */
export const SavedElsewhere: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await editor(canvas);
    const as: CallsAs = loaded['as'];
    const call = await as(author);
    const path = { id: planId(canvas), key: 'summary' };
    await call('plan.save', { path, body: { version: 0, html: '<p>theirs</p>' } });
    await write(context, 'mine');
    await expect(await canvas.findByText('theirs')).toBeVisible();
    await press(userEvent, /^(用我写的覆盖|Overwrite with mine)$/, canvas);
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect((await call('plan.get', { path: { id: path.id } })).sections[0]?.html).toBe('<p>mine</p>');
    // both are this student's, of the same minute
    await expect(await call('plan.versions', { path })).toMatchObject([{ version: 1, keptFor: 'OVERWRITTEN' }]);
  },
};

/** Pictures need the network, and are not shrunk where the browser cannot read them: both are said at once, and the text goes on. */
export const PicturesThatStayOut: Story = {
  decorators: [(Screen) => <FailingOnce ids={['plan.picture']}>{Screen()}</FailingOnce>],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await write(context, 'words');
    const picker = canvasElement.querySelector<HTMLInputElement>('[data-slot=rich-text-editor] input[type=file]') ?? document.body;
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await userEvent.upload(picker, new File([png], 'small.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/^(现在连不上网，图片「small\.png」没有插入|No connection: small\.png)/)).toBeVisible();
    await userEvent.upload(picker, new File([png, new Uint8Array(40 * 1024 * 1024)], 'large.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/(浏览器缩小不了它|the browser cannot shrink it)/)).toBeVisible();
    await expect(await editor(canvas)).toHaveTextContent(/^words$/);
    await expect(await canvas.findByText(saved)).toBeVisible();
  },
};

/** The project was handed in on another device while this one was offline: the last words are seen, and can be copied. */
export const TooLate: Story = {
  decorators: [(Screen) => <FailingOnce ids={['plan.save']}>{Screen()}</FailingOnce>],
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await write(context, 'last words');
    await canvas.findByText(/^(离线，已存在本机|Offline\. Kept on this device)$/);
    const as: CallsAs = loaded['as'];
    const call = await as(author);
    const path = { id: planId(canvas) };
    for (const key of ['summary', 'market'])
      await call('plan.save', { path: { ...path, key }, body: { version: 0, html: '<p>short</p>' } }); // oxlint-disable-line no-await-in-loop -- one after the other
    await call('entry.submit', { path });
    window.dispatchEvent(new Event('online'));
    const left = await canvas.findByRole('region', { name: /^(没有保存的内容|What was not saved)$/ });
    await expect(within(left).getByText('last words')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /市场/ }));
    await expect(await canvas.findByRole('button', { name: /^(「摘要」最后写的内容没有保存|摘要: last words not saved)$/ })).toBeVisible();
  },
};

/** Who gives way can come back: then the other text is a version. */
export const GivesWay: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await editor(canvas);
    const as: CallsAs = loaded['as'];
    const call = await as(author);
    const path = { id: planId(canvas), key: 'summary' };
    await call('plan.save', { path, body: { version: 0, html: '<p>theirs</p>' } });
    await write(context, 'mine');
    await press(userEvent, /^(改用那一份|Use the other version)$/, canvas);
    await waitFor(async () => expect(await editor(canvas)).toHaveTextContent(/^theirs$/));
    const told = (await screen.findByText(/^(已改用那一份|You are on the other version now)$/)).closest<HTMLElement>('[data-slot=toast]');
    await press(userEvent, /^(撤销|Undo)$/, within(told ?? document.body));
    await waitFor(async () => expect(await editor(canvas)).toHaveTextContent(/^mine$/));
    await waitFor(async () => expect(await call('plan.versions', { path })).toMatchObject([{ version: 1, keptFor: 'OVERWRITTEN' }]));
  },
};

/** A Word file is looked through before it is written: what its headings say is chosen already, the rest may be put anywhere. */
export const FromWord: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await write(context, 'mine');
    await canvas.findByText(saved);
    await press(userEvent, /^(导入 Word|Import from Word)$/, canvas);
    const drawer = within(await screen.findByRole('dialog'));
    const picker = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(picker ?? document.body, storyText());
    const summary = await drawer.findByRole('combobox', { name: '一、摘要' });
    await expect(summary).toHaveTextContent('1. 摘要');
    await expect(drawer.getByRole('combobox', { name: '致谢' })).toHaveTextContent(/^(不导入|Do not import)$/);
    await expect(drawer.getByText(/^(替换现在的 4 字|replaces 4 characters)$/)).toBeVisible();
    await press(userEvent, /^(导入|Import)$/, drawer);
    await waitFor(async () => expect(await editor(canvas)).toHaveTextContent(/^from Word$/));
    const as: CallsAs = loaded['as'];
    const { sections } = await (await as(author))('plan.get', { path: { id: planId(canvas) } });
    await expect(sections.map(({ html }) => html)).toEqual(['<p>from Word</p>', '<h3>竞争分析</h3><p>many rivals</p>', '']);
  },
};

/**
 * What a Word file says in ways that the plan has not is named with its place before anything is written, apart where it is in a piece that
 * is left out.
 */
export const FromWordWithLosses: Story = {
  play: async ({ canvas, userEvent }) => {
    await editor(canvas);
    await press(userEvent, /^(导入 Word|Import from Word)$/, canvas);
    const drawer = within(await screen.findByRole('dialog'));
    const picker = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(picker ?? document.body, storyTextWithLosses());
    const formula = await drawer.findByText(/^(1 个公式改成了一行文字|1 formula became a line of text)/);
    await expect(formula).toHaveTextContent('摘要 › margin 1/3');
    await expect(drawer.getByText(/^(1 段有修订中删除的文字，没有导入|Tracked deletions were left out of 1 paragraph)/)).toHaveTextContent(
      '摘要 › kept',
    );
    const put = async (section: RegExp) => {
      await userEvent.click(drawer.getByRole('combobox', { name: '摘要' }));
      await userEvent.click(await screen.findByRole('option', { name: section }));
    };
    await put(/^(不导入|Do not import)$/);
    await expect(await drawer.findByText(losesLeft)).toBeVisible();
    await expect(drawer.queryByText(losesTaken)).toBeNull();
    await expect(drawer.getByText(/^(1 个公式改成了一行文字|1 formula became a line of text)/)).toHaveTextContent('摘要 › margin 1/3');
    await put(/^1\. 摘要$/);
    await expect(await drawer.findByText(losesTaken)).toBeVisible();
    await expect(drawer.queryByText(losesLeft)).toBeNull();
    await press(userEvent, /^(导入|Import)$/, drawer);
    await waitFor(async () => expect((await editor(canvas)).innerHTML).toBe('<p>area in m<sup>2</sup></p><p>margin 1/3</p><p>kept</p>'));
  },
};

const losesTaken = /^(有些内容和 Word 里不同，导入后请核对|Some content differs from Word)/;
const losesLeft = /^(不导入的部分里，这些和 Word 里不同|In what is not imported, this differs from Word)/;

/** A passage that somebody has chosen is commented on, marked in the text, answered and resolved; it is told of where it is gone. */
export const Comments: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context, 'a market of ten people');
    await canvas.findByText(saved);
    const text = await editor(canvas);
    choose(text, 'ten people');
    await press(userEvent, /^(批注|Comments)$/, canvas);
    const list = within(await screen.findByRole('dialog'));
    await userEvent.type(await list.findByRole('textbox', { name: /^(批注|Comments)$/ }), 'how many?');
    await press(userEvent, /^(发表|Post)$/, list);
    const thread = within(await list.findByRole('article', { name: /how many\?/ }));
    await expect(thread.getByText('ten people')).toBeVisible();
    await press(userEvent, /^(回复|Reply)$/, thread);
    await userEvent.type(await thread.findByRole('textbox'), 'a million');
    await press(userEvent, /^(回复|Reply)$/, thread);
    await expect(await thread.findByText('a million')).toBeVisible();
    await press(userEvent, /^(标为已解决|Mark as resolved)$/, thread);
    await expect(await list.findByRole('radio', { name: /^(已解决 1|1 resolved)$/ })).toBeVisible();
  },
};

function choose(text: HTMLElement, words: string) {
  const node = text.querySelector('p')?.firstChild;
  if (!node) throw new Error('nothing is written');
  const start = (node.textContent ?? '').indexOf(words);
  document.getSelection()?.setBaseAndExtent(node, start, node, start + words.length);
}

/** One PDF stands for the whole plan where the contest takes it, until it is taken out again. */
export const OnePdf: Story = {
  parameters: { server: { as: author, path: ownPlanOrPdf } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /(计划书 PDF|PDF of the plan)/ });
    const picker = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')].find(({ accept }) => accept === '.pdf');
    await userEvent.upload(picker ?? canvasElement, new File(['%PDF-1.7\n%%EOF'], 'plan.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByRole('link', { name: /^(打开 PDF|Open the PDF)$/ })).toBeVisible();
    // what is handed in is said, and the sections are not counted beside it
    await expect(canvas.getByText(/^(提交的是这个 PDF。|This PDF is what is handed in\.)/)).toBeVisible();
    await expect(canvas.queryByText(/^(已写 \d|\d+ of \d+ sections written)/)).toBeNull();
    await press(userEvent, /^(改为逐章填写|Write sections instead)$/, canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await press(userEvent, /^(确定|OK|Confirm)$/, question);
    await expect(await canvas.findByText(/^(也可以交一个 PDF|A PDF instead)$/)).toBeVisible();
  },
};

/** What was handed in is a version; it shows what has changed since and comes back, and that can be undone. */
export const ComesBack: Story = {
  parameters: { server: { as: author, path: returnedPlan } },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const as: CallsAs = loaded['as'];
    const call = await as(author);
    const id = planId(canvas);
    await write(context, ' and more');
    await waitFor(async () => expect((await call('plan.get', { path: { id } })).sections[0]?.version).toBeGreaterThan(1));
    await press(userEvent, /^(历史版本|Versions)$/, canvas);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/and more/)).toBeVisible();
    await press(userEvent, /^(恢复到这个版本|Restore this version)$/, drawer);
    await waitFor(async () => expect(await editor(canvas)).toHaveTextContent(/^handed in$/));
    // the editor has a way back of its own, for what was typed
    const told = (await screen.findByText(/^(已恢复到这个版本|Version restored)$/)).closest<HTMLElement>('[data-slot=toast]');
    await press(userEvent, /^(撤销|Undo)$/, within(told ?? document.body));
    await waitFor(async () => expect(await editor(canvas)).toHaveTextContent(/^handed in and more$/));
  },
};
