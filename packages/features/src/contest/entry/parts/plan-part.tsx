import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@saiwu/ui';
import { Link } from 'react-router-dom';
import type { Entry } from '../../answers.ts';
import { planPath } from '../../plan/plan-path.ts';
import { HereIn } from '../here/here.tsx';
import { LeftNotice } from '../left-behind/left-notice.tsx';
import { placeId } from '../places.ts';
import { usePlanLeft } from '../left-behind/use-plan-left.ts';

/** The way to the business plan, which has a page of its own, and how far it has come. */
export function PlanPart({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { id, form, missing, actions, isPast } = entry;
  const left = usePlanLeft(entry);
  const all = form.sections.length;
  const open = missing.filter(({ section }) => section === 'PLAN').length;
  return (
    <Card id={placeId('PLAN')} tabIndex={-1} title={t`商业计划书`} actions={<HereIn section="PLAN" />}>
      <LeftNotice texts={left.texts} isPast={isPast} onDrop={left.drop} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-fg-muted">{open === 0 ? t`共 ${all} 章，要写的都写了` : t`共 ${all} 章，还差 ${open} 章`}</p>
        <Button variant="outline" asChild>
          <Link to={planPath(id)}>{isAllowed(actions, 'save') ? t`写计划书` : t`看计划书`}</Link>
        </Button>
      </div>
    </Card>
  );
}
