import { useLingui } from '@lingui/react/macro';
import { Button, cn, Popover, type FieldProps } from '@saiwu/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { MenuIcon } from '../../lib/menu-icon/menu-icon.tsx';
import { partOf } from '../../lib/app/later.tsx';

const IconGrid = partOf(async () => (await import('./icon-grid.tsx')).IconGrid);

type IconPickerProps = Pick<
  FieldProps<string>,
  'id' | 'value' | 'onValueChange' | 'onBlur' | 'readOnly' | 'aria-labelledby' | 'aria-describedby'
>;

/** Chooses a menu's icon from those that the console carries, by sight or by Lucide's names. */
export function IconPicker({ value, onValueChange, onBlur, readOnly, 'aria-labelledby': labelledBy, ...rest }: IconPickerProps) {
  const { t } = useLingui();
  const chosenId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (name: string) => {
    onValueChange(name);
    setIsOpen(false);
  };
  const trigger = (
    <Button
      {...rest}
      aria-labelledby={`${labelledBy} ${chosenId}`}
      variant="outline"
      disabled={readOnly}
      onBlur={onBlur}
      className={cn('justify-start', readOnly && 'bg-bg-subtle')}
    >
      <MenuIcon name={value} />
      <span id={chosenId}>{value === '' ? t`不指定` : value}</span>
      {!readOnly && <ChevronDown aria-hidden className="ml-auto text-fg-muted" />}
    </Button>
  );
  if (readOnly) return trigger;
  return (
    <Popover trigger={trigger} label={t`选择图标`} isOpen={isOpen} onOpenChange={setIsOpen} className="w-80">
      <IconGrid value={value} onChoose={choose} />
    </Popover>
  );
}
