import { Button, Dialog } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** What happens with the particulars of somebody who registers, to be read before consenting. */
export function ConsentText() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={t`个人信息处理说明`}
      trigger={
        <Button variant="link" className="-mt-2 -ml-3.5 self-start">
          <Trans>阅读个人信息处理说明</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-3 leading-relaxed">
        <p>
          <Trans>收集什么：手机号、姓名、所在学校和学院，以及参加比赛时填写的内容。密码只保存不可还原的摘要。</Trans>
        </p>
        <p>
          <Trans>用来做什么：登录和找回密码、报名和评审、公示结果，以及就这些事情联系你。</Trans>
        </p>
        <p>
          <Trans>谁能看到：你所在学校和学院的管理员、参加的比赛的组织者；评委能看到多少由比赛规则决定。手机号在列表中不完整显示。</Trans>
        </p>
        <p>
          <Trans>记录什么：登录的时间、地址和设备，以及在系统中的操作，用于保护账号安全，按系统参数规定的期限保留。</Trans>
        </p>
        <p>
          <Trans>可以做什么：在个人中心查看和更正自己的信息；要撤回同意或删除账号，请联系学校的管理员。</Trans>
        </p>
      </div>
    </Dialog>
  );
}
