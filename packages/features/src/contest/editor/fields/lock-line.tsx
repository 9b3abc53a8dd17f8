import { Lock, LockOpen } from 'lucide-react';

interface LockLineProps {
  /** Absent where it is locked. */
  isOpen?: boolean;
  children: string;
}

/** Why a field no longer changes, or from when on it will not. */
export function LockLine({ isOpen = false, children }: LockLineProps) {
  const Icon = isOpen ? LockOpen : Lock;
  return (
    <span className="flex items-start gap-1">
      <Icon aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
      <span>{children}</span>
    </span>
  );
}
