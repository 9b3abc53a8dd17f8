import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

/** One section: its heading and what folds away under it. */
export interface AccordionItem {
  key: string;
  title: ReactNode;
  /** At the end of the heading: a number, a state. */
  extra?: ReactNode;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface AccordionProps extends OwnProps<'div', 'defaultValue' | 'dir'> {
  items: readonly AccordionItem[];
  /** Keys of the open sections; leave out and it keeps them itself. */
  value?: readonly string[];
  onValueChange?: (keys: string[]) => void;
  /** Keys that are open at first, where `value` is left out. */
  defaultValue?: readonly string[];
  /** Opening a section closes the others. */
  isSingle?: boolean;
  /** Level of the headings on the page; default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** Sections that fold. Up, Down, Home and End move between the headings, Enter and Space open and close. */
export function Accordion({
  items,
  value,
  onValueChange,
  defaultValue = [],
  isSingle = false,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps) {
  const shared = { 'data-slot': 'accordion', ...rest, className: cn('rounded-card border border-border bg-surface', className) };
  const sections = items.map((item) => <Section key={item.key} item={item} headingLevel={headingLevel} />);
  if (!isSingle) {
    return (
      <RadixAccordion.Root
        {...shared}
        type="multiple"
        value={value && [...value]}
        defaultValue={[...defaultValue]}
        onValueChange={onValueChange}
      >
        {sections}
      </RadixAccordion.Root>
    );
  }
  return (
    <RadixAccordion.Root
      {...shared}
      type="single"
      collapsible
      value={value && (value[0] ?? '')}
      defaultValue={defaultValue[0] ?? ''}
      onValueChange={(key) => onValueChange?.(key === '' ? [] : [key])}
    >
      {sections}
    </RadixAccordion.Root>
  );
}

function Section({ item, headingLevel }: { item: AccordionItem; headingLevel: 2 | 3 | 4 | 5 | 6 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Item value={item.key} disabled={item.isDisabled} className="not-first:border-t not-first:border-border">
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger className="group flex min-h-row w-full items-center gap-2 rounded-card px-4 py-2 text-left text-sm font-medium -outline-offset-2 transition-colors not-disabled:hover:text-theme-text disabled:cursor-not-allowed disabled:text-fg-subtle">
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 -rotate-90 stroke-[1.5] text-fg-muted transition-transform group-data-[state=open]:rotate-0"
            />
            <span className="min-w-0 flex-1">{item.title}</span>
            {item.extra !== undefined && <span className="shrink-0 font-normal text-fg-muted">{item.extra}</span>}
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content className="data-[state=open]:animate-fade-in">
        <div className="px-4 pt-1 pb-4 pl-10">{item.content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
