import {
  ALL_OFF,
  ALL_ON,
  CONSENT_VERSION,
  isOutdated,
  isRefusalFresh,
  OPTIONAL_CATEGORIES,
  parseConsent,
  type ConsentChoice,
  type ConsentRecord,
  type OptionalCategory,
} from '#shared/browser/consent.ts'
import type { ConsentReceiptInput } from '#shared/contracts/site/consent.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import {
  clearConsentCookie,
  clearOtherCookies,
  readConsentCookie,
  writeConsentCookie,
  type CookieJar,
} from './consent-cookies.ts'

/** Browser APIs that the consent store uses. */
export interface ConsentBrowser {
  readonly jar: CookieJar
  /** Returns local storage. @throws DOMException if storage is blocked for the site */
  readonly local: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly host: string
  /** Returns the path of the current address. */
  readonly path: () => string
  readonly userAgent: string
  /** True if the browser sends the Global Privacy Control signal. */
  readonly refusesByItself: () => boolean
  readonly now: () => number
  readonly newId: () => string
  /** Logs a failure that has no effect visible to the visitor. */
  readonly log: (message: string, error: unknown) => void
  /** Dispatches {@link CONSENT_EVENT} with a choice that allows analytics. */
  readonly announce: (detail: ConsentAnnouncement) => void
  /** Sends a receipt to the server. Rejects if the server does not accept the receipt. */
  readonly sendReceipt: (receipt: ConsentReceiptInput) => Promise<void>
  /** Reloads the page. */
  readonly reload: () => void
}

/** Event detail of {@link CONSENT_EVENT}. */
export interface ConsentAnnouncement {
  readonly action: 'accept' | 'save' | 'toggle'
  readonly preferences: ConsentRecord
}

/** Current state of the visitor's choice. Replaced by a new object on every change. */
export interface ConsentState {
  /** The valid stored record, even if it is outdated. */
  readonly record: ConsentRecord | undefined
  readonly isOutdated: boolean
  /** Categories that are allowed now. None if the record is missing or outdated. */
  readonly allowed: ConsentChoice
  /** True if the consent question is to be shown. */
  readonly asks: boolean
  /** True if the browser sends the Global Privacy Control signal. The signal counts as a refusal until the visitor makes a choice. */
  readonly refusesByItself: boolean
}

/** Exported consent, with the fields of the specification. */
export interface ConsentExport {
  readonly hasConsent: boolean
  readonly preferences: ConsentRecord | (ConsentChoice & { readonly essential: true })
  readonly version: string
  readonly isOutdated: boolean
  /** Time of the export, ISO 8601. */
  readonly exportTimestamp: string
  readonly userAgent: string
  readonly hostname: string
}

/** Consent store: state of the visitor's consent in one browser, and functions that change it. */
export type ConsentStore = ReturnType<typeof createConsentStore>

/** Storage keys that contain the consent. The store reads them again when another tab changes them. */
const OWN_KEYS: ReadonlySet<string | null> = new Set([
  storageKeys.consent,
  storageKeys.consentRefusedAt,
  // The key is `null` if the storage was cleared.
  null,
])

const switchesOn = (choice: ConsentChoice) => OPTIONAL_CATEGORIES.some((name) => choice[name])

/** Storage of the consent. While the browser blocks storage, it holds the values in memory. */
function createConsentStorage(browser: ConsentBrowser) {
  /** Values that the browser did not store because it blocks storage. They apply until the page is left. */
  const unkept = new Map<string, string>()
  const noted = new Set<string>()

  /**
   * Runs `work`. If it throws because the browser blocks storage or cookies, returns undefined and logs the failure once for each `what`.
   */
  const attempt = <T>(what: string, work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      if (!noted.has(what)) browser.log(`The consent could not be ${what}`, error)
      noted.add(what)
      return undefined
    }
  }
  const read = (key: string) =>
    attempt('read', () => browser.local().getItem(key)) ?? unkept.get(key) ?? null
  const write = (key: string, value: string) => {
    unkept.set(key, value)
    attempt('kept', () => {
      browser.local().setItem(key, value)
      unkept.delete(key)
    })
  }
  const remove = (key: string) => {
    unkept.delete(key)
    attempt('removed', () => browser.local().removeItem(key))
  }
  return { attempt, read, write, remove }
}

/** Reads the state from the browser. `isClosed` is true if the visitor has hidden the question. */
function readState(
  browser: ConsentBrowser,
  { attempt, read }: ReturnType<typeof createConsentStorage>,
  isClosed: boolean,
): ConsentState {
  const now = browser.now()
  const hasRefused = isRefusalFresh(read(storageKeys.consentRefusedAt), now)
  // After a refusal, ignores the cookie: it has been removed, but may still be visible to another tab for a moment.
  const record =
    parseConsent(read(storageKeys.consent)) ??
    (hasRefused ? undefined : attempt('read', () => readConsentCookie(browser.jar)))
  const outdated = record !== undefined && isOutdated(record, now)
  const holds = record !== undefined && !outdated
  const refusesByItself = browser.refusesByItself()
  return {
    record,
    isOutdated: outdated,
    allowed: holds
      ? {
          analytics: record.analytics,
          marketing: record.marketing,
          functional: record.functional,
        }
      : ALL_OFF,
    asks: !holds && !hasRefused && !refusesByItself && !isClosed,
    refusesByItself,
  }
}

/** Creates the consent store of `browser`. The store changes only through its own methods and on {@link ConsentStore.refresh}. */
export function createConsentStore(browser: ConsentBrowser) {
  const listeners = new Set<() => void>()
  let isClosed = false
  const storage = createConsentStorage(browser)
  const { attempt, read, write, remove } = storage

  const look = () => readState(browser, storage, isClosed)
  let state = look()
  const refresh = () => {
    const next = look()
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }

  const removeConsent = () => {
    // Removes the cookie before the storage keys, because a change of the storage makes other tabs read the cookie.
    attempt('removed', () => clearConsentCookie(browser.jar))
    remove(storageKeys.consent)
    remove(storageKeys.consentReceipt)
  }

  const removeOtherCookies = () =>
    attempt('removed', () =>
      clearOtherCookies(browser.jar, { host: browser.host, path: browser.path() }),
    )

  /**
   * Finishes an action. If analytics is allowed, dispatches the consent event. If the visitor has withdrawn a category, reloads the page,
   * because only a reload stops content that is running.
   */
  const settle = (before: ConsentChoice, action?: ConsentAnnouncement['action']) => {
    refresh()
    const { allowed, record } = state
    if (action !== undefined && record !== undefined && allowed.analytics) {
      browser.announce({ action, preferences: record })
    }
    if (OPTIONAL_CATEGORIES.some((name) => before[name] && !allowed[name])) browser.reload()
  }

  /**
   * Sends a receipt if a category is allowed and no receipt was accepted yet. Stores the id of the receipt once the server has accepted it.
   */
  const leaveReceipt = async () => {
    const { allowed } = state
    if (!switchesOn(allowed) || read(storageKeys.consentReceipt) !== null) return
    const id = browser.newId()
    try {
      await browser.sendReceipt({ id, version: CONSENT_VERSION, ...allowed })
      // Checks the consent again, because it may have been withdrawn during the request.
      if (switchesOn(look().allowed)) write(storageKeys.consentReceipt, id)
    } catch (error) {
      browser.log('The receipt for a consent could not be left', error)
    }
  }

  const keep = (choice: ConsentChoice, action: ConsentAnnouncement['action']) => {
    const before = state.allowed
    const record: ConsentRecord = {
      essential: true,
      ...choice,
      timestamp: browser.now(),
      version: CONSENT_VERSION,
    }
    write(storageKeys.consent, JSON.stringify(record))
    attempt('kept', () => writeConsentCookie(browser.jar, record))
    remove(storageKeys.consentRefusedAt)
    const isNew = OPTIONAL_CATEGORIES.some((name) => choice[name] && !before[name])
    // A receipt lists the allowed categories, so an added category needs a new receipt.
    if (isNew || !switchesOn(choice)) remove(storageKeys.consentReceipt)
    if (!switchesOn(choice)) removeOtherCookies()
    settle(before, action)
    void leaveReceipt()
  }

  return {
    state: (): ConsentState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads the stored values again, because another tab or the visitor may have changed them. */
    refresh,
    /** True if a change of `key` in another tab concerns the consent. */
    isOwnKey: (key: string | null) => OWN_KEYS.has(key),
    acceptAll: () => keep(ALL_ON, 'accept'),
    /** Removes the consent and the cookies that need it, and stores the time of the refusal. Sends no request. */
    declineAll: () => {
      const before = state.allowed
      removeConsent()
      write(storageKeys.consentRefusedAt, String(browser.now()))
      removeOtherCookies()
      settle(before)
    },
    /**
     * Removes cookies that were not visible on the page on which the visitor refused, because they were set for another folder of the site.
     * Does nothing unless the visitor has refused.
     */
    removeLeftovers: () => {
      if (!state.asks && !switchesOn(state.allowed)) removeOtherCookies()
    },
    /** Stores a choice for each category. */
    save: (choice: ConsentChoice) => keep(choice, 'save'),
    /** Toggles one optional category and leaves the other categories unchanged. */
    toggle: (category: OptionalCategory) =>
      keep({ ...state.allowed, [category]: !state.allowed[category] }, 'toggle'),
    /** Removes consent and refusal; the visitor is asked again. */
    clear: () => {
      const before = state.allowed
      removeConsent()
      remove(storageKeys.consentRefusedAt)
      removeOtherCookies()
      isClosed = false
      settle(before)
    },
    /** Hides the question until the next load, without storing a choice. */
    close: () => {
      isClosed = true
      refresh()
    },
    leaveReceipt,
    exportStatus: (): ConsentExport => {
      const { record, isOutdated: outdated } = state
      return {
        hasConsent: record !== undefined,
        preferences: record ?? { essential: true, ...ALL_OFF },
        version: record?.version ?? CONSENT_VERSION,
        isOutdated: outdated,
        exportTimestamp: new Date(browser.now()).toISOString(),
        userAgent: browser.userAgent,
        hostname: browser.host,
      }
    },
  }
}
