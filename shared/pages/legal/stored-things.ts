import { CONSENT_DAYS, REFUSAL_DAYS } from '#shared/browser/consent.ts'
import { identity } from '#shared/company/identity.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { cacheNames, updateKeys } from '#shared/browser/update-keys.ts'

/** Kind of browser storage. */
export type StoragePlace = 'cookie' | 'local' | 'session' | 'cache'

/** Cookie, storage key or cache of the site. */
export interface StoredThing {
  /** Name of the entry. A star at its end represents any text. */
  readonly name: string
  readonly place: StoragePlace
  /**
   * Legal ground for storing the entry. `essential`: a requested function needs it. `own act`, `this visit`: the visitor has caused it, by
   * an action or by the visit. `consent`: the visitor has allowed its category.
   */
  readonly ground: 'essential' | 'own act' | 'this visit' | 'consent'
  /** Group of users in whose browsers the entry is stored. */
  readonly who: 'everyone' | 'staff'
  readonly purpose: string
  readonly lifetime: string
  /** True if scripts of the page can read and remove the entry. */
  readonly reachable: boolean
  /** True if the value authenticates the user. Such a value is never shown. */
  readonly secret?: boolean
}

/** Names of the kinds of storage in tables. */
export const placeNames: Readonly<Record<StoragePlace, string>> = {
  cookie: 'Cookie',
  local: 'Local storage',
  session: 'Session storage',
  cache: 'Site cache',
}

/** Names of the legal grounds in tables. */
export const groundNames: Readonly<Record<StoredThing['ground'], string>> = {
  essential: 'Essential',
  'own act': 'Your choice',
  'this visit': 'This visit only',
  consent: 'Your consent (functional)',
}

/** Complete list of everything that the site stores in a browser. */
export const storedThings: readonly StoredThing[] = [
  {
    name: storageKeys.consent,
    place: 'local',
    ground: 'essential',
    who: 'everyone',
    purpose: 'What you have allowed, after you have accepted or saved a choice',
    lifetime: `${CONSENT_DAYS} days, then you are asked again`,
    reachable: true,
  },
  {
    name: cookieNames.consent,
    place: 'cookie',
    ground: 'essential',
    who: 'everyone',
    purpose: 'The same, so that our server can see that a visit may be counted',
    lifetime: `${CONSENT_DAYS} days`,
    reachable: true,
  },
  {
    name: storageKeys.consentReceipt,
    place: 'local',
    ground: 'essential',
    who: 'everyone',
    purpose: 'The random number of the receipt for your consent, if a category is on',
    lifetime: 'As long as the consent',
    reachable: true,
  },
  {
    name: storageKeys.consentRefusedAt,
    place: 'local',
    ground: 'essential',
    who: 'everyone',
    purpose: 'When you declined, so that you are not asked again soon',
    lifetime: `${REFUSAL_DAYS} days`,
    reachable: true,
  },
  {
    name: storageKeys.theme,
    place: 'local',
    ground: 'own act',
    who: 'everyone',
    purpose: 'Your choice of light or dark or a setting of the theme',
    lifetime: 'Until you clear it',
    reachable: true,
  },
  {
    name: storageKeys.themePreference,
    place: 'local',
    ground: 'own act',
    who: 'everyone',
    purpose: 'How light and dark are chosen: by your system, by you or by the time of day',
    lifetime: 'Until you clear it',
    reachable: true,
  },
  {
    name: storageKeys.lastSunsetCheck,
    place: 'local',
    ground: 'own act',
    who: 'everyone',
    purpose:
      'The day on which you last answered whether to switch to dark, so that you are asked once a day at most',
    lifetime: 'Until you clear it',
    reachable: true,
  },
  {
    name: storageKeys.accessibilitySettings,
    place: 'local',
    ground: 'own act',
    who: 'everyone',
    purpose: 'What you have set in the accessibility menu',
    lifetime: 'Until you clear it',
    reachable: true,
  },
  {
    name: storageKeys.scrolled,
    place: 'session',
    ground: 'this visit',
    who: 'everyone',
    purpose: 'Your scroll position, so that Back returns you to the same place',
    lifetime: 'Until the tab is closed',
    reachable: true,
  },
  {
    name: storageKeys.visited,
    place: 'session',
    ground: 'this visit',
    who: 'everyone',
    purpose:
      'How many pages lie behind and before you in this tab, so that the back and forward buttons know when to show',
    lifetime: 'Until the tab is closed',
    reachable: true,
  },
  {
    name: storageKeys.inquiryToSend,
    place: 'session',
    ground: 'own act',
    who: 'everyone',
    purpose:
      'A message that you sent through a form while you were offline, so that it can be sent when the connection returns',
    lifetime: 'Until it is sent, you change it, or the tab is closed',
    reachable: true,
  },
  {
    name: storageKeys.conversation,
    place: 'session',
    ground: 'own act',
    who: 'everyone',
    purpose: `Your conversation with ${identity.assistant} after you have opened its window, so that it is still there on the next page`,
    lifetime: 'Until you clear the conversation or close the tab',
    reachable: true,
  },
  {
    name: storageKeys.handedConversation,
    place: 'session',
    ground: 'own act',
    who: 'everyone',
    purpose: `That conversation on its way to the contact form, after you have asked ${identity.assistant} to take it there`,
    lifetime: 'Until the form has it, or the tab is closed',
    reachable: true,
  },
  {
    name: updateKeys.updateAvailable,
    place: 'local',
    ground: 'essential',
    who: 'everyone',
    purpose: 'That a newer version of this site is ready, so that the next page clears the old one',
    lifetime: 'Until the next page has loaded',
    reachable: true,
  },
  {
    name: updateKeys.recoveredFrom,
    place: 'session',
    ground: 'this visit',
    who: 'everyone',
    purpose:
      'Which versions of this site the tab has replaced because a part of them was gone, so that it tries once only',
    lifetime: 'Until the tab is closed',
    reachable: true,
  },
  {
    name: updateKeys.keptForms,
    place: 'session',
    ground: 'own act',
    who: 'everyone',
    purpose:
      'What you had typed into a form when the page had to load a newer version of the site, so that it is still there',
    lifetime: 'Until the form has it back, or the tab is closed',
    reachable: true,
  },
  {
    name: cacheNames.offlinePage,
    place: 'cache',
    ground: 'essential',
    who: 'everyone',
    purpose: 'The page that tells you that you are offline, the same for everybody',
    lifetime: 'Until a newer version of this site replaces it',
    reachable: true,
  },
  {
    name: cacheNames.files,
    place: 'cache',
    ground: 'essential',
    who: 'everyone',
    purpose:
      'Scripts, styles and typefaces of the pages you have opened, the same for everybody, so that they load once only',
    lifetime: 'Until a newer version of this site replaces them',
    reachable: true,
  },
  {
    name: cacheNames.posts,
    place: 'cache',
    ground: 'consent',
    who: 'everyone',
    purpose: 'The articles and case studies you have read last, so that you can read them offline',
    lifetime: 'Until you switch the category off, 20 of them at most',
    reachable: true,
  },
  {
    name: cookieNames.session,
    place: 'cookie',
    ground: 'essential',
    who: 'staff',
    purpose: 'The session of a signed-in member of staff, where the site is reached without TLS',
    lifetime: '8 hours at most, 30 minutes without activity',
    reachable: false,
  },
  {
    name: cookieNames.secureSession,
    place: 'cookie',
    ground: 'essential',
    who: 'staff',
    purpose: 'The same session, where the site is reached with TLS',
    lifetime: '8 hours at most, 30 minutes without activity',
    reachable: false,
  },
  {
    name: cookieNames.xsrf,
    place: 'cookie',
    ground: 'essential',
    who: 'staff',
    purpose: 'Proves that a change was sent from this site and not from another one',
    lifetime: 'As long as the session',
    reachable: true,
    secret: true,
  },
  {
    name: cookieNames.device,
    place: 'cookie',
    ground: 'essential',
    who: 'staff',
    purpose:
      'That this browser has signed in before, so that wrong passwords typed by others cannot keep its owner out',
    lifetime: '180 days after the last sign-in; a new password ends it',
    reachable: false,
  },
  {
    name: storageKeys.token,
    place: 'local',
    ground: 'essential',
    who: 'staff',
    purpose: 'Token the staff area, and the library in the Studio, use to call the server',
    lifetime: 'Until signing out, 8 hours at most on the server',
    reachable: true,
    secret: true,
  },
  {
    name: storageKeys.signingOut,
    place: 'session',
    ground: 'essential',
    who: 'staff',
    purpose:
      'The token of a session that you have left while the server could not be reached, so that it is ended there too',
    lifetime: 'Until the server has ended the session, or the tab is closed',
    reachable: true,
    secret: true,
  },
  {
    name: storageKeys.demoUser,
    place: 'local',
    ground: 'essential',
    who: 'staff',
    purpose: 'The demonstration account, only on sites that offer it',
    lifetime: 'Until signing out',
    reachable: true,
  },
  {
    name: storageKeys.floodHidden,
    place: 'local',
    ground: 'essential',
    who: 'staff',
    purpose: 'Until when you hide the message about a flood of meetings',
    lifetime: 'Counts for an hour, stays until site data is deleted',
    reachable: true,
  },
  {
    name: storageKeys.staffDraft,
    place: 'local',
    ground: 'essential',
    who: 'staff',
    purpose:
      'What you have typed into an article and not saved yet, so that nothing is lost when the connection or the session ends',
    lifetime: 'Until it is saved or discarded',
    reachable: true,
  },
]
