import { msg } from '@lingui/core/macro';
import { DescriptionList } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { columnsOf } from './columns.tsx';
import { ListScreen } from './list-screen.tsx';
import { defineResource } from './resource.ts';

const parameter = defineResource('parameter', {
  title: msg({ message: '参数', context: '一条' }),
  labels: { key: msg`参数键`, name: msg`参数名称`, value: msg`参数值` },
  nameOf: (row) => row.name,
});

const col = columnsOf(parameter);
const columns = [col.text('key', { priority: 1 }), col.text('name'), col.text('value')];

const meta: Meta<typeof ReadOnlyList> = {
  title: '平台/只读列表',
  component: ReadOnlyList,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: '/system/parameter?sort=key&order=asc&size=100' } },
};
export default meta;

/** The third shape, a list without a form: nothing is added or changed here; a row opens into its details. */
export const WithoutAForm: StoryObj<typeof ReadOnlyList> = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /LoginPolicy/ });
    await expect(canvas.queryByRole('button', { name: /新增|导入|编辑|删除|Add|Import|Edit|Delete/ })).toBeNull();
    const opener = within(row).getByRole('button', { expanded: false });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/可多处（MANY）/)).toBeVisible());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};

function ReadOnlyList() {
  return <ListScreen resource={parameter} columns={columns} detail={detailOf} />;
}

function detailOf({ describe, createTime }: Parameters<NonNullable<typeof parameter.nameOf>>[0]) {
  return (
    <DescriptionList
      items={[
        { label: '描述', value: describe, isWide: true },
        { label: '创建时间', value: createTime },
      ]}
    />
  );
}
