import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { cn } from '../cn.ts';
import { RequestId } from '../error-state/request-id.tsx';
import { useWords } from '../words.tsx';
import { connectToasts, type ToastMessage } from './toast.ts';

/** Stacks the toasts and reads them out. Loaded by `ToastHost`. */
export function ToastSurface() {
  const words = useWords();
  useEffect(() => {
    const disconnect = connectToasts((message) => {
      sonner.custom((id) => <Toast message={message} close={() => sonner.dismiss(id)} />, { duration: Infinity });
    });
    return () => {
      disconnect();
      sonner.dismiss();
    };
  }, []);
  return (
    <Toaster
      position="top-center"
      offset={16}
      gap={8}
      visibleToasts={4}
      expand
      containerAriaLabel={words.notifications}
      className="text-fg"
    />
  );
}

/** How long a toast stays, in milliseconds. */
const lifetime = 5000;

function Toast({ message, close }: { message: ToastMessage; close: () => void }) {
  const words = useWords();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(close, lifetime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `close` is new at each render of the stack and must not restart the time
  }, [isHeld]);
  const { tone, text, requestId, undo } = message;
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-slot="toast"
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="flex w-[min(22.25rem,calc(100vw-2rem))] items-start gap-2 rounded-card border border-border bg-surface-raised py-2 pr-2 pl-3 text-sm text-fg shadow-3"
    >
      <Icon aria-hidden className={cn('my-1.5 size-4 shrink-0 stroke-[1.5]', colours[tone])} />
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p>{text}</p>
        {requestId !== undefined && <RequestId id={requestId} />}
      </div>
      {undo !== undefined && (
        <button
          type="button"
          className="shrink-0 rounded-control px-2 py-1 font-medium text-theme-text hover:bg-theme-soft"
          onClick={() => {
            undo();
            close();
          }}
        >
          {words.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={words.close}
        className="grid size-7.5 shrink-0 place-items-center rounded-control text-fg-muted hover:bg-bg-subtle"
        onClick={close}
      >
        <X aria-hidden className="size-4 stroke-[1.5]" />
      </button>
    </div>
  );
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };
const colours = { success: 'text-success-text', danger: 'text-danger-text', info: 'text-info-text' };
