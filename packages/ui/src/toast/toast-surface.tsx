import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type FocusEvent } from 'react';
import { toast as sonner, Toaster, useSonner } from 'sonner';
import { cn } from '../cn.ts';
import { nestQuotes } from '../confirm/nest-quotes.ts';
import { RequestId } from '../error-state/request-id.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { useWords } from '../words.tsx';
import type { ToastHostProps } from './toast-host-props.ts';
import { connectToasts, type ToastMessage } from './toast.ts';
import { useReachOverDialogs } from './use-reach-over-dialogs.ts';
import { useToastPlace } from './use-toast-place.ts';

/** Stacks the toasts and reads them out. Loaded by `ToastHost`. */
export function ToastSurface({ aboutRequest, className, ref, ...rest }: ToastHostProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isUnseen = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const { toasts } = useSonner();
  const { edge, distance } = useToastPlace(toasts.length > 0, toasts);
  useReachOverDialogs(frame, goBack);
  useEffect(() => {
    const told = new Map<string, { text: string; count: number }>();
    const disconnect = connectToasts((message) => {
      const id = idOf(message);
      const { text } = message;
      const before = told.get(id);
      const count = before?.text === text ? before.count + 1 : 1;
      told.set(id, { text, count });
      sonner.custom(() => <Toast message={message} count={count} close={() => sonner.dismiss(id)} />, {
        id,
        duration: Infinity,
        onDismiss: () => told.delete(id),
      });
    });
    return () => {
      disconnect();
      sonner.dismiss();
    };
  }, []);

  /** A toast that goes away under the pointer or the focus tells neither that they left. */
  function leave() {
    setIsHovered(false);
    if (frame.current?.contains(document.activeElement) === true) goBack();
  }

  function goBack() {
    setIsFocused(false);
    if (origin.current?.isConnected === true) origin.current.focus({ preventScroll: true });
  }

  function onFocus(event: FocusEvent) {
    setIsFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from;
  }

  return (
    <ToastsContext value={{ isHeld: isHovered || isFocused || isUnseen, leave, aboutRequest }}>
      <div
        ref={useMergedRef(frame, ref)}
        data-slot="toasts"
        {...rest}
        className={cn('contents', className)}
        onPointerMove={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={onFocus}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsFocused(false)}
      >
        <Toaster
          // another position is another list to Sonner: a toast that changes its edge would be made and read out anew
          position="top-right"
          offset={{ right: 16 }}
          mobileOffset={{ left: 16, right: 16 }}
          style={edge === 'top' ? { top: distance } : { top: 'auto', bottom: distance }}
          toastOptions={{ style: edge === 'top' ? undefined : upwards }}
          gap={8}
          visibleToasts={4}
          expand
          containerAriaLabel={words.notifications}
          className="pointer-events-auto text-fg"
        />
      </div>
    </ToastsContext>
  );
}

interface Toasts {
  /** The time of all toasts stands still: one is hovered or focused, or nobody sees the page. */
  isHeld: boolean;
  /** Called before a button closes its toast. */
  leave: () => void;
  aboutRequest?: ToastHostProps['aboutRequest'];
}

const ToastsContext = createContext<Toasts>({ isHeld: false, leave: () => undefined });

/** How long a toast stays, in milliseconds. */
const lifetime = 5000;

function Toast({ message, count, close }: { message: ToastMessage; count: number; close: () => void }) {
  const words = useWords();
  const { isHeld, leave, aboutRequest } = use(ToastsContext);
  const { id, tone, text, requestId, isExplained = false, undo } = message;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(close, lifetime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `close` is new at each render of the stack and must not restart the time
  }, [isHeld, id]);
  const Icon = icons[tone];
  return (
    <div
      // The list around is a polite live region; a failure does not wait its turn.
      role={tone === 'danger' ? 'alert' : undefined}
      data-slot="toast"
      data-tone={tone}
      className="pointer-events-auto flex w-[min(22.25rem,calc(100vw-2rem))] items-start gap-2 rounded-card border border-border bg-surface-raised py-2 pr-2 pl-3 font-sans text-sm text-fg shadow-3"
    >
      <Icon aria-hidden className={cn('my-1 h-[1lh] w-4 shrink-0 stroke-[1.5]', colours[tone])} />
      <div className="max-h-[40dvh] min-w-0 flex-1 overflow-y-auto py-1 wrap-anywhere">
        {/* other news of the same subject is another element: a translated text would keep the old one */}
        <p key={text}>
          {nestQuotes(text)}
          {count > 1 && <span className="ml-2 font-medium text-fg-muted tabular-nums">{`×${count}`}</span>}
        </p>
        {requestId !== undefined && (
          <div className="flex flex-wrap items-center gap-x-3">
            <RequestId id={requestId} />
            {isExplained && aboutRequest?.(requestId)}
          </div>
        )}
      </div>
      {undo !== undefined && (
        <button
          type="button"
          className="min-h-7.5 shrink-0 rounded-control px-2 font-medium text-theme-text hover:bg-theme-soft pointer-coarse:min-h-11"
          onClick={() => {
            leave();
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
        title={words.close}
        className="grid size-7.5 shrink-0 place-items-center rounded-control text-fg-muted hover:bg-bg-subtle pointer-coarse:size-11"
        onClick={() => {
          leave();
          close();
        }}
      >
        <X aria-hidden className="size-4 stroke-[1.5]" />
      </button>
    </div>
  );
}

/**
 * The same news once more takes the place of the first, which counts, and news about the same thing that of what was told before; what can
 * be undone is news of its own.
 */
function idOf({ id, tone, text, undo, about }: ToastMessage): string {
  if (about !== undefined && undo === undefined) return `about ${about}`;
  return undo === undefined ? `${tone} ${text}` : String(id);
}

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Toasts pile up from the lower end of their list, as Sonner's own do at the bottom. */
const upwards = {
  top: 'auto',
  bottom: 0,
  '--lift': '-1',
  '--lift-amount': 'calc(-1 * var(--gap))',
} as CSSProperties; // which know no variables

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };
const colours = { success: 'text-success-text', danger: 'text-danger-text', info: 'text-info-text' };
