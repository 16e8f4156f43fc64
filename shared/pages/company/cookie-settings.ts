import { paths } from '../../paths.ts'
import type { CompanyHead, Prose } from './shapes.ts'

/** The page that shows and clears what a browser keeps for the site. */
export interface CookieSettingsPage extends CompanyHead {
  readonly changed: string
  readonly now: {
    readonly title: string
    /** Name of the table, for those who do not see it under its heading. */
    readonly table: string
    readonly reading: string
    readonly blocked: string
    readonly empty: { readonly title: string; readonly text: string }
    readonly columns: { readonly name: string; readonly value: string; readonly purpose: string }
    readonly unknown: string
    readonly hidden: string
    readonly clear: string
    readonly clearAll: string
    readonly cleared: string
    readonly clearedAll: string
  }
  readonly withoutScript: readonly Prose[]
  readonly unseen: { readonly title: string; readonly text: Prose }
  readonly choices: {
    readonly title: string
    readonly intro: Prose
    readonly withoutScript: Prose
    readonly saved: string
    readonly declined: string
    readonly export: string
    readonly paragraphs: readonly Prose[]
  }
}

export const page: CookieSettingsPage = {
  meta: {
    title: 'Cookie settings',
    description:
      'Switch categories on and off, see what your browser keeps for this site at this moment, and clear it: one entry at a time or all at once.',
    keywords: ['cookie settings', 'clear cookies', 'privacy controls'],
  },
  heading: 'Cookie settings',
  lede: 'Choose what this site may do, and see what your browser keeps for it. You can change or clear all of it here at any time.',
  changed: '2026-11-22',
  now: {
    title: 'Stored in this browser now',
    table: 'Entries of this browser’s storage',
    reading: 'Reading your browser’s storage…',
    blocked:
      'Your browser does not let the site read its storage. Nothing can then be kept there either.',
    empty: {
      title: 'Nothing is stored',
      text: 'Your browser stores nothing for this site, so there is nothing to clear.',
    },
    columns: { name: 'Name and place', value: 'What it holds', purpose: 'What it is for' },
    unknown: 'Not from our public pages; probably from the Studio or a browser extension',
    hidden: 'Hidden for your security',
    clear: 'Clear',
    clearAll: 'Clear everything listed',
    cleared: 'was cleared.',
    clearedAll: 'Everything listed was cleared.',
  },
  withoutScript: [
    'Looking into a browser’s storage needs JavaScript, and it is switched off here. Without it the site has stored nothing on this visit: it sets no cookies for visitors, and only its scripts write to the storage.',
    'What earlier visits may have left you can remove in your browser’s settings, under site data or storage.',
  ],
  unseen: {
    title: 'What this page cannot see',
    text: [
      'Staff who are signed in also have a session cookie that scripts cannot read, by design. It ends when they sign out. ',
      { label: 'Cookies', href: paths.cookies },
      ' lists it with all the others.',
    ],
  },
  choices: {
    title: 'What you allow',
    intro:
      'One switch for each category, the same as in the banner. Switching one off loads this page anew without what it had allowed.',
    withoutScript:
      'The switches need JavaScript, and it is switched off here. Without it no category is on: nothing is counted, and nothing comes from other companies.',
    saved: 'Your choice was saved.',
    declined: 'You declined. Nothing is allowed.',
    export: 'Download what is kept about your consent',
    paragraphs: [
      [
        'What each category allows, and how long a choice holds, is told on the page ',
        { label: 'Cookies', href: paths.cookies },
        '.',
      ],
      [
        'What our server logs is explained in the ',
        { label: 'privacy policy', href: paths.privacyPolicy },
        '.',
      ],
    ],
  },
}
