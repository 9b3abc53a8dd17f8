import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { useComposingKeys } from '../composing-keys.ts';

/** A picker's dialog: whether it is open, and where the focus is. */
export interface PickerDialog {
  isOpen: boolean;
  /** The focus is in it, and nothing else can be reached. Otherwise it stands open beside the field, where one can go on typing. */
  isModal: boolean;
  /** Opens it with the focus in it, or closes it. */
  setIsOpen: (isOpen: boolean) => void;
  close: () => void;
  /** The field that the dialog was opened from. */
  field: RefObject<HTMLElement | null>;
  /** What its field has to hear; `isTyped`: something was typed since the field has the focus. */
  listen: (isTyped: boolean) => {
    onPointerDown: (event: PointerEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/**
 * A press anywhere in the field opens the dialog beside it and leaves the focus where it is. ArrowDown, and Enter where nothing was typed,
 * go into the dialog; so does a finger, as a keyboard of the screen would cover it.
 */
export function usePickerDialog(isFixed: boolean): PickerDialog {
  useComposingKeys();
  const field = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  // stays while the dialog leaves
  const [isModal, setIsModal] = useState(true);

  function open(from: HTMLElement, hasFocus: boolean) {
    field.current = from;
    setIsModal(hasFocus);
    setIsOpen(true);
  }

  return {
    isOpen,
    isModal,
    field,
    close: () => setIsOpen(false),
    setIsOpen(next) {
      if (next) setIsModal(true);
      setIsOpen(next);
    },
    listen: (isTyped) => ({
      onPointerDown: ({ pointerType }) => {
        isTouched.current = pointerType === 'touch';
      },
      onMouseDown(event) {
        if (isTouched.current && !isFixed) event.preventDefault();
      },
      onClick({ currentTarget }) {
        if (!isFixed && !isOpen) open(currentTarget, isTouched.current);
        else field.current = currentTarget;
        isTouched.current = false;
      },
      onKeyDown(event) {
        if (isFixed || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.key === 'Tab' || (event.key === 'Enter' && isTyped)) setIsOpen(false);
        else if (event.key === 'ArrowDown' || event.key === 'Enter') {
          event.preventDefault();
          open(event.currentTarget, true);
        }
      },
    }),
  };
}
