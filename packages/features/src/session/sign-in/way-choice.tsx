import { Segmented } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';

export type Way = 'PASSWORD' | 'SMS' | 'SOCIAL';

export interface WayChoiceProps {
  ways: readonly Way[];
  way: Way;
  onChange: (way: Way) => void;
}

/** How somebody signs in, where there is more than one way. */
export function WayChoice({ ways, way, onChange }: WayChoiceProps) {
  const { t } = useLingui();
  const labels: Record<Way, string> = { PASSWORD: t`账号密码`, SMS: t`短信验证码`, SOCIAL: t`第三方账号` };
  return (
    <Segmented
      aria-label={t`登录方式`}
      className="flex w-full"
      options={ways.map((value) => ({ value, label: labels[value] }))}
      value={way}
      onValueChange={onChange}
    />
  );
}
