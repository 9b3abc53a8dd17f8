import { z } from 'zod';
import { passwordChange } from '../entities/user.ts';
import { authoritySignIn, greeting, greetingQuery, platformSignIn, routerNode, session, visibleResources } from '../entities/session.ts';
import { overview } from '../entities/review.ts';
import { operations } from '../operation.ts';
import { id } from '../rules.ts';

/** Signing in and out, and what a signed-in user may see. */
export const sessionOperations = operations({
  'session.signIn': {
    method: 'POST',
    path: '/authority/anno/login',
    client: 'authority',
    access: 'open',
    effect: 'staged',
    summary: 'Sign in or refresh, first client; `access_token`, `refresh_token` and `expires_in` stand beside the envelope',
    encoding: 'form',
    body: authoritySignIn,
    answer: session,
  },
  'session.platformSignIn': {
    method: 'POST',
    path: '/oauth/noToken/login',
    client: 'platform',
    access: 'open',
    effect: 'staged',
    summary: 'Sign in or refresh, second client',
    body: platformSignIn,
    answer: session,
  },
  'session.signOut': {
    method: 'POST',
    path: '/oauth/noToken/logout',
    client: 'authority',
    access: 'open',
    effect: 'write',
    summary: 'End the session of a token; the answer is the same for an unknown one',
    encoding: 'form',
    body: z.object({ token: z.string().max(4096), userId: id.nullish(), clientId: z.string().max(255).nullish() }),
    answer: z.boolean(),
  },
  'session.changePassword': {
    method: 'PUT',
    path: '/authority/user/password',
    client: 'platform',
    access: 'session',
    effect: 'staged',
    summary: "Change one's own password; ends one's other sessions",
    body: passwordChange,
    answer: z.boolean(),
  },
  'menu.router': {
    method: 'GET',
    path: '/oauth/menu/router',
    client: 'authority',
    access: 'session',
    effect: 'read',
    summary: "The caller's menu tree",
    answer: z.array(routerNode),
  },
  'resource.visible': {
    method: 'GET',
    path: '/oauth/resource/visible',
    client: 'authority',
    access: 'session',
    effect: 'read',
    summary: "The caller's permission codes and roles",
    answer: visibleResources,
  },
  'greeting.mine': {
    method: 'GET',
    path: '/wechat/greet-user-info',
    client: 'authority',
    access: 'session',
    effect: 'read',
    summary: 'Whom the caller can ask for help, by role; empty where nobody is named',
    query: greetingQuery,
    answer: greeting,
  },
  'overview.mine': {
    method: 'GET',
    path: '/contest/overview',
    client: 'platform',
    access: 'session',
    effect: 'read',
    summary: 'What waits for the caller',
    answer: overview,
  },
});
