import { templateCodes } from '../domains/identity/phone/offers.ts';
import { callAs, type DemoPlace } from './call-as.ts';

/** Templates for codes by SMS, so that registration, sign-in and a forgotten password can be tried where `SMS` shows messages. */
export async function addSmsTemplates(demo: DemoPlace): Promise<void> {
  const manager = callAs(demo, 'manager', demo.host.clock.now());
  for (const [purpose, customCode] of Object.entries(templateCodes))
    await manager.call('smsTemplate.save', {
      body: {
        providerType: 'ALI',
        appId: 'demo',
        appSecret: 'demo',
        customCode,
        name: names[purpose] ?? customCode,
        content: '验证码 ${code}，${minutes} 分钟内有效。请不要告诉别人。',
        templateCode: 'DEMO',
        signName: '赛务',
      },
    });
}

const names: Record<string, string> = { REGISTER: '注册验证码', RESET: '重置密码验证码', LOGIN: '登录验证码' };
