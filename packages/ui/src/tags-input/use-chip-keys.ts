import { useState, type KeyboardEvent } from 'react';

export interface ChipKeys {
  /** The `ref` of the box around the chips and their input. */
  setBox: (box: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Removes a chip; the focus goes to its neighbour, or back to the input. */
  removeAt: (index: number) => void;
}

/**
 * Keys among chips before an input. From the start of the input ArrowLeft goes to the last chip and Backspace removes it; among chips
 * ArrowLeft, ArrowRight, Home and End move, Delete and Backspace remove. Chips are found by `data-chip`, so that they are one tab stop with
 * the input.
 */
export function useChipKeys(onRemove: (index: number) => void): ChipKeys {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const chips = () => [...(box?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
  const focus = (index: number) => (chips()[index] ?? box?.querySelector('input'))?.focus();
  const removeAt = (index: number) => {
    const last = chips().length - 1;
    // Before the chip goes: the focus would go with it.
    focus(index < last ? index + 1 : index - 1);
    onRemove(index);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const { target, key } = event;
    const all = chips();
    const last = all.length - 1;
    if (target instanceof HTMLInputElement) {
      const isAtStart = target.selectionStart === 0 && target.selectionEnd === 0;
      if (!isAtStart || target.readOnly || last < 0) return;
      if (key === 'ArrowLeft') focus(last);
      else if (key === 'Backspace') onRemove(last);
      return;
    }
    const at = all.findIndex((chip) => chip === target);
    if (at < 0) return;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => focus(Math.max(0, at - 1)),
      ArrowRight: () => focus(at + 1),
      Home: () => focus(0),
      End: () => focus(last + 1),
      Delete: () => removeAt(at),
      Backspace: () => removeAt(at),
    };
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { setBox, onKeyDown: press, removeAt };
}
