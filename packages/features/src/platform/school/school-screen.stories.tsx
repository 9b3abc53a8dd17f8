import { consolePaths, linkTo } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { OwnSchoolScreen, SchoolScreen } from './school-screen.tsx';

const meta: Meta<typeof SchoolScreen> = {
  title: '平台/学校',
  component: SchoolScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/schools/own' } },
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
  render: () => <Screens />,
};
export default meta;

type Story = StoryObj<typeof SchoolScreen>;
type CallsAs = (account: string) => Promise<Api['call']>;

/** The reader's own school; each part has an address, and what was filtered in one does not follow into the next. */
export const Whole: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const { id, label } = await (await as('school'))('school.own');
    await expect(await canvas.findByRole('heading', { level: 1, name: label })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^(学院|Colleges)$/ }));
    // as many as other stories have left it
    const { total } = await (
      await as('school')
    )('college.page', { body: { model: {}, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} } });
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(Number(total) + 1));
    await userEvent.type(canvas.getByRole('textbox', { name: /^(名称 \/ 简称|Name \/ )/ }), '没有的学院{Enter}');
    await expect(await canvas.findByText(/^at \/schools\/own\?(?=.*tab=colleges)(?=.*keyword=没有的学院)/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /^(管理员|Administrators)$/ }));
    await expect(await canvas.findByRole('row', { name: /\bschool\b/ })).toBeVisible();
    await expect(canvas.getByText('at /schools/own?tab=administrators')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /^(数据|Statistics)$/ }));
    const { projects } = await (await as('school'))('school.figures', { path: { id } });
    await waitFor(() => expect(canvas.getByText(String(projects), { selector: '[data-slot=stat-card] *' })).toBeVisible());
  },
};

/** What its projects won and where they stood, once results are sealed; each leads to its project. */
export const Results: Story = {
  parameters: { server: { as: 'school', path: '/schools/own?tab=results' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/“互联网\+”校内选拔赛.*(校赛|School)/);
    const link = within(first ?? document.body).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/^\/contests\/\d+\/projects\/\d+$/);
  },
};

/**
 * The code of another school is told at its field; what somebody else saves meanwhile is compared; who may not extend the service is not
 * asked until when.
 */
export const RefusedThenConflict: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    const manager = await as('manager');
    await press(userEvent, /^(编辑|Edit)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('textbox', { name: /^(到期时间|Expiry date)/ })).toBeNull();
    const code = dialog.getByRole('textbox', { name: /^(学校标识码|School code)/ });
    const own = code.getAttribute('value') ?? '';
    await fill(userEvent, code, own === '4132010288' ? '4133010335' : '4132010288');
    await press(userEvent, /^(保存学校|Save school)$/, dialog);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/已经存在|already exists/));
    await fill(userEvent, code, own);

    const { id, version } = await (await as('school'))('school.own');
    await manager('school.update', { body: { id, version, kind: '综合' } });
    const kind = dialog.getByRole('textbox', { name: /^(办学类型|Kind)/ });
    await fill(userEvent, kind, '理工');
    await press(userEvent, /^(保存学校|Save school)$/, dialog);
    await expect(await dialog.findByText('综合')).toBeVisible();
    await press(userEvent, /^(保留我填的，再次保存|Keep mine and save again)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('理工')).toBeVisible());
  },
};

/** Who sees every organisation sets the last day of the service, which then counts to its end, or takes it out again. */
export const Extend: Story = {
  parameters: { server: { as: 'manager', path: ownOf('school2') } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(编辑|Edit)$/, canvas);
    await userEvent.type(await screen.findByRole('textbox', { name: /^(到期时间|Expiry date)/ }), '2099-06-30');
    await press(userEvent, /^(保存学校|Save school)$/);
    await expect(await canvas.findByText('2099-06-30 23:59')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(userEvent, /^(编辑|Edit)$/, canvas);
    await userEvent.clear(await screen.findByRole('textbox', { name: /^(到期时间|Expiry date)/ }));
    await press(userEvent, /^(保存学校|Save school)$/);
    await expect(await canvas.findByText(/^(长期有效|No expiry)$/)).toBeVisible();
  },
};

/** Another school's administrator does not learn that there is one. */
export const OtherSchool: Story = {
  parameters: {
    server: {
      as: 'school',
      path: async (as: CallsAs) => linkTo(consolePaths.school, { id: (await (await as('school2'))('school.own')).id }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(没有找到|Not found)$/ })).toBeVisible();
  },
};

/** Who belongs to no school is told so, and whom to ask. */
export const NoSchool: Story = {
  parameters: { server: { as: 'admin', path: '/schools/own' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^(你的账号不属于任何学校|Your account does not belong to a school)$/ }),
    ).toBeVisible();
  },
};

/** The figures as a link leads to them, in English. */
export const English: Story = {
  globals: { language: 'en' },
  parameters: { server: { as: 'school', path: '/schools/own?tab=figures' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Statistics', selected: true })).toBeVisible();
    await expect(await canvas.findByText('Projects and people by college')).toBeVisible();
  },
};

function ownOf(account: string) {
  return async (as: CallsAs) => linkTo(consolePaths.school, { id: (await (await as(account))('school.own')).id });
}

/** Both addresses, as the route table has them; where the reader is stands beside. */
function Screens() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Routes>
        <Route path="/schools/own" element={<OwnSchoolScreen />} />
        <Route path={consolePaths.school} element={<SchoolScreen />} />
      </Routes>
      <span className="sr-only">{`at ${pathname}${decodeURIComponent(search)}`}</span>
    </>
  );
}
