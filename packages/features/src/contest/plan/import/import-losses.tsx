import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { PlanImportPreview } from '../../answers.ts';

type Loss = PlanImportPreview['losses'][number];

interface ImportLossesProps {
  losses: readonly Loss[];
  /** The section that each piece goes into; null: it is left out. */
  into: readonly (string | null)[];
}

/**
 * What of a Word file does not come over as it stands there, and where that was, so that somebody can mend it: what is in the chosen pieces
 * first.
 */
export function ImportLosses({ losses, into }: ImportLossesProps) {
  const { t } = useLingui();
  const parted = losses.map((loss) => partedBy(loss, into));
  return (
    <>
      <LossList tone="warning" title={t`有些内容和 Word 里不同，导入后请核对`} losses={parted.map(({ taken }) => taken)} />
      <LossList tone="info" title={t`不导入的部分里，这些和 Word 里不同`} losses={parted.map(({ left }) => left)} />
    </>
  );
}

/** A loss as it is in what is taken and in what is left out. Without a place it may be anywhere. */
function partedBy(loss: Loss, into: readonly (string | null)[]): Record<'taken' | 'left', Loss> {
  const isLeft = ({ pieces }: Loss['places'][number]) => pieces.length > 0 && pieces.every((piece) => (into[piece] ?? null) === null);
  const left = loss.places.filter(isLeft);
  const taken = loss.places.filter((place) => !isLeft(place));
  return { taken: { ...loss, count: loss.count - left.length, places: taken }, left: { ...loss, count: left.length, places: left } };
}

interface LossListProps {
  tone: 'warning' | 'info';
  title: string;
  losses: readonly Loss[];
}

/** Places that are listed of one kind. */
const mostPlaces = 20;

function LossList({ tone, title, losses }: LossListProps) {
  const { t } = useLingui();
  const tell = useLossText();
  const found = losses.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <Alert tone={tone} title={title}>
      <ul className="mt-1 flex flex-col gap-1">
        {found.map((loss) => (
          <li key={loss.kind}>
            {tell(loss)}
            <ul className="text-fg-muted">
              {loss.places.slice(0, mostPlaces).map(({ heading, words }, place) => (
                <li key={place}>{[heading ?? t`第一个标题之前`, words].filter(Boolean).join(' › ')}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function useLossText(): (loss: Loss) => string {
  const { t } = useLingui();
  return ({ kind, count }) => {
    const told: Record<Loss['kind'], string> = {
      FORMULA: t`${count} 个公式改成了一行文字`,
      CHART: t`${count} 个图表没有导入，请在 Word 里另存为图片后插入`,
      SMART_ART: t`${count} 个 SmartArt 只导入了文字`,
      PICTURE: t`${count} 张图片无法显示，没有导入，请在 Word 里另存为 PNG 或 JPG 后插入`,
      OBJECT: t`${count} 个嵌入的对象没有导入`,
      TEXT_BOX: t`${count} 个文本框的文字放进了正文`,
      RUBY: t`${count} 处注音放进了括号`,
      NUMBERING: t`${count} 种列表的编号改成了 1. 2. 3.`,
      LINK: t`${count} 个链接没有地址，只导入了文字`,
      HIDDEN_TEXT: t`${count} 段有隐藏文字，没有导入`,
      INSERTION: t`${count} 段有修订中插入的文字，已导入`,
      DELETION: t`${count} 段有修订中删除的文字，没有导入`,
      COMMENT: t`${count} 条 Word 批注没有导入`,
      POSITION: t`${count} 段有略微升高或降低的文字，已按普通文字导入`,
      OTHER_FILE: t`${count} 处插入的其他文件没有导入，请打开那个文件后复制过来`,
      SYMBOL: t`${count} 个符号字体里的字符无法识别，没有导入`,
    };
    return told[kind];
  };
}
