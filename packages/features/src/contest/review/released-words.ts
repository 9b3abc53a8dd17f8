import { useLingui } from '@lingui/react/macro';
import { minutes } from '../../lib/language/show.ts';
import type { Stage } from '../answers.ts';

/** What teams see of a sealed stage, and since when. */
export function useReleasedWords(): (stage: Stage) => string {
  const { t } = useLingui();
  return ({ teamSees, releasedTime }) => {
    if (teamSees.code === 'NOTHING') return t`不向团队公开`;
    const shown = teamSees.desc;
    const time = minutes(releasedTime);
    return releasedTime === null ? t`还没有公布给团队，公布后能看到${shown}` : t`${time} 公布给团队：${shown}`;
  };
}
