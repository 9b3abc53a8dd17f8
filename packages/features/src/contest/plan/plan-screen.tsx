import { isAllowed, Loaded, NameLink, refusalOf, useTabTitle } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { FileInput, Printer } from 'lucide-react';
import { useState } from 'react';
import { generatePath, Link, useParams, useSearchParams } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import { useTypedStore } from '../../lib/kept/use-typed-store.ts';
import type { Plan } from '../answers.ts';
import { HereNow } from '../entry/here/here.tsx';
import { PlanHere } from '../entry/here/plan-here.tsx';
import { ImportDrawer } from './import/import-drawer.tsx';
import { PlanPdf } from './plan-pdf.tsx';
import type { OpenSection } from './stores/plan-stores.ts';
import { SectionEditor } from './section/section-editor.tsx';
import { SectionNav } from './section/section-nav.tsx';
import { UnsettledSections } from './stores/unsettled-sections.tsx';
import { useAcross } from './stores/use-across.ts';
import { useComments } from './comments/use-comments.ts';
import { useWordCount } from './section/use-word-count.ts';
import { usePlanStores } from './stores/use-plan-stores.ts';

/** The business plan of one's own project: a section at a time, each saved by itself. */
export function PlanScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('plan.get', { path: { id } }));
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {/* the contest may ask for other sections than before */}
      {(plan) => (
        <PlanHere plan={plan}>
          <WholePlan key={`${id} ${plan.sections.map(({ key }) => key).join(' ')}`} plan={plan} />
        </PlanHere>
      )}
    </Loaded>
  );
}

function WholePlan({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  useFreshLinks();
  const { sections, ask } = usePlanStores(plan);
  const [address, setAddress] = useSearchParams();
  const named = address.get('section');
  const open = sections.find(({ section }) => section.key === named) ?? sections[0];
  const show = (key: string) => setAddress({ section: key }, { replace: true });
  const can = useCan();
  // advisors hold no code to write
  const lock = can('plan.save') ? refusalOf(plan.actions, 'save') : t`由团队填写，你可以查看和批注`;
  const comments = useComments(plan.id);
  const [isImporting, setIsImporting] = useState(false);
  const mayWrite = isAllowed(plan.actions, 'save') && sections.length > 0;
  return (
    <PageStack>
      <PageHeader
        title={plan.title}
        state={
          <>
            {/* beside a PDF the sections count for nothing */}
            {plan.pdf === null && <Progress sections={sections} />}
            <HereNow />
          </>
        }
        description={<WayBack plan={plan} />}
        actions={
          <>
            {sections.length > 0 && plan.pdf === null && (
              <Button variant="outline" asChild>
                <Link to={generatePath(consolePaths.ownPlanPages, { id: plan.id })}>
                  <Printer aria-hidden />
                  {t`打印预览`}
                </Link>
              </Button>
            )}
            {mayWrite && (
              <Button variant="outline" onClick={() => setIsImporting(true)}>
                <FileInput aria-hidden />
                <span className="max-sm:sr-only">{t`导入 Word`}</span>
              </Button>
            )}
          </>
        }
      />
      {isImporting && <ImportDrawer plan={plan} sections={sections} onClose={() => setIsImporting(false)} />}
      {lock !== null && <Alert tone="info">{lock}</Alert>}
      {(plan.pdf !== null || (plan.planAs === 'EITHER' && mayWrite)) && <PlanPdf plan={plan} />}
      {mayWrite && sections.map((one) => <SectionSaver key={one.section.key} one={one} onSavedElsewhere={ask} />)}
      <UnsettledSections plan={plan} sections={sections} open={open?.section.key} onOpen={show} />
      {open === undefined ? (
        <EmptyState title={t`这个大赛不用写计划书`} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <SectionNav sections={sections} comments={comments.query.data ?? []} open={open.section.key} onOpen={show} />
          <SectionEditor key={open.section.key} plan={plan} one={open} comments={comments} />
        </div>
      )}
    </PageStack>
  );
}

/** The project that it is of. */
function WayBack({ plan: { id, contestTitle, number } }: { plan: Plan }) {
  const { t } = useLingui();
  return (
    <>
      {`${contestTitle} · ${number} · `}
      <NameLink isInText to={generatePath(consolePaths.ownEntry, { id })}>
        {t`回到项目`}
      </NameLink>
    </>
  );
}

/** What was written in a section goes out whichever is open. */
function SectionSaver({ one: { store, copy }, onSavedElsewhere }: { one: OpenSection; onSavedElsewhere: () => void }) {
  useTypedStore(store, copy, onSavedElsewhere);
  return null;
}

/** How many sections something stands in, and how much in all of them. */
function Progress({ sections }: { sections: readonly OpenSection[] }) {
  const { t } = useLingui();
  const htmls = useAcross(sections, ({ store }) => store.getSnapshot().html);
  const filled = htmls.filter((html) => html !== '').length;
  const all = sections.length;
  const words = useWordCount(htmls.join(''));
  if (all === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-fg-muted tabular-nums">
      <span>{t`已写 ${filled} / ${all} 章`}</span>
      {filled > 0 && <span>{t`全文 ${words}`}</span>}
    </span>
  );
}
