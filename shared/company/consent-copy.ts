/** Texts of the consent banner and of its switches. Texts from the specification are used verbatim. */
import type { OptionalCategory } from '../browser/consent.ts'
import { cookieNames, storageKeys } from '../browser/storage-keys.ts'

/** Texts of the banner. */
export const bannerCopy = {
  title: 'We value your privacy',
  /** Left out if the banner has little space. */
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
  /** Shown if the dialog cannot be loaded: the texts before and after the link to the page with the same switches as the dialog. */
  failed: ['Try again, or choose under', '. Your options didn’t load.'],
  settings: 'Cookie settings',
} as const

/** Description of a category. */
export interface CategoryCopy {
  readonly name: string
  readonly text: string
  /** Names of the entries in browser storage that belong to the category. */
  readonly stored: string
}

/** Texts of the dialog with the switches, and of the page with the same switches. */
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

/** Texts of the essential category, which has no switch. */
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

/** Texts of the optional categories. Each has a switch. */
export const categoryCopy: Readonly<Record<OptionalCategory, CategoryCopy>> = {
  analytics: {
    name: 'Analytics',
    text: 'Counts which pages and articles are read and measures how fast they respond, without cookies and without knowing who reads them.',
    stored: 'nothing but your answer',
  },
  marketing: {
    name: 'Marketing',
    text: 'Not used today. If you switch it on, nothing changes.',
    stored: 'nothing but your answer',
  },
  functional: {
    name: 'Functional',
    text: 'Lets a page show the calendar in which you book a meeting, and keeps the articles you read for reading offline.',
    stored: 'your answer and up to 20 articles',
  },
}
