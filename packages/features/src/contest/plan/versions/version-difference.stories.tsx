import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VersionDifference } from './version-difference.tsx';

const pixel = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="${colour}"/></svg>`)}`;
const picture = (colour: string, until: number) => `<img src="${pixel(colour)}?until=${until}" alt="${colour}" />`;
const table = (columns: number, link: number) =>
  `<table><tbody><tr><td colspan="${columns}">cell ${picture('green', link)}</td></tr></tbody></table>`;

const meta: Meta<typeof VersionDifference> = { title: '大赛/版本的不同', component: VersionDifference, tags: ['!autodocs'] };
export default meta;

type Story = StoryObj<typeof VersionDifference>;

/** What words do not tell is told beside them: pictures that came and went, and a table that is another one. */
export const PicturesAndTables: Story = {
  args: {
    before: `<p>ten people</p>${picture('red', 1)}${table(1, 1)}${table(3, 1)}`,
    after: `<p>many people</p>${picture('blue', 2)}${table(2, 2)}${table(3, 2)}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(1 个表格有变化|1 table has changed)/)).toBeVisible();
    const pictures = within(canvas.getByRole('list'));
    await expect(pictures.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['red', 'blue']);
    await expect(canvas.getByText('ten').tagName).toBe('DEL');
    await expect(canvas.getByText('many').tagName).toBe('INS');
  },
};

/** A link of a picture ends and is another one each hour: that is no change. */
export const Same: Story = {
  args: { before: `<p>words</p>${picture('red', 1)}${table(2, 1)}`, after: `<p>words</p>${picture('red', 2)}${table(2, 2)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(文字和现在的一样|The text is the same as now)$/)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
