import { msg } from '@lingui/core/macro';
import { closeUp, messagePlaceholders } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { escapeText } from '../../../core/rich-text.ts';
import { momentOf, sayMoment } from '../../../core/moment.ts';
import { isOfProject } from '../../../rows/project-people.ts';
import { scoped } from '../../../rows/scope.ts';
import type { Filled } from '../../../services/messages/send-message.ts';
import type { readChosenContest } from './message-receivers.ts';

type Contest = Awaited<ReturnType<typeof readChosenContest>>;
type Placeholder = (typeof messagePlaceholders)[number];

interface Words {
  title: string;
  /** HTML. */
  content: string;
  contentText: string;
}

/**
 * What is known of everybody's message is written into it; what differs by receiver stays as its placeholder, and `filledFor` says what it
 * is.
 */
export function fillWords<Written extends Words>(ctx: Context, words: Written, contest: Contest): Written {
  const used = placeholdersIn(words);
  const ofContest = used.find((one) => one !== '姓名');
  if (ofContest !== undefined && contest === null) throw invalid({ contestId: msg`内容里用到了「${ofContest}」，请选择大赛` });
  if (contest === null) return words;
  const end = sayMoment(ctx.language, momentOf(ctx, contest.registrationEnd));
  return fill(words, { 大赛: contest.title, 截止时间: end });
}

/** What stands for the receivers' own placeholders: their name, and their projects in the contest. */
export function filledFor(ctx: Context, words: Words, contest: Contest): Filled {
  const used = placeholdersIn(words);
  if (used.length === 0) return sql`null::jsonb`;
  const projects =
    contest === null
      ? sql`''`
      : sql`coalesce((select string_agg(distinct p.title, '、') from project_tie tie join project p on p.tenant_id = tie.tenant_id and p.id = tie.project_id
          where tie.tenant_id = ${ctx.tenant.id} and tie.user_id = "user".id and ${isOfProject}
            and p.id in (${scoped(ctx, 'project').select().where('project.contestId', '=', contest.id).select('project.id')})), '')`;
  return sql`jsonb_build_object('姓名', "user".name, '项目', ${projects})`;
}

/** Words with these in place of their placeholders, escaped where they are HTML. */
export function fill<Written extends Words>(words: Written, values: Values): Written {
  return {
    ...words,
    title: fillTitle(words.title, values),
    content: put(words.content, values, escapeText),
    contentText: put(words.contentText, values),
  };
}

/** A title alone, which is plain text. */
export function fillTitle(title: string, values: Values): string {
  return shortened(put(title, values));
}

type Values = Readonly<Record<string, string>>;

function put(text: string, values: Values, shown = (value: string) => value): string {
  return closeUp(text.replaceAll(pattern, (whole, name: string) => (Object.hasOwn(values, name) ? shown(values[name] ?? '') : whole)));
}

/** As long as a title may be that somebody wrote: what is put into it may be of any length. */
function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title;
}

const longestTitle = 255;

const pattern = new RegExp(`\\{(${messagePlaceholders.join('|')})\\}`, 'g');

function placeholdersIn({ title, contentText }: Words): Placeholder[] {
  return messagePlaceholders.filter((name) => `${title} ${contentText}`.includes(`{${name}}`));
}
