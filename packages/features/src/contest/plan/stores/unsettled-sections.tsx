import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import { isOutOfReach } from '../../../lib/api/is-out-of-reach.ts';
import type { Plan } from '../../answers.ts';
import { leftBehind, type OpenSection, sectionOf } from './plan-stores.ts';
import { useAcross } from './use-across.ts';

interface UnsettledSectionsProps {
  plan: Plan;
  sections: readonly OpenSection[];
  /** The one that is shown, which says so itself. */
  open: string | undefined;
  onOpen: (key: string) => void;
}

/**
 * What is not saved of other sections than the one that is shown: two texts to choose from, words that were refused, or that came too late.
 */
export function UnsettledSections({ plan, sections, open, onOpen }: UnsettledSectionsProps) {
  const { t } = useLingui();
  const mayWrite = isAllowed(plan.actions, 'save');
  const troubles = useAcross(sections, (one) => (mayWrite ? troubleOf(one) : lateOf(one)));
  const unsettled = sections.filter(({ section }, index) => troubles[index] !== '' && section.key !== open);
  if (unsettled.length === 0) return null;

  function lateOf(one: OpenSection): '' | 'late' {
    const now = plan.sections.find(({ key }) => key === one.section.key) ?? one.section;
    return leftBehind(one, now.html) === null ? '' : 'late';
  }
  const words = (key: string, title: string) => {
    const trouble = troubles[sections.findIndex(({ section }) => section.key === key)];
    if (trouble === 'late') return t`「${title}」最后写的内容没有保存`;
    return trouble === 'two' ? t`「${title}」有两份内容，去选一份` : t`「${title}」没有保存成功，去看原因`;
  };
  return (
    <Alert tone="warning" isLive title={t`有的章节还没有保存好`}>
      <div className="mt-2 flex flex-wrap gap-2">
        {unsettled.map(({ section: { key, title } }) => (
          <Button key={key} variant="outline" size="small" onClick={() => onOpen(key)}>
            {words(key, title)}
          </Button>
        ))}
      </div>
    </Alert>
  );
}

function troubleOf({ store }: OpenSection): '' | 'two' | 'refused' {
  const { status, failure } = store.getSnapshot();
  if (status !== 'failed' || isOutOfReach(failure)) return '';
  return sectionOf(failure) === null ? 'refused' : 'two';
}
