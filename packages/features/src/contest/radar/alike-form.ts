import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import type { Head } from '../../lib/api/heads.ts';

/** A decision on one finding; on many, without the version, which is each one's own. */
export const alikeForm = contract['radar.decide'].body;
export const alikesForm = alikeForm.omit({ version: true });

/** What a decision makes stale. */
export const movedByAlike: readonly Head[] = ['radar', 'project.get', 'entry.get'];

/** What may be decided, and what each means. */
export const alikeOptions = [
  { value: 'SAME', label: msg`重复`, help: msg`抄来的，或同一个作品重复参赛` },
  { value: 'ALLOWED', label: msg`重复，允许`, help: msg`例如同一个团队接着往届的项目做` },
  { value: 'DIFFERENT', label: msg`不重复`, help: msg`只是选题或用语相近` },
] as const;
