import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { hostileHtml } from './hostile-html.stories.ts';
import { RichText } from './rich-text.tsx';
import { sanitizeHtml } from './sanitize-html.ts';

const meta: Meta<typeof RichText> = { title: '界面/RichText', component: RichText };
export default meta;

type Story = StoryObj<typeof RichText>;

export const Everything: Story = {
  args: {
    html: `<p>第十二届<strong>大学生创新创业大赛</strong>面向全省高校，<em>每队</em>不超过 <u>15</u> 人，<s>可以跨校</s>，附件名用 <code>学校-项目.pdf</code>。</p>
<h2>赛道</h2><ul><li><p>高教主赛道</p><ul><li><p>创意组</p></li></ul></li><li><p>青年红色筑梦之旅</p></li></ul>
<h3>流程</h3><ol><li><p>校赛</p></li><li><p>省赛</p></li></ol><h4>宗旨</h4><blockquote><p>以赛促学，以赛促教，以赛促创。</p></blockquote>
<table><tbody><tr><th><p>阶段</p></th><th><p>开始</p></th><th><p>截止</p></th></tr><tr><td><p>校赛</p></td><td><p>2026-05-01</p></td><td><p>2026-06-30</p></td></tr></tbody></table>
<pre><code>学校代码-项目编号-作品名称-负责人-指导老师-提交日期（年月日八位）-版本号.pdf 例如 10001-202600128-智慧农业-张三-李四-20260630-v2.pdf</code></pre>
<hr><p>详见 <a href="https://saiwu.example/rules">评审规则</a>，或写信到 <a href="mailto:info@saiwu.example">info@saiwu.example</a>。</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '评审规则' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /info/ })).not.toHaveAttribute('target');
    await waitFor(() => expect(canvasElement.querySelector('pre')).toHaveAttribute('tabindex', '0'));
    await expect(canvasElement.querySelector('[data-slot=rich-text-table]')).not.toHaveAttribute('tabindex');
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(680);
  },
};

export const Hostile: Story = {
  parameters: { translated: false },
  args: { html: hostileHtml.join('') },
  render: () => (
    <>
      {hostileHtml.map((html) => (
        <RichText key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialogs = [spyOn(window, 'alert'), spyOn(window, 'confirm'), spyOn(window, 'prompt'), spyOn(window, 'open')];
    for (const html of hostileHtml) {
      const holder = document.createElement('div');
      holder.innerHTML = sanitizeHtml(html);
      canvasElement.append(holder);
      for (const element of holder.querySelectorAll('*')) {
        await expect(allowedTags, html).toContain(element.localName);
        for (const { name, value } of Array.from(element.attributes)) {
          await expect(name === 'is' ? value === '' : allowedAttributes.includes(name), `${name} in ${html}`).toBe(true);
          if (name === 'href' || name === 'src') await expect(value, html).toMatch(/^(https?:\/\/|mailto:|tel:|\/|data:image\/(png|gif))/);
        }
      }
      // What is clean stays as it is: no second reading makes something else of it.
      await expect(sanitizeHtml(holder.innerHTML), html).toBe(holder.innerHTML);
      for (const link of holder.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
      for (const element of holder.querySelectorAll<HTMLElement>('*')) element.click();
      holder.remove();
    }
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'));
    await expect(requests).toEqual([]);
    for (const dialog of dialogs) {
      await expect(dialog).not.toHaveBeenCalled();
      dialog.mockRestore();
    }
    await expect(Object.keys(window).filter((name) => name.startsWith('hacked'))).toEqual([]);
  },
};

export const Nothing: Story = { args: { html: null } };

const allowedTags = 'p h2 h3 h4 blockquote pre hr br ul ol li strong b em i u s del code sup sub a img table thead tbody tr th td'.split(
  ' ',
);
const allowedAttributes = 'href target rel src alt width height colspan rowspan start'.split(' ');
