import type { WireCredentials } from '#lake/access/session-port.ts'
import { addressBlock, clientAddress } from '#lake/common/client-address.ts'
import type { Asker } from '#lake/threads/foreign-queries.ts'
import { LakeError, type Dataset, type LakeDocument } from '#lake/documents/types.ts'
import { isPublic } from '#lake/query/view.ts'

import type { WireContext, WireServices } from './context.ts'
import { unauthorized, WireError } from './errors.ts'
import { mayOf, permissionFor } from './permissions.ts'
import type { WireAccess } from './router.ts'
import type { WireOptions, WirePeer } from './types.ts'
import type { WireCaller } from './callers.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True if a request has an Authorization or Cookie header. */
function hasCredentials(headers: Headers): boolean {
  return headers.has('authorization') || headers.has('cookie')
}

/**
 * True if the page that sent a request belongs to the site, or has the permission `credentials`. False for a request without an `Origin`
 * header.
 */
export function fromTrustedPage(headers: Headers, options: WireOptions): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  if (origin === options.origin || options.origins?.includes(origin) === true) return true
  return options.foreignPages?.(origin) === 'credentials'
}

/**
 * Checks that a caller may use a route.
 * @throws WireError 401 for a missing caller or an invalid token; 403 for a role or a cookie without permission; LakeError
 * `permissionDenied` for a role that may not write
 */
export function admit(
  access: WireAccess,
  caller: WireCaller | undefined,
  request: WireCredentials,
  options: WireOptions,
): void {
  if (caller?.via === 'cookie' && !READS.has(request.method)) {
    if (!fromTrustedPage(request.headers, options)) {
      throw new WireError(403, 'This request must come from the site itself')
    }
  }
  if (access === 'anyone') return
  if (caller === undefined) {
    // Rejects an invalid token even where anonymous callers are permitted. Otherwise the program would continue with less access, and not
    // notice.
    const isNobody = !request.headers.has('authorization')
    if (access === 'reader' && options.anonymous === 'dataset-rules' && isNobody) return
    throw unauthorized(hasCredentials(request.headers))
  }
  const ability = access === 'reader' ? 'content.read' : access
  if (mayOf(caller)(ability)) return
  const permission = permissionFor(ability)
  const refusal = `Insufficient permissions; permission "${permission}" required`
  // Throws a LakeError, so that the response to a refused write has the index of each mutation, as for all refusals of the lake.
  if (permission === 'update') throw new LakeError('permissionDenied', refusal, { permission })
  throw new WireError(403, refusal)
}

/** Returns a predicate for the documents that a caller may see, or undefined if the caller may see all. */
export function visibleTo(
  caller: WireCaller | undefined,
): ((document: LakeDocument) => boolean) | undefined {
  return caller === undefined ? isPublic : undefined
}

/** Value of `visibility` in the caller's queries. It follows the same rule as {@link visibleTo}. */
export function visibilityFor(caller: WireCaller | undefined): 'everything' | 'public' {
  return caller === undefined ? 'public' : 'everything'
}

/**
 * Returns the key by which callers take turns with their queries: the session or machine of the caller, or the address block of an
 * anonymous caller.
 */
export function sessionOf(
  caller: WireCaller | undefined,
  headers: Headers,
  peer: WirePeer,
  options: WireOptions,
): string {
  if (caller?.sessionId !== undefined) return `session ${caller.sessionId}`
  if (caller !== undefined) return `caller ${caller.id}`
  const trust = options.trustProxy ?? { kind: 'none' }
  return `address ${addressBlock(clientAddress(headers, peer.address, trust))}`
}

/** Returns the session and the abort signal of a request, for the queues of queries. */
export const askerOf = ({ session, request }: WireContext): Asker => ({
  session,
  signal: request.signal,
})

/** Returns the dataset that a request names. @throws WireError 401 for a private dataset without a caller; LakeError `datasetNotFound` */
export function openDataset(
  services: Pick<WireServices, 'options'>,
  name: string,
  context: Pick<WireContext, 'caller' | 'request'>,
): Dataset {
  const dataset = services.options.lake.dataset(name)
  if (context.caller === undefined && dataset.aclMode !== 'public') {
    throw unauthorized(hasCredentials(context.request.headers))
  }
  return dataset
}

/**
 * Returns the dataset that a write names. Opens it first if another process has just created it.
 * @throws WireError and LakeError of {@link openDataset}; LakeError `unavailable`
 */
export async function writableDataset(
  services: Pick<WireServices, 'options'>,
  name: string,
  context: Pick<WireContext, 'caller' | 'request'>,
): Promise<Dataset> {
  const { lake } = services.options
  if (!lake.datasets().some((dataset) => dataset.name === name)) await lake.refresh(name)
  return openDataset(services, name, context)
}

/**
 * Returns the dataset that a request names. For a known caller, first applies all commits that other processes stored before this request.
 * @throws WireError and LakeError of {@link openDataset}; LakeError `unavailable` if this process cannot confirm that its documents are
 * current
 */
export async function currentDataset(
  services: Pick<WireServices, 'options'>,
  name: string,
  context: Pick<WireContext, 'caller' | 'request'>,
): Promise<Dataset> {
  const { lake } = services.options
  if (context.caller !== undefined) await lake.refresh(name)
  else if (!lake.isCurrent)
    throw new LakeError('unavailable', 'The lake is not up to date at the moment')
  return openDataset(services, name, context)
}
