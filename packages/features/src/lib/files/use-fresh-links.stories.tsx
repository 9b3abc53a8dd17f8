import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { useFreshLinks } from './use-fresh-links.ts';

/** A page with a file whose link has ended, as one that was open for an hour: asked again, its query brings another link. */
function PageOfAnHour({ look }: { look: 'picture' | 'link' }) {
  useFreshLinks();
  // as two parts of one page do
  useFreshLinks();
  const asked = useRef(0);
  const { data } = useQuery({
    queryKey: ['story.file'],
    queryFn: async () => {
      asked.current += 1;
      return { count: asked.current, url: `https://saiwu.example${linkUntil(asked.current === 1 ? 1 : inAYear())}` };
    },
    staleTime: Infinity,
  });
  if (data === undefined) return null;
  return (
    <>
      {look === 'picture' ? (
        <img src={`${linkUntil(1)}&thumbnail=large`} alt="现场" />
      ) : (
        <a href={linkUntil(1)} target="_blank" rel="noreferrer">{`计划书.pdf`}</a>
      )}
      <p>{`asked ${data.count}`}</p>
    </>
  );
}

const linkUntil = (seconds: number) => `/api/file/anno/attachment/7?expires=${seconds}&signature=ab&tenant=MDAwMA%3D%3D`;
/** In seconds, as links say it. */
const inAYear = () => Math.floor(Date.now() / 1000) + 365 * 86_400;

const meta: Meta<typeof PageOfAnHour> = {
  title: '通用/useFreshLinks',
  component: PageOfAnHour,
  tags: ['!autodocs'],
  parameters: { server: { as: 'admin', path: '/' } },
};
export default meta;

type Story = StoryObj<typeof PageOfAnHour>;

/** A picture that comes no more is asked for anew, once, in the size that it had. */
export const Picture: Story = {
  args: { look: 'picture' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: '现场' });
    await waitFor(() => expect(picture.src).toMatch(/\?expires=\d{10}&signature=ab&tenant=MDAwMA%3D%3D&thumbnail=large$/));
    await expect(canvas.getByText('asked 2')).toBeVisible();
  },
};

/** A link that is pressed too late opens what the page is answered when it asks again. */
export const Pressed: Story = {
  args: { look: 'link' },
  play: async ({ canvas, userEvent }) => {
    const opened = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('link'));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    const [link] = opened.mock.contexts;
    await expect(link instanceof HTMLAnchorElement && [link.target, /\?expires=\d{10}&/.test(link.href)]).toEqual(['_blank', true]);
    await expect(canvas.getByText('asked 2')).toBeVisible();
  },
};
