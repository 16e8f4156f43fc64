import { LakeError } from '#lake/documents/types.ts'

const STATUS_TEXT: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** Refusal with an HTTP status and a body in the format of Sanity's hosted service. */
export class WireError extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'WireError'
    this.status = status
    this.body = { statusCode: status, error: STATUS_TEXT[status] ?? 'Error', message, ...extra }
    this.headers = headers
  }
}

/**
 * Creates the error for a missing or expired session. At these error codes, the Studio keeps the user's edits and asks the user to sign in
 * again.
 */
export function unauthorized(hadCredentials: boolean): WireError {
  return hadCredentials
    ? new WireError(401, 'Session has expired', { errorCode: 'SIO-401-AEX' })
    : new WireError(401, 'Session not found', { errorCode: 'SIO-401-ANF' })
}

/** Kind of request, which determines the wording of an error. */
export type ErrorTopic = 'query' | 'mutation' | 'action'

const ITEM_TYPE: Partial<Record<LakeError['kind'], string>> = {
  documentAlreadyExists: 'documentAlreadyExistsError',
  documentNotFound: 'documentNotFoundError',
  revisionMismatch: 'documentRevisionIDDoesNotMatchError',
  permissionDenied: 'insufficientPermissionsError',
  invalidMutation: 'invalidMutationError',
  invalidAction: 'invalidActionError',
}

const LAKE_STATUS: Record<LakeError['kind'], number> = {
  queryParseError: 400,
  queryRuntimeError: 400,
  // Not 408, because browsers repeat a request with that status automatically.
  queryTimeout: 400,
  tooManyQueries: 429,
  documentAlreadyExists: 409,
  documentNotFound: 404,
  revisionMismatch: 409,
  invalidMutation: 400,
  invalidAction: 400,
  permissionDenied: 403,
  datasetNotFound: 404,
  datasetExists: 409,
  tooLarge: 413,
  storageFull: 507,
  unavailable: 503,
}

const RETRY_AFTER_SECONDS = '2'

/** Names of the refusals that depend on the state of the dataset, by reason. Their status is 409. */
const CONFLICTS = new Map<unknown, string>([
  ['duplicateTransaction', 'transactionAlreadyExistsError'],
  ['missingReference', 'documentReferenceDoesNotExistError'],
  ['referenced', 'documentHasExistingReferencesError'],
  ['unnamedVersions', 'invalidActionError'],
])

function statusOf({ kind, details }: LakeError): number {
  return CONFLICTS.has(details['reason']) ? 409 : LAKE_STATUS[kind]
}

function lakeBody(error: LakeError, topic: ErrorTopic, status: number): Record<string, unknown> {
  const { kind, message, details } = error
  if (kind === 'queryParseError' || kind === 'queryRuntimeError' || kind === 'queryTimeout') {
    return { error: { type: kind, description: message, ...details }, statusCode: status }
  }
  const type = CONFLICTS.get(details['reason']) ?? ITEM_TYPE[kind]
  if (type === undefined) return { ...new WireError(status, message).body }
  const { index = 0, reason: _reason, referencingIds, ...facts } = details
  const prefix = topic === 'action' ? 'The action(s) failed' : 'The mutation(s) failed'
  return {
    error: {
      type: topic === 'action' ? 'actionError' : 'mutationError',
      description: `${prefix}: ${message}`,
      items: [
        {
          error: {
            type,
            description: message,
            ...facts,
            ...(referencingIds === undefined ? {} : { referencingIDs: referencingIds }),
          },
          index,
        },
      ],
    },
    statusCode: status,
  }
}

function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/**
 * Creates the response for any error of a route. An unknown error is an internal fault: the response is a 500 without details, and the
 * error is passed to `onFault`.
 */
export function errorResponse(
  error: unknown,
  topic: ErrorTopic,
  onFault: (error: unknown) => void,
): Response {
  if (error instanceof WireError) return json(error.status, error.body, error.headers)
  if (error instanceof LakeError) {
    const status = statusOf(error)
    const later = status === 429 || status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}
    return json(status, lakeBody(error, topic, status), later)
  }
  if (error instanceof RangeError && error.message.startsWith('Maximum call stack')) {
    // A recursive parser has exceeded the stack, because the input is nested too deeply.
    return json(400, new WireError(400, 'The request is nested too deeply').body)
  }
  onFault(error)
  return json(500, new WireError(500, 'An internal error occurred').body)
}
