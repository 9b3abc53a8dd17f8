import { useLingui } from '@lingui/react/macro';
import { fileRuleOf, planPictureType } from '@saiwu/openapi';
import { formatSize } from '@saiwu/ui';
import { useApi } from '../../../lib/api/api.tsx';
import { useExplainError } from '../../../lib/api/explain-error.ts';
import { isOutOfReach } from '../../../lib/api/is-out-of-reach.ts';
import { refuseOffline } from '../../../lib/kept/refuse-offline.ts';
import { shrinkPicture } from '../../../lib/upload/shrink-picture.ts';

/**
 * Stores a picture that is put into a plan. It rejects in words: pictures need the network, and what is too large after shrinking stays
 * out.
 */
export function useStorePicture(planId: string): (file: File) => Promise<{ url: string; alt: string }> {
  const { t } = useLingui();
  const { call } = useApi();
  const explain = useExplainError();

  return async (file) => {
    try {
      refuseOffline('plan.picture');
      const shrunk = await shrinkPicture(file, asOnPage);
      if (shrunk.size > maxSize) throw new TooLarge();
      return await call('plan.picture', { path: { id: planId }, body: { file: shrunk }, isQuiet: true });
    } catch (error) {
      throw new Error(wordsOf(error, file), { cause: error });
    }
  };

  function wordsOf(error: unknown, { name, type, size }: File): string {
    const [isNow, limit] = [formatSize(size), formatSize(maxSize)];
    if (isOutOfReach(error)) return t`现在连不上网，图片「${name}」没有插入。文字照常写，联网后再插入图片`;
    if (!(error instanceof TooLarge)) return explain(error);
    return type === 'image/gif'
      ? t`动图「${name}」有 ${isNow}，最大 ${limit}，请先缩小或剪短`
      : t`图片「${name}」有 ${isNow}，浏览器缩小不了它，最大 ${limit}，请先用看图软件缩小`;
  }
}

class TooLarge extends Error {}

const { maxSize } = fileRuleOf(planPictureType);
/** Sharp on an A4 page, and without what a camera writes down beside a picture. */
const asOnPage = { edge: 2000, most: 0 };
