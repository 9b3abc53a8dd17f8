import type { Handlers } from '../core/handlers.ts';
import { allContestHandlers } from '../domains/contest/all-contest-handlers.ts';
import { fileHandlers } from '../services/files/file-handlers.ts';
import { jobHandlers } from '../domains/jobs/job-handlers.ts';
import { blockListHandlers } from '../services/limits/block-list.ts';
import { rateLimiterHandlers } from '../services/limits/rate-limiter.ts';
import { logHandlers } from '../services/logs/log-handlers.ts';
import { accessHandlers } from '../domains/platform/access/access.ts';
import { avatarHandlers } from '../domains/platform/user/profile/avatar.ts';
import { dashboardHandlers } from '../domains/platform/dashboard/dashboard.ts';
import { commonHandlers } from '../domains/platform/generate-id.ts';
import { findUserHandlers } from '../domains/platform/user/find-users.ts';
import { applicationHandlers } from '../domains/platform/application/application.ts';
import { onlineHandlers } from '../domains/platform/user/online.ts';
import { roleHandlers } from '../domains/platform/role/all-role-handlers.ts';
import { greetingHandlers } from '../domains/platform/dashboard/greeting.ts';
import { startHandlers } from '../domains/platform/dashboard/start.ts';
import { menuHandlers } from '../domains/platform/menu/all-menu-handlers.ts';
import { messageHandlers } from '../domains/messages/message.ts';
import { orgHandlers } from '../domains/platform/org/org.ts';
import { certificationHandlers } from '../domains/platform/certification/certification.ts';
import { appointmentHandlers } from '../domains/platform/school/appointment/accept-appointment.ts';
import { placeHandlers } from '../domains/platform/school/place.ts';
import { searchHandlers } from '../domains/platform/search/search.ts';
import { statusHandlers } from '../domains/platform/status/status.ts';
import { registerHandlers } from '../domains/platform/register/all-register-handlers.ts';
import { stationHandlers } from '../domains/platform/station/station.ts';
import { parameterHandlers } from '../domains/platform/parameter/parameter.ts';
import { parameterValueHandlers } from '../domains/platform/parameter/parameter-value.ts';
import { captchaHandlers } from '../domains/identity/captcha/captcha.ts';
import { passwordHandlers } from '../domains/identity/password/password.ts';
import { phoneHandlers } from '../domains/identity/phone/phone-handlers.ts';
import { preferenceHandlers } from '../domains/platform/menu/preference.ts';
import { profileHandlers } from '../domains/platform/user/profile/profile.ts';
import { ownSessionHandlers } from '../domains/identity/session/own-sessions.ts';
import { sessionHandlers } from '../domains/identity/session/session.ts';
import { totpHandlers } from '../domains/identity/totp/totp.ts';
import { signingKeyHandlers } from '../domains/identity/session/signing-keys/rotate-signing-key.ts';
import { userHandlers } from '../domains/platform/user/user.ts';
import { bannerHandlers } from '../domains/platform/banner/banner.ts';
import { publicContestHandlers } from '../domains/public/public-contests.ts';
import { areaHandlers } from '../domains/reference/area.ts';
import { areaTreeHandlers } from '../domains/reference/area-tree.ts';
import { dictionaryHandlers } from '../domains/reference/dictionary.ts';
import { dictionaryTypeHandlers } from '../domains/reference/dictionary-type.ts';
import { lookUpHandlers } from '../domains/reference/look-up.ts';
import { tenancyHandlers } from '../tenancy/all-tenancy-handlers.ts';
import { smsHandlers } from '../services/sms/sms-handlers.ts';
import { socialHandlers } from '../domains/identity/social/social-handlers.ts';

/** Every operation of the contract, each with its handler. */
export const handlers = {
  ...sessionHandlers,
  ...ownSessionHandlers,
  ...socialHandlers,
  ...passwordHandlers,
  ...captchaHandlers,
  ...signingKeyHandlers,
  ...totpHandlers,
  ...menuHandlers,
  ...orgHandlers,
  ...placeHandlers,
  ...appointmentHandlers,
  ...certificationHandlers,
  ...stationHandlers,
  ...registerHandlers,
  ...parameterHandlers,
  ...parameterValueHandlers,
  ...greetingHandlers,
  ...startHandlers,
  ...messageHandlers,
  ...preferenceHandlers,
  ...userHandlers,
  ...findUserHandlers,
  ...commonHandlers,
  ...tenancyHandlers,
  ...applicationHandlers,
  ...onlineHandlers,
  ...statusHandlers,
  ...accessHandlers,
  ...roleHandlers,
  ...profileHandlers,
  ...avatarHandlers,
  ...dashboardHandlers,
  ...searchHandlers,
  ...lookUpHandlers,
  ...dictionaryHandlers,
  ...dictionaryTypeHandlers,
  ...areaHandlers,
  ...areaTreeHandlers,
  ...allContestHandlers,
  ...logHandlers,
  ...blockListHandlers,
  ...rateLimiterHandlers,
  ...smsHandlers,
  ...fileHandlers,
  ...jobHandlers,
  ...phoneHandlers,
  ...bannerHandlers,
  ...publicContestHandlers,
} satisfies Handlers;
