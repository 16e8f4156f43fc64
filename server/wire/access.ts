import {
  LakeError,
  type Dataset,
  type LakeDocument,
  type QueryRequest,
} from '#server/lake/types.ts'
import { isPublic } from '#server/lake/view.ts'

import type { WireContext, WireServices } from './context.ts'
import { unauthorized, WireError } from './errors.ts'
import { mayOf, permissionFor } from './permissions.ts'
import type { WireAccess } from './router.ts'
import type { WireCaller, WireCredentials, WireOptions } from './types.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request brings something that should prove who it is. */
export function hasCredentials(headers: Headers): boolean {
  return headers.has('authorization') || headers.has('cookie')
}

/** Whether the page behind a request is one of ours. A request without `Origin` is not. */
export function fromOwnPage(headers: Headers, options: WireOptions): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  return origin === options.origin || !!options.origins?.includes(origin)
}

/**
 * Applies a route's declaration to a caller.
 * @throws WireError 401 without a caller where one is needed; 403 for a role or a cookie that may not; LakeError
 * `permissionDenied` for a role that may not write.
 */
export function admit(
  access: WireAccess,
  caller: WireCaller | undefined,
  request: WireCredentials,
  options: WireOptions,
): void {
  if (caller?.via === 'cookie' && !READS.has(request.method)) {
    if (!fromOwnPage(request.headers, options)) {
      throw new WireError(403, 'This request must come from the site itself')
    }
  }
  if (access === 'anyone') return
  if (caller === undefined) {
    if (access === 'reader' && options.anonymous === 'dataset-rules') return
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
  return caller === undefined ? isPublic : caller.visible
}

/** The same rule as a query is told it. */
export function queryVisibility(
  caller: WireCaller | undefined,
): Pick<QueryRequest, 'visibility' | 'visible'> {
  if (caller === undefined) return { visibility: 'public' }
  return caller.visible === undefined ? {} : { visible: caller.visible }
}

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
