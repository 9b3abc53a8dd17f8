import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { useWords } from '../words.tsx';
import { SheetContext } from './filter-field.tsx';
import { useFilterWords } from './use-filter-words.ts';

export interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSearch: () => void;
  onReset: () => void;
  children: ReactNode;
}

/** The filters of a list on a phone, from below: they count when the main button is pressed. */
export function FilterSheet({ isOpen, onOpenChange, onSearch, onReset, children }: FilterSheetProps) {
  const words = useFilterWords();
  const kit = useWords();
  const id = useId();
  return (
    <Drawer
      side="bottom"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.filters}
      footer={
        <>
          <Button variant="outline" onClick={onReset}>
            {kit.reset}
          </Button>
          <Button type="submit" form={id} className="grow">
            {words.showResults}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // the bar around the portal is a form too
          event.stopPropagation();
          // the sheet goes with it: not before the event is through with the form
          queueMicrotask(onSearch);
        }}
      >
        <SheetContext value={true}>{children}</SheetContext>
      </form>
    </Drawer>
  );
}
