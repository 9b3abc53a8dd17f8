import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref for an element that the kit and its caller both want. */
export function useMergedRef<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const undo = [own, given].map((ref) => attach(ref, element));
      return () => {
        for (const detach of undo) detach();
      };
    },
    [own, given],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
