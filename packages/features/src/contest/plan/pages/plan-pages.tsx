import { Loaded, NameLink, useTabTitle } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, personPartNames } from '@saiwu/openapi';
import { Button, cn, PageHeader, PageStack, RichText } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/api.tsx';
import { useFreshLinks } from '../../../lib/files/use-fresh-links.ts';
import type { Plan } from '../../answers.ts';
import { FittedPages } from './fitted-pages.tsx';
import { PdfLink } from '../pdf-link.tsx';
import { planPath } from '../plan-path.ts';

/** The plan of one's own project as it is printed. */
export function OwnPlanPages() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('plan.get', { path: { id } }), staleTime: 0 });
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {(plan) => <PlanPages plan={plan} wayBack={planPath(id)} />}
    </Loaded>
  );
}

/** The same for those who look after the project. */
export function ProjectPlanPages() {
  const { id = '', projectId = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('plan.read', { path: { id: projectId } }), staleTime: 0 });
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {(plan) => <PlanPages plan={plan} wayBack={generatePath(consolePaths.project, { id, projectId })} />}
    </Loaded>
  );
}

/** A4, as it is on paper, and light in any theme: the browser prints it, or saves it as PDF. */
function PlanPages({ plan, wayBack }: { plan: Plan; wayBack: string }) {
  const { t } = useLingui();
  useFreshLinks();
  const { title, contestTitle, number, sections, pdf, team } = plan;
  const written = sections.filter(({ html }) => html !== '');
  return (
    <PageStack>
      <PageHeader
        className="print:hidden"
        title={title}
        description={
          <NameLink isInText to={wayBack}>
            {t`返回`}
          </NameLink>
        }
        actions={
          pdf === null && (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t`打印或存为 PDF`}
            </Button>
          )
        }
      />
      {pdf !== null ? (
        <PdfLink pdf={pdf} />
      ) : (
        <FittedPages className={cn(paper, 'flex flex-col gap-4 print:block')}>
          <Sheet label={t`封面`}>
            <div className="flex min-h-[240mm] flex-col items-center justify-center gap-6 text-center print:min-h-[230mm]">
              <p className="text-base">{contestTitle}</p>
              <p className="text-[32px] leading-tight font-semibold wrap-anywhere">{title}</p>
              <p className="text-xl tracking-widest">{t`商业计划书`}</p>
              <dl className="mt-16 grid grid-cols-[auto_auto] gap-x-4 gap-y-2 text-left">
                <dt className="text-fg-muted">{t`项目编号`}</dt>
                <dd>{number}</dd>
                {team.map(({ part, name }, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two of a team may have one name
                  <Person key={place} part={part} name={name} />
                ))}
              </dl>
            </div>
          </Sheet>
          {written.map((section) => (
            <Sheet key={section.key} label={section.title}>
              <h2 className="mb-4 border-b border-border pb-2 text-xl font-semibold">
                {sections.indexOf(section) + 1}. {section.title}
              </h2>
              <RichText html={section.html} className={onPaper} />
            </Sheet>
          ))}
        </FittedPages>
      )}
    </PageStack>
  );
}

function Person({ part, name }: Plan['team'][number]) {
  const { i18n } = useLingui();
  return (
    <>
      <dt className="text-fg-muted">{i18n._(personPartNames[part])}</dt>
      <dd>{name}</dd>
    </>
  );
}

/** A section begins on a page of its own, and is as long as it is. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="min-h-[297mm] w-[210mm] bg-surface px-[20mm] py-[22mm] text-fg shadow-2 not-first:break-before-page [page:plan] print:min-h-0 print:w-auto print:p-0 print:shadow-none"
    >
      {children}
    </section>
  );
}

/** The colours of ink on paper, whatever the theme of the page around it. */
const paper =
  '[--color-bg-subtle:#f3f4f6] [--color-border-strong:#8a8f96] [--color-border:#d0d4d9] [--color-fg-muted:#4b5157] [--color-fg:#000] [--color-surface:#fff] [--color-theme-text:#00529b]';

/** Neither pictures nor rows of tables are cut, no heading ends a page, and nothing scrolls on paper. */
const onPaper =
  'max-w-none! [&_img]:max-h-[230mm] [&_img]:w-auto [&_img]:break-inside-avoid [&_tr]:break-inside-avoid [&_:is(h2,h3,h4)]:break-after-avoid print:[&_[data-slot=rich-text-table]]:overflow-visible print:[&_pre]:whitespace-pre-wrap';
