import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { SortList } from './sort-list.tsx';

const meta: Meta = {
  title: '数据/SortList',
  render: () => <Ordered />,
};
export default meta;

type Story = StoryObj;

function Ordered() {
  const [items, setItems] = useState(['报名', '初评', '终评', '公示']);
  return (
    <SortList
      className="max-w-100"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      renderItem={(item) => <span className="font-medium">{item}</span>}
      onMove={(key, after) => {
        const others = items.filter((item) => item !== key);
        setItems(others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, key));
      }}
    />
  );
}

const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Each press of a button moves its row by one, says where it is, and keeps the focus; at an end nothing happens. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const down = canvas.getByRole('button', { name: /^(下移|Move down) 报名$/ });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order(canvas)).toEqual(['初评', '报名', '终评', '公示']));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(下移|Move down) 报名$/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(order(canvas)).toEqual(['初评', '终评', '公示', '报名']));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(下移|Move down) 报名$/ })).toHaveFocus());
    await expect(canvasElement.querySelector('output')).toHaveTextContent(/报名.*4/);
  },
};

/** The handle drags a row, which comes to stand where it is let go. */
export const ByDragging: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const handle = rows[3]?.querySelector('[aria-hidden]');
    const [from, to] = [rows[3]?.getBoundingClientRect(), rows[0]?.getBoundingClientRect()];
    if (!handle || !from || !to) throw new Error('four rows are expected');
    const at = (y: number) => ({ clientX: from.left + 10, clientY: y, isPrimary: true, button: 0 });
    await fireEvent.pointerDown(handle, at(from.top + 10));
    await fireEvent.pointerMove(document, at(from.top));
    await fireEvent.pointerMove(document, at(to.top + 5));
    await waitFor(() => expect(rows[3]).toHaveAttribute('data-state', 'dragging'));
    await fireEvent.pointerMove(document, at(to.top));
    await fireEvent.pointerUp(document, at(to.top));
    await waitFor(() => expect(order(canvas)).toEqual(['公示', '报名', '初评', '终评']));
  },
};
