import { z } from 'zod';
import { dateTime, enumeration, id, secret } from '../../rules.ts';

/** The answer of both sign-in calls (`spec.md` §3, plus `roleList`). */
export const session = z.object({
  token: z.string(),
  tokenType: z.literal('token'),
  refreshToken: z.string(),
  /** When `token` ends, in the tenant's zone. Clients derive their own expiry from `expire` and the server's `Date`. */
  expiration: dateTime,
  /** Seconds until `token` ends. */
  expire: z.string(),
  expireMillis: z.string(),
  userId: id,
  account: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  workDescribe: z.string().nullable(),
  roleList: z.array(z.object({ code: z.string(), centifiedStatus: z.boolean().nullable() })),
  /** The password was set by another user, or has expired, and has to be changed before anything else. */
  mustChangePassword: z.boolean(),
  /** The reason: it is older than the tenant allows. */
  passwordExpired: z.boolean(),
  /** The policy wants a second factor and this person has none: it has to be set up before anything else. */
  mustEnrolTotp: z.boolean(),
  /** Signed in by an invitation: it reaches one review, and nothing of the account can be changed. */
  isInvited: z.boolean(),
  /** The tenant's zone by its IANA name: all times of the wire are of it. */
  timeZone: z.string(),
  /** The service of the person's school or college has ended: their own data can be read, not changed. */
  expired: z.object({ since: dateTime, orgLabel: z.string() }).nullable(),
});

/** The session of a token; that of a used refresh token is not known any more. */
export const verifiedSession = session.extend({ refreshToken: z.null() });

/** The installation's own names and pictures, as its parameters say. Empty: nothing of its own. */
const site = z.object({
  name: z.string(),
  /** One line beneath the name. */
  promise: z.string(),
  /** A link to the picture that opens without a session; null: none of its own. */
  logo: z.string().nullable(),
  /** The person to ask for help. */
  help: z.string(),
  docsUrl: z.string(),
});

/** The facts that the sign-in page may know before a user is signed in. */
export const signInOptions = z.object({
  /** A user who signs in names the tenant. Without one that is known, the rest is answered as for a tenant that offers nothing. */
  isMultiTenant: z.boolean(),
  /** A password has to come with the answer to a picture. */
  hasCaptcha: z.boolean(),
  canRegister: z.boolean(),
  canSignInBySms: z.boolean(),
  canResetBySms: z.boolean(),
  /** Third-party accounts that can sign in. */
  providers: z.array(z.object({ code: z.string(), name: z.string() })),
  site,
});

export const sessionKinds = ['PASSWORD', 'SMS', 'SOCIAL', 'INVITATION'] as const;

/** One open session of the caller. Browser, system and place are null where they are not known. */
export const ownSession = z.object({
  /** Opaque; ends the session in `session.endMine`, and opens nothing. */
  id: z.string(),
  /** The client application's name. */
  clientName: z.string(),
  /** How it was opened. */
  kind: enumeration(sessionKinds),
  loginIp: z.string(),
  location: z.string().nullable(),
  browser: z.string().nullable(),
  operatingSystem: z.string().nullable(),
  loginTime: dateTime,
  usedTime: dateTime,
  isCurrent: z.boolean(),
});

/** Form of the first client. */
export const authoritySignIn = z.object({
  grant_type: z.enum(['password', 'refresh_token']),
  username: z.string().normalize('NFKC').max(255).optional(),
  password: z.string().max(255).optional(),
  refresh_token: z.string().max(4096).optional(),
  tenant: z.string().max(64).optional(),
  key: z.string().max(64).optional(),
  code: secret(z.string().max(16)).optional(),
});

/** Body of the platform's own sign-in. */
export const platformSignIn = z.object({
  grantType: z.enum(['password', 'captcha', 'refresh_token']),
  account: z.string().max(255).nullish(),
  password: z.string().max(255).nullish(),
  refreshToken: z.string().max(4096).nullish(),
  tenant: z.string().max(64).nullish(),
  key: z.string().max(64).nullish(),
  code: secret(z.string().max(16)).nullish(),
});

export interface RouterNode {
  path: string;
  name: string;
  label: string;
  sortValue: number;
  /**
   * `Layout` for a group, else the file below `src/views` that front ends of the platform load. Absent where they have none: they leave the
   * node out.
   */
  component?: string;
  redirect?: string;
  meta: { title: string; icon?: string; breadcrumb: boolean };
  hidden: boolean;
  alwaysShow: boolean;
  children?: RouterNode[];
}

/** A node of the menu tree (platform-api §3.3). */
export const routerNode: z.ZodType<RouterNode> = z
  .object({
    path: z.string(),
    name: z.string(),
    label: z.string(),
    sortValue: z.int(),
    component: z.string().optional(),
    redirect: z.string().optional(),
    meta: z.object({ title: z.string(), icon: z.string().optional(), breadcrumb: z.boolean() }),
    hidden: z.boolean(),
    alwaysShow: z.boolean(),
    get children() {
      return z.array(routerNode).optional();
    },
  })
  .meta({ id: 'RouterNode' });

/** Which permission codes and roles the caller holds. */
export const visibleResources = z.object({
  enabled: z.boolean(),
  caseSensitive: z.boolean(),
  resourceList: z.array(z.string()),
  roleList: z.array(z.string()),
});

/** The role decides who greets; one that the caller does not hold counts as absent. */
export const greetingQuery = z.object({ userId: id.optional(), roleCode: z.string().max(64).optional() });

/** Customer service. `qrCode` is the content of the code: an address. */
export const greeting = z.object({ qrCode: z.string(), name: z.string(), text: z.string() });
