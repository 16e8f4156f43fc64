import { CONSENT_EVENT } from '#shared/browser/consent.ts'
import type { ConsentReceiptInput } from '#shared/contracts/site/consent.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { logLater } from '../log/log-later.ts'
import { createConsentStore, type ConsentStore } from './consent-store.ts'
import { createGate, type Gate } from './gate.ts'

/** Consent store of this browser, and the gate that starts content after consent. */
export interface BrowserConsent {
  readonly store: ConsentStore
  readonly gate: Gate
}

declare global {
  interface Navigator {
    /** State of the Global Privacy Control signal. Undefined in browsers that do not support this signal. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Posts JSON with `keepalive`, so that the request continues when the page is left. @throws Error if the response is not a success */
export async function postQuietly(path: string, body: unknown): Promise<void> {
  const { ok, status } = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
  if (!ok) throw new Error(`${path} answered ${status}`)
}

let opened: BrowserConsent | undefined

function open(): BrowserConsent {
  const reload = () => location.reload()
  const store = createConsentStore({
    jar: document,
    local: () => localStorage,
    host: location.hostname,
    path: () => location.pathname,
    userAgent: navigator.userAgent,
    refusesByItself: () => navigator.globalPrivacyControl === true,
    now: Date.now,
    newId: randomId,
    log: (message, error) => logLater({ level: 'warn', category: 'cache', message }, error),
    announce: (detail) => dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail })),
    sendReceipt: (receipt: ConsentReceiptInput) => postQuietly(apiPaths.consentReceipts, receipt),
    reload,
  })
  addEventListener('storage', ({ key }) => {
    if (store.isOwnKey(key)) store.refresh()
  })
  // Reads the consent again: a page restored from the back/forward cache may contain a consent that the visitor has changed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.refresh()
  })
  store.removeLeftovers()
  void store.leaveReceipt()
  return { store, gate: createGate(store, reload) }
}

/** A random UUID (version 4). `crypto.randomUUID` does not exist over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

/** Returns the consent of this browser, one instance per page. Call this function in the browser only. */
export function browserConsent(): BrowserConsent {
  opened ??= open()
  return opened
}
