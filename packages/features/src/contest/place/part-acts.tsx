import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where in the head of a contest's page its open part may put acts of its own. */
export const PartActsContext = createContext<HTMLElement | null>(null);

/** Acts of a part in the head of the page: on a phone, where its own first line would push the records down. */
export function PartActs({ children }: { children: ReactNode }) {
  const place = use(PartActsContext);
  return place && createPortal(children, place);
}
