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

/** What of a browser the consent needs. */
export interface ConsentBrowser {
  readonly jar: CookieJar
  /** Local storage. @throws DOMException where it is closed to the site */
  readonly local: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly host: string
  /** Path of the address now. */
  readonly path: () => string
  readonly userAgent: string
  /** Whether the browser sends the Global Privacy Control. */
  readonly refusesByItself: () => boolean
  readonly now: () => number
  readonly newId: () => string
  /** Notes a fault that changes nothing for the visitor. */
  readonly log: (message: string, error: unknown) => void
  /** Tells whoever counts of a choice that allows it. */
  readonly announce: (detail: ConsentAnnouncement) => void
  /** Leaves a receipt with the server; rejects when it was not taken. */
  readonly sendReceipt: (receipt: ConsentReceiptInput) => Promise<void>
  /** Loads the page anew. */
  readonly reload: () => void
}

/** What {@link CONSENT_EVENT} carries. */
export interface ConsentAnnouncement {
  readonly action: 'accept' | 'save' | 'toggle'
  readonly preferences: ConsentRecord
}

/** Where the visitor's choice stands at this moment. Replaced as a whole when anything changes. */
export interface ConsentState {
  /** The valid record that is kept, an outdated one too. */
  readonly record: ConsentRecord | undefined
  readonly isOutdated: boolean
  /** What is allowed now: nothing without a record that holds. */
  readonly allowed: ConsentChoice
  /** Whether the visitor is to be asked. */
  readonly asks: boolean
  /** Whether the browser refuses on the visitor's behalf. */
  readonly refusesByItself: boolean
}

/** The specification's export of a consent. */
export interface ConsentExport {
  readonly hasConsent: boolean
  readonly preferences: ConsentRecord | (ConsentChoice & { readonly essential: true })
  readonly version: string
  readonly isOutdated: boolean
  /** ISO 8601. */
  readonly exportTimestamp: string
  readonly userAgent: string
  readonly hostname: string
}

/** The visitor's consent in one browser, the same for all who ask. */
export type ConsentStore = ReturnType<typeof createConsentStore>

/** Keys by which another tab's change is known. */
const OWN_KEYS: ReadonlySet<string | null> = new Set([
  storageKeys.consent,
  storageKeys.consentRefusedAt,
  // All of the storage was cleared.
  null,
])

const switchesOn = (choice: ConsentChoice) => OPTIONAL_CATEGORIES.some((name) => choice[name])

/** @returns the consent that `browser` keeps. It changes by the visitor's acts and by {@link ConsentStore.refresh} alone. */
export function createConsentStore(browser: ConsentBrowser) {
  const listeners = new Set<() => void>()
  let isClosed = false

  /** What the browser would not keep, for as long as the page stands. */
  const unkept = new Map<string, string>()
  const noted = new Set<string>()

  /** Does something that a browser may refuse; that is noted once, and makes no difference. */
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

  const look = (): ConsentState => {
    const now = browser.now()
    const hasRefused = isRefusalFresh(read(storageKeys.consentRefusedAt), now)
    // After a refusal a cookie is none any more: another tab may still see the one that was just removed.
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

  let state = look()
  const refresh = () => {
    const next = look()
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }

  const removeConsent = () => {
    // Before what other tabs are told of: they look at the cookie then.
    attempt('removed', () => clearConsentCookie(browser.jar))
    remove(storageKeys.consent)
    remove(storageKeys.consentReceipt)
  }

  const removeOtherCookies = () =>
    attempt('removed', () =>
      clearOtherCookies(browser.jar, { host: browser.host, path: browser.path() }),
    )

  /** Ends an act: what was withdrawn is unloaded with the page, and the others are told. */
  const settle = (before: ConsentChoice, action?: ConsentAnnouncement['action']) => {
    refresh()
    const { allowed, record } = state
    if (action !== undefined && record !== undefined && allowed.analytics) {
      browser.announce({ action, preferences: record })
    }
    if (OPTIONAL_CATEGORIES.some((name) => before[name] && !allowed[name])) browser.reload()
  }

  /** Leaves a receipt where something is allowed and none was taken yet. Its number is kept once the server has it. */
  const leaveReceipt = async () => {
    const { allowed } = state
    if (!switchesOn(allowed) || read(storageKeys.consentReceipt) !== null) return
    const id = browser.newId()
    try {
      await browser.sendReceipt({ id, version: CONSENT_VERSION, ...allowed })
      // The consent may have been withdrawn meanwhile.
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
    // A receipt says what was switched on; more than that needs another one.
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
    /** Looks again at what is kept: another tab, or the visitor by hand, may have changed it. */
    refresh,
    /** Whether a change of another tab under `key` concerns the consent. */
    isOwnKey: (key: string | null) => OWN_KEYS.has(key),
    acceptAll: () => keep(ALL_ON, 'accept'),
    /** Removes the consent and the cookies that needed it, and remembers when. Nothing is sent. */
    declineAll: () => {
      const before = state.allowed
      removeConsent()
      write(storageKeys.consentRefusedAt, String(browser.now()))
      removeOtherCookies()
      settle(before)
    },
    /**
     * Removes the cookies that a refusal removes and that were not visible where it was given: those set for another folder of the
     * site. Does nothing while the visitor has not answered.
     */
    removeLeftovers: () => {
      if (!state.asks && !switchesOn(state.allowed)) removeOtherCookies()
    },
    /** Keeps a choice of the visitor's own. */
    save: (choice: ConsentChoice) => keep(choice, 'save'),
    /** Switches one category and leaves the others as they are. Essential is none of them. */
    toggle: (category: OptionalCategory) =>
      keep({ ...state.allowed, [category]: !state.allowed[category] }, 'toggle'),
    /** Removes all that is kept of consent and refusal; the visitor is asked again. */
    clear: () => {
      const before = state.allowed
      removeConsent()
      remove(storageKeys.consentRefusedAt)
      removeOtherCookies()
      isClosed = false
      settle(before)
    },
    /** Puts the question away until the next load, without an answer. */
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
