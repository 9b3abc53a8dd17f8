import { Trans } from '@lingui/react/macro';
import { Badge } from '@saiwu/ui';
import type { ReactNode } from 'react';

/** A name in a list. A record that we ship is marked before a reader tries to change it. */
export function BuiltInName({ isBuiltIn, children }: { isBuiltIn: boolean; children: ReactNode }) {
  if (!isBuiltIn) return children;
  return (
    <span className="flex min-w-0 items-center gap-x-2 gap-y-1 max-md:flex-wrap">
      {/* room for the ring of a link within */}
      <span className="-m-1 truncate p-1 max-md:whitespace-normal">{children}</span>
      <Badge>
        <Trans>内置</Trans>
      </Badge>
    </span>
  );
}
