import { isAllowed } from '@saiwu/admin';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../answers.ts';
import { HereProvider } from './here.tsx';

/** Around the page of a plan: the reader is in the section that is open, which its address names, or else in the first. */
export function PlanHere({ plan: { id, sections, actions }, children }: { plan: Plan; children: ReactNode }) {
  const [address] = useSearchParams();
  const named = address.get('section');
  const open = sections.find(({ key }) => key === named) ?? sections[0];
  return (
    <HereProvider id={id} at={{ section: 'PLAN', key: open?.key ?? null }} isOn={isAllowed(actions, 'save')}>
      {children}
    </HereProvider>
  );
}
