import { Slot } from 'radix-ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';
import { piece, useNear } from '../piece.ts';

export interface PopoverProps extends OwnProps<'div'> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Says what the popover is, for screen readers. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

const popoverLayer = piece(async () => (await import('./popover-layer.tsx')).PopoverLayer);

/** A small panel beside its button. Not modal; Escape and a click outside close it. Its code comes when somebody comes near the button. */
export function Popover({ trigger, label, side = 'bottom', align = 'start', isOpen: given, onOpenChange, ...props }: PopoverProps) {
  const opener = useRef<HTMLElement>(null);
  const panelId = useId();
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = given ?? isOpenHere;
  const { isNear, approach } = useNear(popoverLayer, isOpen);

  function setIsOpen(next: boolean) {
    setIsOpenHere(next);
    onOpenChange?.(next);
  }

  return (
    <>
      <Slot.Root
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={approach.onPointerEnter}
        onFocus={approach.onFocus}
        onClick={() => {
          approach.come();
          setIsOpen(!isOpen);
        }}
      >
        {trigger}
      </Slot.Root>
      {isNear && (
        <popoverLayer.Part
          id={panelId}
          aria-label={label}
          side={side}
          align={align}
          opener={opener}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          {...props}
        />
      )}
    </>
  );
}
