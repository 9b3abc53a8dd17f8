import * as React from 'react';

/**
 * Development React keeps ten frames of a stack with each element that it makes, until ten thousand were made within a second: a sixth of
 * what a form of many fields computes. Told that so many were made, it keeps none. What it has to say against our code names the component
 * as before.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  // another React may count otherwise; then it is as slow as before
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React begins to count anew each second
    },
  });
}
