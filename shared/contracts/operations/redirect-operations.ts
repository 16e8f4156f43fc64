import * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  MISSED_SORT_KEYS,
  missedListAnswer,
  REDIRECT_SORT_KEYS,
  redirectAnswer,
  redirectInput,
  redirectListAnswer,
  redirectRemovedAnswer,
} from '../redirects.ts'
import { ID, limit, named, page, template, text } from './operation.ts'

const eitherWay = <const Key extends string>(keys: readonly Key[]) =>
  z.enum([...keys, ...keys.map((key) => `-${key}` as const)])

/** Operations for redirects from old to new addresses. */
export const redirectOperations = named({
  redirects: {
    method: 'GET',
    path: staffApiPaths.redirects(),
    access: 'content.read',
    group: 'Redirects',
    summary: 'Lists redirects with their use counts',
    query: { page, limit, search: text, sort: eitherWay(REDIRECT_SORT_KEYS) },
    answer: redirectListAnswer,
  },
  createRedirect: {
    method: 'POST',
    path: staffApiPaths.redirects(),
    access: 'content.publish',
    group: 'Redirects',
    status: 201,
    summary: 'Adds a redirect; it works at once',
    body: redirectInput,
    answer: redirectAnswer,
  },
  updateRedirect: {
    method: 'PUT',
    path: template(staffApiPaths.redirect(ID)),
    access: 'content.publish',
    group: 'Redirects',
    summary: 'Changes a redirect',
    body: redirectInput,
    answer: redirectAnswer,
    refusals: { 409: 'Someone else has changed it' },
  },
  removeRedirect: {
    method: 'DELETE',
    path: template(staffApiPaths.redirect(ID)),
    access: 'content.publish',
    group: 'Redirects',
    summary: 'Deletes a redirect: its old address is not found from now on',
    answer: redirectRemovedAnswer,
  },
  missedAddresses: {
    method: 'GET',
    path: staffApiPaths.missedAddresses(),
    access: 'content.read',
    group: 'Redirects',
    summary: 'Lists addresses visitors opened that have no page',
    query: { page, limit, sort: eitherWay(MISSED_SORT_KEYS) },
    answer: missedListAnswer,
  },
  dismissMissed: {
    method: 'DELETE',
    path: template(staffApiPaths.missedAddress(ID)),
    access: 'content.write',
    group: 'Redirects',
    summary: 'Takes an address off the list; it comes back when it is asked for again',
    answer: redirectRemovedAnswer,
  },
})
