import { useState } from 'react';

/** The text of a control that may be controlled or not, and what its change handler tells. */
export function useTypedText(props: {
  value?: string | number | null | undefined;
  defaultValue?: unknown;
}): [string, (text: string) => void] {
  const [typed, setTyped] = useState(typeof props.defaultValue === 'string' ? props.defaultValue : '');
  return ['value' in props ? String(props.value ?? '') : typed, setTyped];
}
