import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { PictureCode } from './picture-code.tsx';

export interface SignInCaptchaProps {
  /** Names the picture; another one, another picture. */
  pictureKey: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** The person cannot read it and wants another. */
  onRefresh: () => void;
}

/** The picture beside a password. */
export function SignInCaptcha({ pictureKey, code, ...rest }: SignInCaptchaProps) {
  const { call } = useApi();
  const load = useCallback(
    (signal: AbortSignal) => call('captcha.image', { query: { key: pictureKey }, signal, isQuiet: true }),
    [call, pictureKey],
  );
  return <PictureCode {...rest} load={load} value={code} />;
}
