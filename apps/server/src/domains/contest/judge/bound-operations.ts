import type { OperationId } from '@saiwu/openapi';

/**
 * What somebody may call who came by an invitation link: their review, their messages, and what the console needs to stand. Nothing about
 * the account, which a link does not prove.
 */
export const boundOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'judging.stages',
  'judging.page',
  'judging.get',
  'score.save',
  'score.submit',
  'overview.mine',
  'dashboard.item',
  'dashboard.chart',
  'dashboard.visit',
  'dashboard.pvIncr',
  'session.verify',
  'loginLog.page',
  'menu.router',
  'resource.visible',
  'greeting.mine',
  'user.mine',
  'message.page',
  'message.get',
  'message.unread',
  'message.stream',
  'message.mark',
  'message.markMine',
  'message.markAll',
  'preference.get',
  'preference.save',
  'parameter.value',
  'enumeration.maps',
  'enumeration.lists',
  'dictionary.codes',
  'dictionary.codeList',
]);
