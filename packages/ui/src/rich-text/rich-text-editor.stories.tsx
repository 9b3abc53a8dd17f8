import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

const meta: Meta<typeof RichTextEditor> = {
  title: '控件/RichTextEditor',
  component: RichTextEditor,
  args: { value: '', onValueChange: fn(), 'aria-label': '大赛介绍', placeholder: '写给参赛者看的介绍', maxLength: 2000 },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof RichTextEditor>;

const sample = `<h2>赛事说明</h2><p>第十二届<strong>大学生创新创业大赛</strong>面向全省高校，<em>每队</em>不超过 <u>15</u> 人。</p>
<ul><li><p>高教主赛道</p></li><li><p>青年红色筑梦之旅</p></li></ul><blockquote><p>以赛促学，以赛促教，以赛促创。</p></blockquote>
<table><tbody><tr><th><p>阶段</p></th><th><p>时间</p></th></tr><tr><td><p>校赛</p></td><td><p>5 月</p></td></tr></tbody></table>
<p>详见 <a href="https://saiwu.example/rules">评审规则</a>。</p>`;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '大赛介绍' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}b{/Control}创新');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p><strong>创新</strong></p>'));
    await expect(canvas.getByRole('button', { name: /^(粗体|Bold)$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(/^2 \/ 2000/)).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(''));
  },
};

/** Raised and lowered text, typed and as it was stored: it stays so when something else is changed. */
export const RaisedAndLowered: Story = {
  args: { value: '<p>精度 10<sup>-6</sup></p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: '大赛介绍' });
    text.focus();
    document.getSelection()?.selectAllChildren(text);
    document.getSelection()?.collapseToEnd();
    const raised = canvas.getByRole('button', { name: /^(上标|Superscript)$/ });
    await waitFor(() => expect(raised).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(raised);
    await userEvent.keyboard('，CO');
    await userEvent.click(canvas.getByRole('button', { name: /^(下标|Subscript)$/ }));
    await userEvent.keyboard('2');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>精度 10<sup>-6</sup>，CO<sub>2</sub></p>'));
    // one or the other
    await userEvent.click(raised);
    await userEvent.keyboard('3');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>精度 10<sup>-6</sup>，CO<sub>2</sub><sup>3</sup></p>'));
  },
};

export const ToolbarKeys: Story = {
  args: { value: '<p>创新</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox');
    const toolbar = within(canvas.getByRole('toolbar', { name: /文字格式|Text format/ }));
    text.focus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    const style = toolbar.getByRole('button', { name: /段落样式|Paragraph style/ });
    await waitFor(() => expect(style).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const bold = toolbar.getByRole('button', { name: /^(粗体|Bold)$/ });
    await expect(bold).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(toolbar.getByRole('button', { name: /清除格式|Clear formatting/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(style).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^(1 级标题|Heading 1)$/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<h2>创新</h2>'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(style).toHaveFocus());
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '之后' })).toHaveFocus();
  },
};

export const LinkIsChecked: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '大赛介绍' });
    await userEvent.click(canvas.getByRole('button', { name: /^(链接|Link)$/ }));
    const address = await screen.findByRole('textbox', { name: /链接地址|Address/ });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/http/));
    await userEvent.clear(address);
    await userEvent.type(address, 'saiwu.example/rules{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p><a href="https:..saiwu.example.rules"[^>]*>saiwu.example.rules<.a><.p>$/),
      ),
    );
    await waitFor(() => expect(address).not.toBeInTheDocument());
  },
};

export const TableKeys: Story = {
  args: { value: '<p>前</p>' },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: /^(表格|Table)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /插入表格|Insert table/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    // The menu gives the focus back when it is gone.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    text.focus();
    const inCell = () => {
      const anchor = document.getSelection()?.anchorNode;
      return (anchor instanceof Element ? anchor : anchor?.parentElement)?.closest('td, th');
    };
    const cells = text.querySelectorAll('td, th');
    await waitFor(() => expect(inCell()).toBe(cells[0]));
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await waitFor(() => expect(inCell()).toBe(cells[1]));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(inCell()).toBe(cells[0]));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const Picture: Story = {
  args: { onUploadImage: () => Promise.resolve({ url: `data:image/png;base64,${pixel}` }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('textbox');
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('no picker');
    await userEvent.upload(picker, new File(['<svg>'], '坏.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/内容|content/);
    const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
    await userEvent.upload(picker, new File([bytes], '现场.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('img', { name: '现场' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringContaining('alt="现场"'));
  },
};

/** A text with pictures: one within it is stored and stands after it, one that stayed on the device is said to be missing. */
export const PasteWithPictures: Story = {
  args: { onUploadImage: ({ name }) => Promise.resolve({ url: `/files/${name}` }) },
  play: async ({ args, canvas }) => {
    const text = await canvas.findByRole('textbox');
    text.focus();
    const clipboardData = new DataTransfer();
    const pictures = `<img src="data:image/png;base64,${pixel}" alt="plan"><img src="file:///C:/msohtmlclip1/image001.png">`;
    clipboardData.setData('text/html', `<p>two pictures</p>${pictures}`);
    text.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(await canvas.findByText(/^(1 张图片没有粘贴进来|1 image did not come along)/)).toBeVisible();
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p>two pictures<\/p><img src="\/files\/plan\.png" alt="plan"\s*\/?>$/),
      ),
    );
  },
};

export const PasteFromWord: Story = {
  play: async ({ args, canvas }) => {
    const text = await canvas.findByRole('textbox');
    text.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', fromWord);
    text.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<h2>评审细则</h2><p>总分 <strong>100</strong> 分</p><ul><li><p>创新性</p></li><li><p>可行性</p></li></ul><ol><li><p>初评</p></li></ol>',
      ),
    );
  },
};

export const TooLong: Story = {
  args: { value: sample, maxLength: 50 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/超出|over the limit/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { value: sample, readOnly: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox');
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { value: sample, disabled: true } };

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-parent:""} --></style></head><body>
<!--StartFragment--><h1 style="mso-outline-level:1"><span lang=EN-US>评审细则<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-family:宋体;mso-ascii-font-family:Calibri'>总分 <b>100</b> 分<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>创新性</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>可行性</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>初评</p><!--EndFragment--></body></html>`;

function Held({ value: first, onValueChange, ...args }: RichTextEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RichTextEditor
        {...args}
        className="max-w-180"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
      <button type="button" className="mt-2 rounded-control px-2 py-1">
        之后
      </button>
    </>
  );
}
