import type { SocialProviderCode } from '@saiwu/openapi';

/** How one provider knows this installation, and where it is reached. */
export interface SocialSetting {
  code: SocialProviderCode;
  id: string;
  secret: string;
  name: string | null;
  scope: string;
  endpoints: Endpoints;
  /** Where it sends browsers back to: registered there, and compared exactly. */
  redirectUri: string;
}

export interface Endpoints {
  authorize: string;
  token: string;
  user: string;
}
