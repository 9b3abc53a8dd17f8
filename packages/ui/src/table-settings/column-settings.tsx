import { Columns3Cog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useColumnSettingsWords } from './use-column-settings-words.ts';
import type { ColumnSettingsProps } from './column-settings-props.ts';

/**
 * A button whose panel says which columns a table shows, in which order, which ones stand still, and how high its rows are. The panel loads
 * when it is first opened. Its columns are a grid of the WAI-ARIA practices: arrows go from control to control, Space on a handle lifts the
 * column for the arrows to move.
 */
export function ColumnSettings({ columns, view, onViewChange, leftOut, ...rest }: ColumnSettingsProps) {
  const words = useColumnSettingsWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={words.columnSettings}
      align="end"
      className="flex w-80 flex-col overflow-hidden p-0"
      trigger={
        <IconButton {...rest} variant="outline" label={words.columnSettings} onPointerEnter={prepare} onFocus={prepare}>
          <Columns3Cog aria-hidden />
        </IconButton>
      }
    >
      <Suspense fallback={<Waiting count={columns.length} />}>
        <ColumnSettingsPanel columns={columns} view={view} onViewChange={onViewChange} leftOut={leftOut} />
      </Suspense>
    </Popover>
  );
}

const loadPanel = async () => ({ default: (await import('./column-settings-panel.tsx')).ColumnSettingsPanel });

const ColumnSettingsPanel = lazy(loadPanel);

/** Fetched a moment before the press; if that fails, the press tries again and says so. */
function prepare() {
  loadPanel().catch(() => undefined);
}

function Waiting({ count }: { count: number }) {
  return (
    <div aria-busy className="flex flex-col gap-4 p-4">
      {Array.from({ length: Math.min(count, 8) }, (_, index) => (
        <Skeleton key={index} className="w-40" />
      ))}
    </div>
  );
}
