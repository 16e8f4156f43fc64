import { BROWSER_ERROR_TEXT } from '#shared/browser/browser-error-limits.ts'
import type { BrowserErrorsInput } from '#shared/contracts/site/browser-errors.ts'
import { maskText } from '#shared/text/mask-text.ts'
import { isMissingCode } from '../boot/missing-code.ts'

/** An error of a page, without anything about who saw it. */
export type PageError = Omit<BrowserErrorsInput['errors'][number], 'route' | 'times'>

/** Named by code that ends what it has begun itself, and calls that are answered badly: both are handled where they are made. */
const HANDLED = new Set(['AbortError', 'ApiError', 'SourceError', 'CancelledError'])

/** A view transition that another overtakes, and observers that need a second look, are no failures. */
const HARMLESS = /ResizeObserver loop|transition was (?:skipped|aborted)/iu

/** The first place of the site's own code in a text: file, line, column. */
function placeIn(text: string): string {
  const { origin } = location
  const at = text.indexOf(`${origin}/assets/`)
  if (at < 0) return ''
  return (
    /^\/assets\/[\w.-]{1,120}(?::\d{1,7}){0,2}/u.exec(text.slice(at + origin.length))?.[0] ?? ''
  )
}

/** Extensions run in the page as well; their errors are none of the site's. */
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
  // Scripts of others, which tell nothing of themselves, and what was typed into the console.
  if (filename !== '' && place === '' && !filename.startsWith(location.origin)) return undefined
  const told = fromReason(error ?? message, 'error')
  return told && { ...told, source: told.source === '' ? place : told.source }
}

/** What was refused, without its address. */
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
 * What an event, or an error that was caught, says of the page: undefined for what is none of the site's business. Addresses and
 * numbers are masked.
 */
export function pageErrorOf(event: unknown): PageError | undefined {
  if (!(event instanceof Event)) return fromReason(event, 'error')
  if (event instanceof ErrorEvent) return fromErrorEvent(event)
  if (event instanceof SecurityPolicyViolationEvent) return fromViolation(event)
  if ('reason' in event) return fromReason(event.reason, 'rejection')
  // Vite's own event, which has no type of its own.
  return 'payload' in event ? fromReason(event.payload, 'chunk') : undefined
}
