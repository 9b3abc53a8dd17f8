import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryAddress } from '../../story-address.tsx';
import { OwnPlanPages } from './plan-pages.tsx';
import { author, writtenPlanPages } from '../story-plans.ts';

const meta: Meta<typeof OwnPlanPages> = {
  title: '大赛/计划书打印预览',
  component: OwnPlanPages,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: author, path: writtenPlanPages } },
  render: () => (
    <StoryAddress path={consolePaths.ownPlanPages}>
      <OwnPlanPages />
    </StoryAddress>
  ),
};
export default meta;

/** A cover that names the team, then what is written, with the numbers that the sections have. */
export const OnPaper: StoryObj<typeof OwnPlanPages> = {
  play: async ({ canvas }) => {
    const cover = within(await canvas.findByRole('region', { name: /^(封面|Cover)$/ }));
    await expect(cover.getByText(/^(负责人|Leader)$/)).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: '市场与竞争' })).getByRole('heading', { name: '2. 市场与竞争' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '摘要' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(打印或存为 PDF|Print or save as PDF)$/ })).toBeEnabled();
  },
};

/**
 * On a phone the pages are whole, and smaller: nothing breaks elsewhere than on paper, and the page around them does not scroll sideways.
 */
export const OnPhone: StoryObj<typeof OwnPlanPages> = {
  parameters: { viewport: { options: { phone: { name: 'phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cover = await canvas.findByRole('region', { name: /^(封面|Cover)$/ });
    await waitFor(() => expect(cover.getBoundingClientRect().width).toBeLessThan(innerWidth));
    const { width, height } = cover.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(297 / 210, 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // what follows stands right below, not where it would in the full size
    const pages = canvas.getAllByRole('region');
    await expect(pages.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.scrollHeight);
  },
};
