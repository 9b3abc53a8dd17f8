import { expect, it } from 'vitest';
import { contract, type OperationId } from '../contract.ts';
import { fieldsOf } from '../secrets.ts';

/** Fields that front ends of the platform's generation read of one row, by the operation that answers it. */
const read: Partial<Record<OperationId, string>> = {
  'tenant.get':
    'code name type status readonly duty expirationTime logo describe passwordExpire isMultipleLogin passwordErrorNum passwordErrorLockTime',
  'user.get':
    'account name orgId stationId email sex state mobile avatar workDescribe passwordErrorLastTime passwordErrorNum passwordExpireTime lastLoginTime nation education positionStatus createTime updateTime',
  'role.get': 'code name describe state readonly createTime dsType orgList',
  'menu.get': 'id label describe isGeneral path component state sortValue parentId icon group readonly',
  'resource.get': 'code name describe',
  'org.get': 'label abbreviation describe parentId type sortValue state vip expiryDate',
  'station.get': 'name describe orgId state',
  'optLog.get':
    'requestIp type userName description classPath actionMethod requestUri httpMethod params result exDesc exDetail consumingTime startTime finishTime ua',
  'loginLog.get': 'userName account requestIp description loginDate ua browser browserVersion operatingSystem location',
  'attachment.query':
    'bizId bizType dataType submittedFileName group path relativePath url fileMd5 contextType filename ext size orgId icon',
  'smsTemplate.get': 'providerType appId appSecret url customCode name content templateParams templateCode signName templateDescribe',
  'smsTask.get': 'templateId status sourceType receiver topic templateParams sendTime content draft',
  'smsSendStatus.get': 'taskId sendStatus receiver bizId ext code message fee',
  'message.get': 'id isRead bizType bizId msgType title content author handlerUrl handlerParams isSingleHandle isDelete readTime',
  'application.get': 'clientId clientSecret website name icon appType describe state',
  'dictionary.get': 'type label code name describe sortValue state icon cssStyle cssClass readonly',
  'area.get': 'code label fullName sortValue longitude latitude level parentCode parentId source',
  'parameter.get': 'key name value describe state readonly',
  'blockList.get': 'id ip requestUri requestMethod limitStart limitEnd state',
  'rateLimiter.get': 'id ip requestUri requestMethod limitStart limitEnd state count intervalSec',
  'online.list': 'userId loginIp location clientId token name expireTime account expireMillis loginTime',
  'datasourceConfig.get': 'id name poolName username password url driverClassName',
};

it('rows carry the fields that front ends of the platform’s generation read', () => {
  const missing = Object.entries(read).flatMap(([id, names]) => {
    const { answer } = contract[id as OperationId]; // a key of the table
    const answered = new Set(typeof answer === 'object' ? fieldsOf(answer).map(({ path }) => path.find((step) => step !== '*')) : []);
    return names.split(' ').flatMap((name) => (answered.has(name) ? [] : [`${id} ${name}`]));
  });
  expect(missing).toEqual([]);
});
