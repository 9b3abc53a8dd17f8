import { EllipsisVertical } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { Popover } from '../popover/popover.tsx';
import { useWords } from '../words.tsx';

/** One entry of the header. */
export interface NavbarItem {
  key: string;
  /** An `IconButton`, alone or as the trigger of a menu, popover or drawer. */
  content: ReactNode;
  /** Stays in the header when there is little room. */
  isEssential?: boolean;
}

export interface NavbarProps extends OwnProps<'div'> {
  items: NavbarItem[];
}

/**
 * The entries at the end of the header. In the mobile layout, below 992 px, the less essential ones stand behind one button, with their
 * names.
 */
export function Navbar({ items, className, ...rest }: NavbarProps) {
  const words = useWords();
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
  const [shown, behind] = [items.filter((item) => isWide || item.isEssential), items.filter((item) => !isWide && !item.isEssential)];
  const last = shown.at(-1);
  return (
    <div data-slot="navbar" {...rest} className={cn('contents', className)}>
      {shown.slice(0, -1).map(contentOf)}
      {behind.length > 0 && (
        <Popover
          label={words.more}
          align="end"
          className="w-56 p-1"
          trigger={
            <IconButton label={words.more}>
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          {/* Here is room for the names that the bare icons only carry as labels. */}
          <div className="flex flex-col **:data-[slot=button]:aspect-auto **:data-[slot=button]:w-full **:data-[slot=button]:justify-start **:data-[slot=button]:gap-2.5 **:data-[slot=button]:px-2 **:data-[slot=button]:text-fg **:data-[slot=button]:after:content-[attr(aria-label)] pointer-coarse:**:data-[slot=button]:min-h-11">
            {behind.map(contentOf)}
          </div>
        </Popover>
      )}
      {last !== undefined && contentOf(last)}
    </div>
  );
}

const wide = '(min-width: 62rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function contentOf({ key, content }: NavbarItem) {
  return (
    <span key={key} className="contents">
      {content}
    </span>
  );
}
