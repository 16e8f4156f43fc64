import * as z from 'zod/mini'
import { REDIRECT_PATH_LENGTH } from '../../content/redirects.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  browserErrorsAnswer,
  browserErrorsInput,
  browserErrorsNoted,
} from '../site/browser-errors.ts'
import { outboxAnswer, resolveInput } from '../editing.ts'
import { successAnswer } from '../envelope.ts'
import { liveSaid } from '../live.ts'
import { presenceAnswer, tabName } from '../presence.ts'
import { healthChecksAnswer, testMailAnswer } from '../site/health-checks.ts'
import { connectionAnswer, hideWarningsInput, proxyWarningsAnswer } from '../site/proxy-check.ts'
import {
  choicesAnswer,
  LOG_CATEGORIES,
  LOG_LEVELS,
  LOG_SIZE,
  knownPathAnswer,
  logsAnswer,
  overviewAnswer,
} from '../staff.ts'
import { ID, named, template } from './operation.ts'

/** Operations of the staff area, except those for articles. */
export const staffOperations = named({
  overview: {
    method: 'GET',
    path: staffApiPaths.overview,
    access: 'content.read',
    group: 'Staff',
    summary: 'Returns pending work, latest changes and site health',
    answer: overviewAnswer,
  },
  authors: {
    method: 'GET',
    path: staffApiPaths.authors,
    access: 'content.read',
    group: 'Staff',
    summary: 'Authors to choose from',
    answer: choicesAnswer,
  },
  categories: {
    method: 'GET',
    path: staffApiPaths.categories,
    access: 'content.read',
    group: 'Staff',
    summary: 'Categories to choose from',
    answer: choicesAnswer,
  },
  knownPath: {
    method: 'GET',
    path: staffApiPaths.knownPath(),
    access: 'content.read',
    group: 'Staff',
    summary: 'Tells whether a path has a page or a redirect',
    query: { path: z.string().check(z.maxLength(REDIRECT_PATH_LENGTH), z.regex(/^\/(?!\/)/)) },
    answer: knownPathAnswer,
  },
  presence: {
    method: 'GET',
    path: staffApiPaths.presence(),
    access: 'content.read',
    group: 'Staff',
    summary: 'Lists who has which articles open, without the calling tab',
    query: { tab: tabName },
    answer: presenceAnswer,
  },
  events: {
    method: 'GET',
    path: staffApiPaths.events,
    access: 'signed-in',
    group: 'Staff',
    summary: 'The live channel as server-sent events, where WebSockets do not get through',
    query: { tab: tabName },
    answer: z.string(),
    mediaType: 'text/event-stream',
  },
  sayOnEvents: {
    method: 'POST',
    path: template(staffApiPaths.eventsOf(ID)),
    access: 'signed-in',
    group: 'Staff',
    summary: 'Tells on a live channel of the same session which article is open in its tab',
    body: liveSaid,
    answer: successAnswer(z.object({})),
  },
  connection: {
    method: 'GET',
    path: staffApiPaths.connection(),
    access: 'public',
    group: 'Staff',
    summary: 'Whether WebSockets of a page of this origin are accepted',
    query: { origin: z.string().check(z.maxLength(300)) },
    answer: connectionAnswer,
  },
  proxyWarnings: {
    method: 'GET',
    path: staffApiPaths.proxyWarnings,
    access: 'system.manage',
    group: 'Staff',
    summary: 'Contradictions between ORIGIN, TRUST_PROXY and requests, the worst first',
    answer: proxyWarningsAnswer,
  },
  hideProxyWarnings: {
    method: 'POST',
    path: staffApiPaths.proxyWarningsHide,
    access: 'system.manage',
    group: 'Staff',
    summary: 'Hides warnings for the caller until the server restarts',
    body: hideWarningsInput,
    answer: proxyWarningsAnswer,
  },
  healthChecks: {
    method: 'GET',
    path: staffApiPaths.healthChecks,
    access: 'system.manage',
    group: 'Staff',
    summary: 'Runs the checks of the installation, problems first',
    answer: healthChecksAnswer,
  },
  sendTestMail: {
    method: 'POST',
    path: staffApiPaths.testMail,
    access: 'system.manage',
    group: 'Staff',
    summary: 'Sends a test email to the caller',
    answer: testMailAnswer,
  },
  outbox: {
    method: 'GET',
    path: staffApiPaths.outbox,
    access: 'content.read',
    group: 'Outbox',
    summary: 'Lists changes that wait for the CMS or for a decision',
    answer: outboxAnswer,
  },
  resolveConflict: {
    method: 'POST',
    path: template(staffApiPaths.outboxResolve(ID)),
    access: 'content.write',
    besides: { 'content.publish': 'to keep a change of what visitors see' },
    group: 'Outbox',
    summary: 'Ends a conflict: keeps this change, or what is in the CMS',
    body: resolveInput,
    answer: successAnswer(z.object({ article_id: z.string() })),
    refusals: { 409: 'The article has changed once more' },
  },
  logs: {
    method: 'GET',
    path: staffApiPaths.logs(),
    access: 'system.manage',
    group: 'Staff',
    summary: 'The latest entries of the log, newest first',
    query: {
      level: z.enum(LOG_LEVELS),
      category: z.enum(LOG_CATEGORIES),
      /** Limits the entries to the given number of last minutes. */
      minutes: z.int().check(z.minimum(1), z.maximum(10_080)),
      /** Selects the entries of one request, by its id or the beginning of its id. */
      request: z.string().check(z.maxLength(100)),
      /** Selects the attempts of visitors to read unpublished content. */
      bypass: z.literal('true'),
      limit: z.int().check(z.minimum(1), z.maximum(LOG_SIZE)),
    },
    answer: logsAnswer,
  },
  browserErrors: {
    method: 'GET',
    path: apiPaths.browserErrors,
    access: 'system.manage',
    group: 'Staff',
    summary: 'The latest errors of pages in browsers, newest first',
    answer: browserErrorsAnswer,
  },
  reportBrowserErrors: {
    method: 'POST',
    path: apiPaths.browserErrors,
    access: 'public',
    group: 'Staff',
    summary: 'Takes errors of a page, without anything about who saw them',
    body: browserErrorsInput,
    answer: browserErrorsNoted,
  },
  description: {
    method: 'GET',
    path: staffApiPaths.openapi,
    access: 'public',
    group: 'Description',
    summary: 'This description',
    answer: z.looseObject({ openapi: z.string() }),
  },
})
