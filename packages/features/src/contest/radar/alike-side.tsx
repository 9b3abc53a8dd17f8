import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Badge, Card, cn, EmptyState } from '@saiwu/ui';
import { useEffect, useRef } from 'react';
import { generatePath } from 'react-router-dom';
import { minutes } from '../../lib/language/show.ts';
import type { AlikeDetail } from '../answers.ts';

type Side = AlikeDetail['first'];

interface AlikeSideProps {
  side: Side;
  /** Which of the two it is. */
  label: string;
  /** The passage that is looked at. */
  passage: number | null;
  onFollow: (passage: number) => void;
  className?: string;
}

/** One of two projects that are alike: where it stands, who is behind it, and its text with the passages that the other has too. */
export function AlikeSide({ side, label, passage, onFollow, className }: AlikeSideProps) {
  const { t } = useLingui();
  const { title, projectId, contestId, isVisible, blocks, people, isPdfUnread } = side;
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const mark = passage === null ? null : box.current?.querySelector<HTMLElement>(`[data-passage="${passage}"]`);
    // the text scrolls and the page stays: both sides come to the passage at once
    if (mark && box.current) box.current.scrollTo({ top: mark.offsetTop - box.current.clientHeight / 3 });
  }, [passage]);

  return (
    <Card className={className} title={label}>
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <p className="font-semibold wrap-anywhere">
            {isVisible ? <NameLink to={generatePath(consolePaths.project, { id: contestId, projectId })}>{title}</NameLink> : title}
          </p>
          <Where side={side} />
        </div>
        {people.length > 0 && (
          <ul aria-label={t`人员`} className="flex flex-wrap gap-1">
            {people.map(({ part, name, isShared }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name; the list is drawn all anew
              <li key={place}>
                <Badge tone={isShared ? 'warning' : 'neutral'}>
                  {isShared ? t`${name}（${part.desc}，两边都有）` : t`${name}（${part.desc}）`}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        {isPdfUnread && <Alert tone="info" title={t`PDF 没有可以比较的文字`}>{t`可能是扫描的页面。请打开项目，自己对照 PDF。`}</Alert>}
        {blocks.length === 0 ? (
          !isPdfUnread && (
            <EmptyState
              title={isVisible ? t`没有文字` : t`不在你的管理范围`}
              description={isVisible ? t`这个项目没有写简介和计划书` : t`只能看到名称、大赛和学院，内容请上级管理员来对比`}
            />
          )
        ) : (
          <section
            ref={box}
            aria-label={t`${label}：「${title}」的内容`}
            // scrolled by the keyboard too
            tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- see above
            className="relative flex max-h-[70dvh] flex-col gap-4 overflow-y-auto rounded-control focus-ring"
          >
            {blocks.map(({ key, title: name, stretches }) => (
              <section key={key} className="flex flex-col gap-1">
                <h3 className="font-semibold">{name ?? (key === 'pdf' ? t`计划书（PDF）` : t`简介`)}</h3>
                <p className="leading-7 whitespace-pre-line wrap-anywhere">
                  {stretches.map((stretch, place) =>
                    stretch.passage === null ? (
                      stretch.text
                    ) : (
                      // oxlint-disable-next-line react/no-array-index-key -- stretches have no name, and are drawn all anew
                      <Passage
                        key={place}
                        text={stretch.text}
                        number={stretch.passage}
                        isOpen={stretch.passage === passage}
                        onFollow={onFollow}
                      />
                    ),
                  )}
                </p>
              </section>
            ))}
          </section>
        )}
      </div>
    </Card>
  );
}

function Where({ side: { contestTitle, edition, schoolLabel, collegeLabel, number, submitTime } }: { side: Side }) {
  const { t } = useLingui();
  const place = [t`${contestTitle}（${edition}）`, collegeLabel === null ? schoolLabel : `${schoolLabel} ${collegeLabel}`];
  return <p className="text-sm text-fg-muted wrap-anywhere">{[...place, number, minutes(submitTime)].filter(Boolean).join(' · ')}</p>;
}

interface PassageProps {
  text: string;
  number: number;
  isOpen: boolean;
  onFollow: (passage: number) => void;
}

/** What the other has too, behind its number, which leads there. */
function Passage({ text, number, isOpen, onFollow }: PassageProps) {
  const { t } = useLingui();
  return (
    <mark
      data-passage={number}
      className={cn('rounded-small bg-warning-soft box-decoration-clone text-fg', isOpen && 'bg-danger-soft text-danger-text')}
    >
      <button
        type="button"
        aria-label={t`第 ${number} 处相同，看另一个项目`}
        aria-pressed={isOpen}
        className="mr-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-small border border-border-strong bg-surface px-1 text-xs text-fg tabular-nums focus-ring hover:text-theme-text"
        onClick={() => onFollow(number)}
      >
        {number}
      </button>
      {text}
    </mark>
  );
}
