import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { closeUp } from '@saiwu/openapi';
import { type Language, sayIn } from '../../core/language.ts';
import { sayMoment } from '../../core/moment.ts';

/** The values for the placeholders of a message's words. */
type Values = Record<string, string | number>;

/** The words of our own messages. */
export type TextCode = keyof typeof texts;

/** Texts of these name no person of a contest: a message with them need not say its contest. */
export type TextOfOthers = keyof typeof ofOthers;

/** Title and content of a message of our own, to be stored: in Chinese, and as code and values for readers of other languages. */
export function textOf<Code extends TextCode>(code: Code, values: Values) {
  return { ...wordsIn('zh', code, values), text: { code, values } };
}

/** The same in a reader's language. An empty object for a message that a user wrote by hand, and for words that we no longer have. */
export function sayText(language: Language, code: string | null, values: Values | null): { title?: string; content?: string } {
  if (code === null || !isKnown(code)) return {};
  return wordsIn(language, code, values ?? {});
}

/** The words of a text in a language, with the zone of its moments. */
function wordsIn(language: Language, code: TextCode, values: Values): { title: string; content: string } {
  const said = Object.entries(values).map(([name, value]) => [name, sayMoment(language, value)]);
  const { title, content } = texts[code](Object.fromEntries(said));
  const say = sayIn(language);
  return { title: closeUp(say(title)), content: closeUp(say(content)) };
}

function isKnown(code: string): code is TextCode {
  return Object.hasOwn(texts, code);
}

type Text = (values: Values) => { title: MessageDescriptor; content: MessageDescriptor };

// Codes and names of values lie in the database: a text may be reworded, never renamed.

/**
 * Texts of contests, to be deleted with their people: they name a project or a person of it, or give a person's reason for an act, or
 * went to the people of projects, whom the receipts would still name.
 */
const ofPeople = {
  assignmentEnded: ({ contest = '', number = '' }) => ({
    title: msg`${contest}：项目 ${number} 不用评审了`,
    content: msg`这个项目要重新审核，分配给你的评审任务已经解除。通过后会重新分配评委。`,
  }),
  resultsReleased: ({ contest = '' }) => ({
    title: msg`${contest}：评审结果已公布`,
    content: msg`在「我的项目」里查看本项目的结果。`,
  }),
  contestCalledOff: ({ contest = '', reason = '' }) => ({
    title: msg`${contest}：大赛已取消`,
    content: msg`原因：${reason}。已经填写和提交的内容会保留。`,
  }),
  projectCorrected: ({ contest = '', project = '', number = '', by = '', reason = '' }) => ({
    title: msg`${contest}：项目「${project}」被更正`,
    content: msg`${by} 更正了项目 ${number}，原因：${reason}`,
  }),
  projectRemoved: ({ contest = '', project = '', number = '', by = '', reason = '' }) => ({
    title: msg`${contest}：项目「${project}」被删除`,
    content: msg`${by} 删除了项目 ${number}，原因：${reason}`,
  }),
  projectAccepted: ({ contest = '', project = '', by = '' }) => ({
    title: msg`项目「${project}」审核通过`,
    content: msg`${contest}：由 ${by} 审核通过，等待评审。`,
  }),
  projectReturned: ({ contest = '', project = '', reason = '', until = '', by = '' }) => ({
    title: msg`项目「${project}」被退回修改，请在 ${until} 前再次提交`,
    content: msg`${contest}：由 ${by} 退回，原因：${reason}`,
  }),
  projectRejected: ({ contest = '', project = '', reason = '', by = '' }) => ({
    title: msg`项目「${project}」审核不通过`,
    content: msg`${contest}：由 ${by} 审核，原因：${reason}`,
  }),
  projectReconsidered: ({ contest = '', project = '', reason = '', by = '' }) => ({
    title: msg`项目「${project}」重新审核`,
    content: msg`${contest}：${by} 撤回了审核结论，原因：${reason}`,
  }),
  projectsExcluded: ({ contest = '', reason = '' }) => ({
    title: msg`${contest}：参赛条件改了，你的项目不再符合`,
    content: msg`原因：${reason}。项目和材料都保留，标记为「不符合参赛条件」；有疑问请联系主办单位。`,
  }),
  projectsReadmitted: ({ contest = '', reason = '' }) => ({
    title: msg`${contest}：你的项目又符合参赛条件了`,
    content: msg`参赛条件改了，原因：${reason}。`,
  }),
  collegeExcluded: ({ contest = '', count = 0, reason = '' }) => ({
    title: msg`${contest}：有 ${count} 个项目不再符合参赛条件`,
    content: msg`参赛条件改了，原因：${reason}。项目保留并作了标记，负责人已收到消息。`,
  }),
  registrationExtended: ({ contest = '', by = '', until = '', reason = '' }) => ({
    title: msg`${contest}：报名截止时间延长到 ${until}`,
    content: msg`由 ${by} 延长，原因：${reason}`,
  }),
  projectExtended: ({ contest = '', project = '', by = '', until = '', reason = '' }) => ({
    title: msg`${contest}：项目「${project}」可以到 ${until} 再提交`,
    content: msg`由 ${by} 延长，原因：${reason}`,
  }),
  reviewExtended: ({ contest = '', by = '', until = '', reason = '' }) => ({
    title: msg`${contest}：评审截止时间延长到 ${until}`,
    content: msg`由 ${by} 延长，原因：${reason}。还没有提交的评分表可以在那之前提交。`,
  }),
  extensionTakenBack: ({ contest = '', by = '', until = '' }) => ({
    title: msg`${contest}：截止时间改回 ${until}`,
    content: msg`${by} 收回了之前的延期，请在 ${until} 前完成。`,
  }),
  entrySubmitted: ({ contest = '', project = '', by = '', receipt = '' }) => ({
    title: msg`${contest}：项目「${project}」已提交`,
    content: msg`${by} 提交了项目，回执号 ${receipt}。截止前可以撤回修改，再次提交。`,
  }),
  contentAlike: ({ contest = '', project = '' }) => ({
    title: msg`${contest}：项目「${project}」和别的项目相近`,
    content: msg`查重发现有内容和别的项目相近，提交仍然有效。如果不是本来就一样，请在截止前撤回修改，再次提交。`,
  }),
  entriesSubmitted: ({ contest = '' }) => ({
    title: msg`${contest}：有团队提交了项目`,
    content: msg`可以在项目列表里查看。`,
  }),
  entryTakenBack: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${contest}：项目「${project}」撤回修改了`,
    content: msg`${by} 撤回了提交。改好后请在截止前再次提交，否则不能参赛。`,
  }),
  entryWithdrawn: ({ contest = '', project = '', number = '', by = '', reason = '' }) => ({
    title: msg`${contest}：项目「${project}」退出了`,
    content: msg`${by} 让项目 ${number} 退出大赛，原因：${reason}`,
  }),
  entryRemoved: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${contest}：项目「${project}」的草稿删除了`,
    content: msg`${by} 删除了草稿，填写的内容不再保留，你可以加入别的项目。`,
  }),
  entryInvited: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${by} 邀请你加入项目「${project}」`,
    content: msg`参加${contest}。请在「我的项目」里接受或拒绝。`,
  }),
  advisorAsked: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${by} 请你指导项目「${project}」`,
    content: msg`参加${contest}。请在「我的项目」里确认或拒绝。`,
  }),
  leadershipOffered: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${by} 请你接任项目「${project}」的负责人`,
    content: msg`参加${contest}。请在「我的项目」里接受或拒绝，接受后由你提交。`,
  }),
  leadershipTaken: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${contest}：${by} 现在是项目「${project}」的负责人`,
    content: msg`以后由 ${by} 邀请成员和提交项目。`,
  }),
  leaderAppointed: ({ contest = '', project = '', leader = '', by = '', reason = '' }) => ({
    title: msg`${contest}：${leader} 现在是项目「${project}」的负责人`,
    content: msg`由 ${by} 指定，原因：${reason}。以后由 ${leader} 邀请成员和提交项目。`,
  }),
  invitationAccepted: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${by} 加入了项目「${project}」`,
    content: msg`${contest}：可以在项目的团队里查看。`,
  }),
  invitationDeclined: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${by} 没有接受项目「${project}」的邀请`,
    content: msg`${contest}：可以邀请其他人。`,
  }),
  entryLeft: ({ contest = '', project = '', by = '' }) => ({
    title: msg`${by} 离开了项目「${project}」`,
    content: msg`${contest}：请看看团队是否还齐全。`,
  }),
  entryRemovedFrom: ({ contest = '', project = '', by = '' }) => ({
    title: msg`你不再属于项目「${project}」`,
    content: msg`${contest}：${by} 把你移出了团队，有疑问请联系负责人。`,
  }),
  planCommented: ({ contest = '', project = '', by = '' }) => ({
    title: msg`项目「${project}」的计划书有新批注`,
    content: msg`${contest}：${by} 在计划书上写了批注。`,
  }),
  judgesMissing: ({ contest = '', project = '', count = 0 }) => ({
    title: msg`${contest}：项目「${project}」少了 ${count} 位评委`,
    content: msg`评委负责、指导或参与了这个项目，已经解除分配，请补派。`,
  }),
  registrationEnds: ({ contest = '', project = '', count = 0, days = 0, until = '' }) => ({
    title: count === 1 ? msg`${contest}：项目「${project}」还没有提交` : msg`${contest}：你有 ${count} 个项目还没有提交`,
    content: days === 0 ? msg`今天截止：请在 ${until} 前提交。` : msg`还有 ${days} 天：请在 ${until} 前提交。`,
  }),
  appealEnds: ({ contest = '', days = 0, until = '' }) => ({
    title: msg`${contest}：申诉将在 ${until} 截止`,
    content: days === 0 ? msg`今天截止：对成绩有疑问的，请在截止前提出申诉。` : msg`还有 ${days} 天：对成绩有疑问的，请在截止前提出申诉。`,
  }),
} satisfies Record<string, Text>;

const ofOthers = {
  assigned: ({ contest = '', count = 0, until = '' }) => ({
    title: msg`你有 ${count} 个项目待评审`,
    content: msg`${contest}：请在 ${until} 前评完。评审开始后，在「我的评审」里打分。`,
  }),
  stageClosed: ({ contest = '' }) => ({
    title: msg`${contest}：成绩开始公示`,
    content: msg`评审结果已经封存，成绩和排名可以查看了。`,
  }),
  contestCancelled: ({ contest = '', reason = '' }) => ({
    title: msg`${contest}：大赛已取消`,
    content: msg`原因：${reason}。不用再评审，已经提交的评分会保留。`,
  }),
  registrationMoved: ({ contest = '', by = '', from = '', until = '' }) => ({
    title: msg`${contest}：报名时间改了`,
    content: msg`${by} 把报名时间改为从 ${from} 到 ${until}。`,
  }),
  contestPublished: ({ contest = '', from = '', until = '' }) => ({
    title: msg`${contest}：大赛已发布`,
    content: msg`报名从 ${from} 到 ${until}。请组织项目报名，或导入项目。`,
  }),
  projectsImported: ({ contest = '', by = '', count = 0 }) => ({
    title: msg`${contest}：新导入 ${count} 个项目`,
    content: msg`由 ${by} 导入，可以在项目列表里查看。`,
  }),
  stageStarted: ({ contest = '', count = 0, until = '' }) => ({
    title: msg`${contest}：评审开始了`,
    content: msg`你有 ${count} 个项目，现在可以打分，请在 ${until} 前评完。`,
  }),
  reviewEnds: ({ contest = '', count = 0, days = 0, until = '' }) => ({
    title: msg`${contest}：你还有 ${count} 个项目没有评完`,
    content: days === 0 ? msg`今天截止：请在 ${until} 前提交评分表。` : msg`还有 ${days} 天：请在 ${until} 前提交评分表。`,
  }),
  retentionOver: ({ contest = '', since = '' }) => ({
    title: msg`${contest}：个人信息的保留时间已到`,
    content: msg`从 ${since} 起，参赛者的姓名、号码和手机可以匿名了，成绩和数字保留。请在大赛页面先看会去掉什么，再匿名。`,
  }),
  contestAnonymised: ({ contest = '', by = '' }) => ({
    title: msg`${contest}：参赛者已经匿名`,
    content: msg`由 ${by} 操作。姓名、号码和手机不再能查到，成绩、排名和数字不变。`,
  }),
  certificationAsked: ({ school = '', name = '', place = '' }) => ({
    title: msg`${school}：有认证申请待审批`,
    content: msg`${name} 申请${place}的认证，请查看材料后审批。`,
  }),
  certificationApproved: ({ place = '', by = '' }) => ({
    title: msg`你的认证通过了`,
    content: msg`${by} 通过了你在${place}的认证申请，新的角色现在就能用。`,
  }),
  certificationRejected: ({ place = '', by = '', reason = '' }) => ({
    title: msg`你的认证没有通过`,
    content: msg`${by} 驳回了你在${place}的认证申请，原因：${reason}。可以补充材料后再申请。`,
  }),
  appointed: ({ place = '', by = '' }) => ({
    title: msg`你现在是「${place}」的管理员`,
    content: msg`${by} 任命了你，新的权限现在就能用。`,
  }),
  dismissed: ({ place = '', by = '' }) => ({
    title: msg`你不再是「${place}」的管理员`,
    content: msg`${by} 撤销了你的管理员角色，你的账号和其他角色不变。`,
  }),
  passwordReset: ({ by = '', time = '' }) => ({
    title: msg`你的密码被重置了`,
    content: msg`${by} 在 ${time} 给你设了一次性密码。如果不是你要求的，请联系管理员。`,
  }),
  passwordResetByPhone: ({ time = '', ip = '' }) => ({
    title: msg`你的密码用短信验证码重置了`,
    content: msg`${time}，有人从 ${ip} 用发到你手机的验证码设了新密码，所有设备都已退出。如果不是你，请联系管理员。`,
  }),
  accountLocked: ({ time = '', ip = '', count = 0, minutes = 0 }) => ({
    title: msg`你的账号被锁定过`,
    content:
      Number(minutes) === 0
        ? msg`${time}，有人从 ${ip} 第 ${count} 次输错你的密码，账号锁定到当天零点。如果不是你，请修改密码。`
        : msg`${time}，有人从 ${ip} 第 ${count} 次输错你的密码，账号锁定 ${minutes} 分钟。如果不是你，请修改密码。`,
  }),
  secondFactorGuessed: ({ time = '', ip = '', count = 0 }) => ({
    title: msg`有人知道你的密码`,
    content: msg`${time}，有人从 ${ip} 输对了你的密码，但连续 ${count} 次输错两步验证的验证码。如果不是你，请马上修改密码。`,
  }),
  totpReset: ({ by = '', time = '' }) => ({
    title: msg`你的两步验证被重置了`,
    content: msg`${by} 在 ${time} 停用了你的两步验证。如果不是你要求的，请联系管理员。`,
  }),
  socialBound: ({ label = '', time = '', ip = '' }) => ({
    title: msg`你的账号绑定了 ${label} 账号`,
    content: msg`${time} 从 ${ip} 绑定，以后可以用它登录。如果不是你，请在个人中心解绑，并修改密码。`,
  }),
  serviceEnds: ({ org = '', days = 0, until = '' }) => ({
    title: msg`「${org}」的服务将在 ${until} 到期`,
    content:
      days === 0
        ? msg`今天到期。到期后这里的人只能查看，不能修改；需要继续使用的，由总管理员延长到期时间。`
        : msg`还有 ${days} 天。到期后这里的人只能查看，不能修改；需要继续使用的，由总管理员延长到期时间。`,
  }),
  planUntexted: ({ title = '', reason = '' }) => ({
    title: msg`定时消息「${title}」已经发出，短信没有发出`,
    content: msg`原因：${reason}。站内消息收件人都能看到。`,
  }),
  serviceMoved: ({ org = '', until = '', by = '' }) => ({
    title: until === '' ? msg`「${org}」的服务不再有到期时间` : msg`「${org}」的服务到期时间改为 ${until}`,
    content: until === '' ? msg`由 ${by} 修改。` : msg`由 ${by} 修改。到期后这里的人只能查看，不能修改。`,
  }),
  placesMerged: ({ kept = '', gone = '', by = '' }) => ({
    title: msg`「${gone}」并入了「${kept}」`,
    content: msg`由 ${by} 合并。原来的人员、项目和设置现在都属于「${kept}」，账号不变。`,
  }),
  planFailed: ({ title = '', reason = '' }) => ({
    title: msg`定时消息「${title}」没有发出`,
    content: msg`原因：${reason}。可以改好后再发。`,
  }),
  jobDone: ({ label = '' }) => ({
    title: msg`${label}：已完成`,
    content: msg`后台任务已经完成，结果保留 7 天。`,
  }),
  jobFailed: ({ label = '', reason = '' }) => ({
    title: msg`${label}：没有完成`,
    content: msg`后台任务没有完成，原因：${reason}`,
  }),
} satisfies Record<string, Text>;

const texts = { ...ofPeople, ...ofOthers };

/** All texts, and those that are deleted when the people of their contest become anonymous. */
export const textCodes = Object.keys(texts) as readonly TextCode[]; // its own keys
export const textsOfPeople: readonly string[] = Object.keys(ofPeople);
