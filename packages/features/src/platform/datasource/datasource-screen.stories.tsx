import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { DatasourceScreen } from './datasource-screen.tsx';

const meta: Meta<typeof DatasourceScreen> = {
  title: '平台/数据源',
  component: DatasourceScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.datasources } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage prepare={twoDatasources}>
      <DatasourceScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof DatasourceScreen>;

const nameBox = { name: /^(名称|Name)/ };
const addressBox = { name: /^(链接|Link|URL|Address)/ };
const accountBox = { name: /^(账号|Account|User)/ };
const mysql = 'jdbc:mysql://db.school.test:3306/lamp_base_0001';

async function twoDatasources(call: Api['call']): Promise<void> {
  if ((await call('datasourceConfig.query', { body: { name: 'story-' } })).length >= 2) return;
  const shared = { username: 'reader', password: 'story-secret' };
  await call('datasourceConfig.save', {
    body: { ...shared, name: 'story-教务库', url: mysql, driverClassName: 'com.mysql.cj.jdbc.Driver' },
  });
  await call('datasourceConfig.save', {
    body: {
      ...shared,
      name: 'story-归档库',
      url: 'jdbc:postgresql://db.school.test:5432/archive',
      driverClassName: 'org.postgresql.Driver',
    },
  });
}

/** One is added, changed without its password being typed again, and deleted. */
export const AddsAndChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = `s${crypto.randomUUID().slice(0, 8)}`;
    const rowOf = async () => within(await canvas.findByRole('row', { name: new RegExp(name) }));
    await press(userEvent, /^(新增数据源|Add data source)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /^(新增数据源|Add data source)$/ }));
    await fill(userEvent, dialog.getByRole('textbox', nameBox), name);
    await fill(userEvent, dialog.getByRole('textbox', addressBox), 'jdbc:postgresql://root:secret@db.school.test/x');
    await fill(userEvent, dialog.getByRole('textbox', accountBox), 'reader');
    await press(userEvent, /^(新增数据源|Add data source)$/, dialog);
    await waitFor(() => expect(dialog.getByRole('textbox', addressBox)).toHaveAccessibleDescription(/db\.example\.cn/));
    await expect(dialog.getByLabelText(/^(密码|Password)/)).toHaveAccessibleDescription(/不能为空|Can't be empty/);
    await fill(userEvent, dialog.getByRole('textbox', addressBox), 'jdbc:postgresql://db.school.test:5432/archive');
    await fill(userEvent, dialog.getByLabelText(/^(密码|Password)/), 'story-secret');
    await press(userEvent, /^(新增数据源|Add data source)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press(userEvent, /^(编辑|Edit)$/, await rowOf());
    const edited = within(await screen.findByRole('dialog', { name: /^(编辑|Edit)/ }));
    await fill(userEvent, edited.getByRole('textbox', nameBox), `${name} 备份`);
    await press(userEvent, /^(保存数据源|Save data source)$/, edited);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('row', { name: new RegExp(`${name} 备份`) })).toBeVisible();
    await press(userEvent, /^(删除|Delete)$/, await rowOf());
    await press(userEvent, /^(删除|Delete)$/, within(await screen.findByRole('alertdialog', { name: /备份/ })));
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(name) })).toBeNull());
  },
};

/** The address has to be of the kind that was chosen; what was typed is tried before it is saved, and what is kept from the list. */
export const TriesConnections: Story = {
  parameters: { server: { path: `${consolePaths.datasources}?keyword=story-` } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /story-教务库/ }));
    await expect(row.getByText('MySQL')).toBeVisible();
    await press(userEvent, /^(更多|More)$/, row);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(测试连接|Test connection)$/ }));
    const test = within(await screen.findByRole('dialog', { name: /story-教务库/ }));
    // a server in a browser reaches nobody
    await expect(await test.findByText(/不能连接别的数据库|cannot be reached/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press(userEvent, /^(编辑|Edit)$/, row);
    const form = within(await screen.findByRole('dialog', { name: /^(编辑|Edit)/ }));
    await expect(await form.findByText(/DATASOURCE_HOSTS/)).toBeVisible();
    await expect(form.getByLabelText(/^(密码|Password)/)).toHaveValue('******');
    await userEvent.click(form.getByRole('radio', { name: 'PostgreSQL' }));
    await press(userEvent, /^(测试连接|Test connection)$/, form);
    const address = form.getByRole('textbox', addressBox);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/不是同一种数据库|kind of database/));
    await userEvent.click(form.getByRole('radio', { name: 'MySQL' }));
    await fill(userEvent, form.getByRole('textbox', accountBox), 'writer');
    await press(userEvent, /^(测试连接|Test connection)$/, form);
    await expect(await form.findByText(/不能连接别的数据库|cannot be reached/)).toBeVisible();
  },
};
