import { IconButton, Popover } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { partOf } from '../../../lib/app/later.tsx';
import { onceOnline, unasked } from '../../../lib/app/when-online.ts';
import { useMessageStream } from './use-message-stream.ts';
import { useUnread } from '../use-messages.ts';

const MessagePanel = partOf(async () => (await loadPanel()).MessagePanel);

/** How many messages wait, and the newest of them. */
export function MessageBell() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const total = useUnread().data?.total ?? 0;
  useMessageStream();
  const shown = total > 99 ? '99+' : String(total);
  return (
    <Popover
      label={t`消息`}
      align="end"
      className="flex w-96 flex-col overflow-hidden p-0"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={total === 0 ? t`消息` : t`消息，${shown} 条未读`} onPointerEnter={fetchPanel} onFocus={fetchPanel}>
          <span className="relative">
            <Bell aria-hidden />
            {total > 0 && (
              <span
                aria-hidden
                className="absolute -top-2 left-2 min-w-4 rounded-full bg-theme px-1 text-center text-xs leading-4 text-theme-fg tabular-nums"
              >
                {shown}
              </span>
            )}
          </span>
        </IconButton>
      }
    >
      <MessagePanel hasUnread={total > 0} onLeave={() => setIsOpen(false)} />
    </Popover>
  );
}

const loadPanel = onceOnline(() => import('./message-panel.tsx'));
const fetchPanel = () => void unasked(loadPanel());
