import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../../lib/api/api.tsx';
import { importEnds, importRows, mendNext, pasteSheet, press } from '../../../lib/stories/story-hands.ts';
import { StoryStage } from '../../../lib/stories/story-stage.tsx';
import { StudentScreen } from './student-screen.tsx';

/** Those of this story alone, by a beginning of their names. */
async function prepare(call: Api['call'], mark: string, people: readonly object[]) {
  const old = await call('student.query', { body: { name: mark } });
  if (old.length > 0) await call('student.remove', { body: old.map(({ id }) => id) });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [index, one] of people.entries())
    await call('student.save', { body: { name: `${mark}${index}`, number: `${mark}${index}`, ...one } });
}

const meta: Meta<typeof StudentScreen> = {
  title: '平台/学生',
  component: StudentScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: consolePaths.students } },
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof StudentScreen>;

const staged = (mark: string, people: readonly object[]): Pick<Story, 'render'> => ({
  render: () => (
    <StoryStage prepare={(call) => prepare(call, mark, people)}>
      <StudentScreen />
    </StoryStage>
  ),
});

/**
 * Somebody is added, looked at and changed: the number stays masked but for the one who asks, and a mask that comes back leaves what is
 * there.
 */
export const Everyday: Story = {
  parameters: { server: { as: 'school', path: `${consolePaths.students}?name=ev` } },
  ...staged('ev', []),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增学生|Add student)$/, canvas);
    const form = within(await screen.findByRole('dialog', { name: /^(新增学生|Add student)$/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^(学号|Student number)/ }), '202301017788');
    await userEvent.type(form.getByRole('textbox', { name: /^(姓名|Name)/ }), 'ev李娜');
    await userEvent.type(form.getByRole('textbox', { name: /^(手机|Phone|Mobile)/ }), '13812345678');
    await press(userEvent, /^(新增学生|Add student)$/, form);
    const row = await canvas.findByRole('row', { name: /ev李娜/ });
    await expect(row).toHaveTextContent('202****7788');

    await userEvent.click(within(row).getByText('ev李娜'));
    const drawer = within(await screen.findByRole('dialog', { name: 'ev李娜' }));
    await press(userEvent, /^(显示完整手机|Show the whole)/, drawer);
    await expect(await drawer.findByText('13812345678')).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await press(userEvent, /^(编辑|Edit)$/, within(await canvas.findByRole('row', { name: /ev李娜/ })));
    const edit = within(await screen.findByRole('dialog', { name: /^(编辑学生|Edit student)$/ }));
    await userEvent.type(edit.getByRole('textbox', { name: /^(专业|Major)/ }), '数学');
    await press(userEvent, /^(保存学生|Save student)$/, edit);
    await waitFor(() => expect(canvas.getByRole('row', { name: /ev李娜/ })).toHaveTextContent('数学'));
    await expect(canvas.getByRole('row', { name: /ev李娜/ })).toHaveTextContent('202****7788');
  },
};

/**
 * A sheet as the registrar has it: a wrong cell comes back to its place, a college that is not said is asked about, and who is there
 * already is updated.
 */
export const ImportWithExisting: Story = {
  parameters: { server: { as: 'school', path: `${consolePaths.students}?name=im` } },
  ...staged('im', [{}]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /im0/ });
    await pasteSheet(userEvent, [
      ['学 号', '学生姓名', '专业名称', '年级', '培养层次', '联系电话'],
      ['im0', 'im新名', '数学', '2023级', '本科生', ''],
      ['im1', 'im一', '数学', '2023级', '神童', ''],
    ]);
    await mendNext(userEvent, '硕士研究生');
    await press(userEvent, /^(再次检查|Check again)$/);
    await screen.findByText(/^(1 行没有填学院，会放到|1 row without)/);
    await importRows(userEvent, 2);
    const home = within(await screen.findByRole('alertdialog', { name: /^(1 行没有学院，会放到|1 row names no college)/ }));
    // nothing says that it is importing before this is answered
    await expect(screen.queryByRole('progressbar')).toBeNull();
    await press(userEvent, /^(放到这里|Put it there)$/, home);
    const question = within(await screen.findByRole('dialog', { name: /^(1 人已在名册里|1 person is)/ }));
    await press(userEvent, /^(更新他们|Update them)$/, question);
    await importEnds();
    const row = await canvas.findByRole('row', { name: /im新名/ });
    await expect(row).toHaveTextContent('2023');
    await userEvent.click(within(await canvas.findByRole('row', { name: /im一/ })).getByText('im一'));
    const drawer = within(await screen.findByRole('dialog', { name: 'im一' }));
    await expect(await drawer.findByText(/^(硕士|Master)$/)).toBeVisible();
  },
};

/** Several move at once; where from, and why, stands on each record. */
export const Moves: Story = {
  parameters: { server: { as: 'school', path: `${consolePaths.students}?name=mv` } },
  ...staged('mv', [{}, {}]),
  play: async ({ canvas, userEvent }) => {
    for (const name of [/mv0/, /mv1/])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await press(userEvent, /^(转到其他学院|Move to another college)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /^(把 2 人转到其他学院|Move 2 people)/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^(转到|Move to)/ }));
    const options = await screen.findAllByRole('treeitem');
    await userEvent.click(options.at(-1) ?? document.body);
    await userEvent.type(dialog.getByRole('textbox', { name: /^(原因|Reason)/ }), '转专业');
    await press(userEvent, /^(转学院|Move)$/, dialog);
    await screen.findByText(/^(已转 2 人|2 moved)$/);
    await userEvent.click(within(await canvas.findByRole('row', { name: /mv0/ })).getByText('mv0', { selector: 'a, span, td *' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'mv0' }));
    await expect(await drawer.findByText('转专业')).toBeVisible();
  },
};

/** A year graduates, as many as were told, and comes back by one press. */
export const Graduates: Story = {
  parameters: { server: { as: 'school', path: `${consolePaths.students}?name=gr` } },
  ...staged('gr', [{ year: 1987 }, { year: 1987 }]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /gr0/ });
    await press(userEvent, /^(整级毕业|Graduate a year)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /^(整级毕业|Graduate a year)$/ }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^(年级|Year)/ }), '1987');
    await press(userEvent, /^(2 人毕业|Graduate 2)$/, dialog);
    await waitFor(() => expect(canvas.getByRole('row', { name: /gr0/ })).toHaveTextContent(/已毕业|Graduated/));
    await press(userEvent, /^(撤销|Undo)$/);
    await waitFor(() => expect(canvas.getByRole('row', { name: /gr0/ })).toHaveTextContent(/在读|Studying/));
  },
};
