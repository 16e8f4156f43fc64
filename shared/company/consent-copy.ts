/** The words of the banner and of the switches. Those of the specification stand as it has them. */
import type { OptionalCategory } from '../browser/consent.ts'
import { cookieNames, storageKeys } from '../browser/storage-keys.ts'

/** The banner. */
export const bannerCopy = {
  title: 'We value your privacy',
  /** Left out where there is little room. */
  why: 'Some parts of this site need storage in your browser.',
  what: 'What is essential is always on. You choose the rest: analytics, marketing and functional.',
  decline: 'Decline Optional',
  accept: 'Accept All Cookies',
  customise: 'Customize',
  later: 'You can change this later.',
  cookiePolicy: 'View our Cookie Policy',
  privacyPolicy: 'Privacy Policy',
  accessibility: 'Accessibility',
  close: 'Close and decide later',
  /** Where the dialog does not arrive: what stands before and after the link to the same switches on their page. */
  failed: ['Try again, or choose under', '. Your options didn’t load.'],
  settings: 'Cookie settings',
} as const

/** What a switch is for. */
export interface CategoryCopy {
  readonly name: string
  readonly text: string
  /** Names of what is kept in the browser for it. */
  readonly stored: string
}

/** The dialog, and the same switches on their page. */
export const preferencesCopy = {
  title: 'Cookie Preferences',
  lede: 'One switch for each category. Nothing changes until you save.',
  on: 'On',
  off: 'Off',
  alwaysOn: 'Always on',
  save: 'Save Preferences',
  decline: 'Decline Optional',
  accept: 'Accept All',
  close: 'Close',
  gpc: 'Your browser sends the Global Privacy Control. We take it as a refusal until you switch a category on here.',
} as const

/** The category that is no switch. */
export const essentialCopy: CategoryCopy = {
  name: 'Essential',
  text: 'Remembers your cookie choice and keeps our staff signed in.',
  stored: [
    storageKeys.consent,
    cookieNames.consent,
    storageKeys.consentReceipt,
    storageKeys.consentRefusedAt,
  ].join(', '),
}

/** The categories that are. */
export const categoryCopy: Readonly<Record<OptionalCategory, CategoryCopy>> = {
  analytics: {
    name: 'Analytics',
    text: 'Counts which pages are read, without cookies and without knowing who reads them.',
    stored: 'nothing but your answer',
  },
  marketing: {
    name: 'Marketing',
    text: 'Would let social networks recognise that you were here. We do not use it at present.',
    stored: 'nothing but your answer',
  },
  functional: {
    name: 'Functional',
    text: 'Lets a page show the calendar in which you book a meeting, and keeps the articles you read for reading offline.',
    stored: 'your answer and up to 20 articles',
  },
}
