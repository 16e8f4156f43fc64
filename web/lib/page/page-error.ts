import { BROWSER_ERROR_TEXT } from '#shared/browser/browser-error-limits.ts'
import type { BrowserErrorsInput } from '#shared/contracts/site/browser-errors.ts'
import { maskText } from '#shared/text/mask-text.ts'
import { isMissingCode } from '../boot/missing-code.ts'

/** An error of a page, without data about the visitor. */
export type PageError = Omit<BrowserErrorsInput['errors'][number], 'route' | 'times'>

/**
 * Names of errors that are not reported: requests that the site's own code has aborted, and failed calls. The calling code handles both.
 */
const HANDLED = new Set(['AbortError', 'ApiError', 'SourceError', 'CancelledError'])

/**
 * Messages of errors that do not indicate a fault of the site: a skipped view transition, a repeated ResizeObserver callback, and the text
 * that replaces an error of a script from another origin.
 */
const HARMLESS = /ResizeObserver loop|transition was (?:skipped|aborted)|^Script error/iu

/** First location (file, line, column) in the site's own code that is named in a text, such as a stack. */
function placeIn(text: string): string {
  const { origin } = location
  const at = text.indexOf(`${origin}/assets/`)
  if (at < 0) return ''
  return (
    /^\/assets\/[\w.-]{1,120}(?::\d{1,7}){0,2}/u.exec(text.slice(at + origin.length))?.[0] ?? ''
  )
}

/** True if the error comes from a browser extension, which runs in the page but is not part of the site. */
const isForeign = (stack: string) => /\b[a-z-]*extension:\/\//u.test(stack) && placeIn(stack) === ''

function fromReason(reason: unknown, kind: PageError['kind']): PageError | undefined {
  const isError = reason instanceof Error || reason instanceof DOMException
  const {
    name,
    stack = '',
    message,
  } = isError
    ? reason
    : { name: '', message: typeof reason === 'string' ? reason : 'Something that is no error' }
  if (HANDLED.has(name) || HARMLESS.test(message) || isForeign(stack)) return undefined
  const isMissing = isMissingCode(message)
  return {
    kind: isMissing ? 'chunk' : kind,
    message: maskText(name === '' ? message : `${name}: ${message}`, BROWSER_ERROR_TEXT),
    source: placeIn(isMissing ? message : stack),
  }
}

function fromErrorEvent({ error, message, filename, lineno, colno }: ErrorEvent) {
  const place = placeIn(`${filename}:${lineno}:${colno}`)
  // Ignores errors in files of other origins, and in code typed into the console.
  if (filename !== '' && place === '' && !filename.startsWith(location.origin)) return undefined
  const told = fromReason(error ?? message, 'error')
  return told && { ...told, source: told.source === '' ? place : told.source }
}

/** Origin of a resource that the CSP has blocked, without its path. */
function refusedFrom(blocked: string): string {
  if (blocked.startsWith(location.origin)) return 'this site'
  return /^[a-z-]+$/u.test(blocked) ? blocked : 'another site'
}

function fromViolation(event: SecurityPolicyViolationEvent): PageError | undefined {
  const { effectiveDirective, blockedURI, sourceFile } = event
  const isForeignScript = sourceFile !== null && /extension/u.test(sourceFile)
  if (isForeignScript) return undefined
  return {
    kind: 'csp',
    message: `${effectiveDirective} refused: ${refusedFrom(blockedURI)}`,
    source: placeIn(`${sourceFile ?? ''}:${event.lineNumber}:${event.columnNumber}`),
  }
}

/**
 * Converts an event or a caught error to a page error. Undefined if the site did not cause the error. Addresses and numbers in the text are
 * masked.
 */
export function pageErrorOf(event: unknown): PageError | undefined {
  if (!(event instanceof Event)) return fromReason(event, 'error')
  if (event instanceof ErrorEvent) return fromErrorEvent(event)
  if (event instanceof SecurityPolicyViolationEvent) return fromViolation(event)
  if ('reason' in event) return fromReason(event.reason, 'rejection')
  // Only Vite's event for a failed preload has a `payload`. TypeScript has no type for this event.
  return 'payload' in event ? fromReason(event.payload, 'chunk') : undefined
}
