import { QrCode } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';

export interface GreetingCardProps {
  /** What the code holds. */
  qrCode: string;
  name: string;
  /** Empty: our own words. */
  text: string;
}

/** The code to scan, and what to say afterwards. */
export function GreetingCard({ qrCode, name, text }: GreetingCardProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <QrCode value={qrCode} label={name || t`客服`} size={200} />
      {name !== '' && <p className="font-medium">{name}</p>}
      <p className="max-w-72 text-balance text-fg-muted">{text || t`扫码咨询。添加好友后请备注学校、职务和姓名。`}</p>
    </div>
  );
}
