import * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { loginAnswer, loginInput, logoutAnswer, validateAnswer } from '../auth.ts'
import { successAnswer } from '../envelope.ts'
import {
  accountAnswer,
  accountsAnswer,
  inviteAnswer,
  inviteInput,
  ownPasswordInput,
  passwordResetInput,
  resetLinkAnswer,
  sessionsAnswer,
  userChangeInput,
} from '../users.ts'
import { ID, named, template } from './operation.ts'

const ended = successAnswer(z.object({ ended: z.number() }))
const nothing = successAnswer(z.object({}))

/** Operations for signing in, accounts and sessions. */
export const accountOperations = named({
  login: {
    method: 'POST',
    path: staffApiPaths.login,
    access: 'public',
    group: 'Sign-in',
    summary: 'Signs in and returns a bearer token',
    body: loginInput,
    answer: loginAnswer,
  },
  validate: {
    method: 'GET',
    path: staffApiPaths.validate,
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Returns the owner of the token',
    answer: validateAnswer,
  },
  logout: {
    method: 'POST',
    path: staffApiPaths.logout,
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Ends this session',
    answer: logoutAnswer,
  },
  studioSession: {
    method: 'GET',
    path: staffApiPaths.studioSession,
    access: 'public',
    group: 'Sign-in',
    summary: 'Redirects from the Studio to the sign-in page and back',
    query: { origin: z.string(), withSid: z.string() },
    answer: z.null(),
    status: 302,
  },
  resetPassword: {
    method: 'POST',
    path: staffApiPaths.resetPassword,
    access: 'public',
    group: 'Sign-in',
    summary: 'Chooses a password by a one-time link',
    body: passwordResetInput,
    answer: nothing,
    refusals: { 410: 'The link was used, has expired or is unknown' },
  },
  ownPassword: {
    method: 'POST',
    path: staffApiPaths.ownPassword,
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Changes one’s own password and ends the other sessions',
    body: ownPasswordInput,
    answer: nothing,
  },
  sessions: {
    method: 'GET',
    path: staffApiPaths.sessions,
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Lists the caller’s sessions',
    answer: sessionsAnswer,
  },
  endSessions: {
    method: 'DELETE',
    path: staffApiPaths.sessions,
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Signs out everywhere',
    answer: ended,
  },
  endSession: {
    method: 'DELETE',
    path: template(staffApiPaths.session(ID)),
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Ends one of the caller’s sessions',
    answer: ended,
  },
  users: {
    method: 'GET',
    path: staffApiPaths.users,
    access: 'system.manage',
    group: 'Accounts',
    summary: 'All accounts',
    answer: accountsAnswer,
  },
  invite: {
    method: 'POST',
    path: staffApiPaths.users,
    access: 'system.manage',
    group: 'Accounts',
    status: 201,
    summary: 'Invites a user; the link is shown only once',
    body: inviteInput,
    answer: inviteAnswer,
    refusals: { 409: 'There is an account with this address already' },
  },
  changeUser: {
    method: 'PATCH',
    path: template(staffApiPaths.user(ID)),
    access: 'system.manage',
    group: 'Accounts',
    summary: 'Changes name or role; deactivates or reactivates an account',
    body: userChangeInput,
    answer: accountAnswer,
    refusals: { 409: 'The last administrator can’t be removed' },
  },
  renewLink: {
    method: 'POST',
    path: template(staffApiPaths.userReset(ID)),
    access: 'system.manage',
    group: 'Accounts',
    status: 201,
    summary: 'Makes a one-time link to choose a password by',
    answer: resetLinkAnswer,
  },
})
