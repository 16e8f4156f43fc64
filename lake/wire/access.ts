import { addressBlock, clientAddress } from '#lake/common/client-address.ts'
import type { Asker } from '#lake/threads/foreign-queries.ts'
import { LakeError, type Dataset, type LakeDocument } from '#lake/documents/types.ts'
import { isPublic } from '#lake/query/view.ts'

import type { WireContext, WireServices } from './context.ts'
import { unauthorized, WireError } from './errors.ts'
import { mayOf, permissionFor } from './permissions.ts'
import type { WireAccess } from './router.ts'
import type { WireCredentials, WireOptions, WirePeer } from './types.ts'
import type { WireCaller } from './callers.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request brings something that should prove who it is. */
export function hasCredentials(headers: Headers): boolean {
  return headers.has('authorization') || headers.has('cookie')
}

/** Whether the page behind a request is one of ours, or trusted as one of ours is. A request without `Origin` is not. */
export function fromTrustedPage(headers: Headers, options: WireOptions): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  if (origin === options.origin || options.origins?.includes(origin) === true) return true
  return options.foreignPages?.(origin) === 'credentials'
}

/**
 * Applies a route's declaration to a caller.
 * @throws WireError 401 without a caller where one is needed, or for a token that is not good; 403 for a role or a cookie that may not; LakeError
 * `permissionDenied` for a role that may not write.
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
    // Who shows a token that is not good is told so: taken for nobody, a program would go on with less than it asked for.
    const isNobody = !request.headers.has('authorization')
    if (access === 'reader' && options.anonymous === 'dataset-rules' && isNobody) return
    throw unauthorized(hasCredentials(request.headers))
  }
  const ability = access === 'reader' ? 'content.read' : access
  if (mayOf(caller)(ability)) return
  const permission = permissionFor(ability)
  const refusal = `Insufficient permissions; permission "${permission}" required`
  // Refused writes are told item by item, as the lake's own refusals are.
  if (permission === 'update') throw new LakeError('permissionDenied', refusal, { permission })
  throw new WireError(403, refusal)
}

/** The rule by which documents exist for a caller; undefined when all do. */
export function visibleTo(
  caller: WireCaller | undefined,
): ((document: LakeDocument) => boolean) | undefined {
  return caller === undefined ? isPublic : undefined
}

/** The same rule as a query is told it. */
export function visibilityFor(caller: WireCaller | undefined): 'everything' | 'public' {
  return caller === undefined ? 'public' : 'everything'
}

/** Whose turn a query is: the session or the machine of the caller, else the part of the network that it came from. */
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

/** Who asks, for whoever lets sessions take turns. */
export const askerOf = ({ session, request }: WireContext): Asker => ({
  session,
  signal: request.signal,
})

/**
 * The dataset that a request names.
 * @throws WireError 401 for a private dataset and nobody known; LakeError `datasetNotFound`
 */
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
