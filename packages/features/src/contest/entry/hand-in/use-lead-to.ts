import { useNavigate } from 'react-router-dom';
import type { Entry } from '../../answers.ts';
import { planPath } from '../../plan/plan-path.ts';
import { focusPlace } from '../places.ts';

/** Leads to a place of a project: on its page, or to the plan, which has one of its own. */
export function useLeadTo(id: string): (place: Pick<Entry['missing'][number], 'section' | 'key'>) => void {
  const navigate = useNavigate();
  return ({ section, key }) => {
    if (section === 'PLAN') void navigate(planPath(id, key));
    else focusPlace(section, key);
  };
}
