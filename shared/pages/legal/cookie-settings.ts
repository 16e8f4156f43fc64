import { paths } from '#shared/paths/paths.ts'
import type { CompanyHead, Prose } from '../company/shapes.ts'

/** Texts of the page on which visitors see and delete the site's data in their browser. */
export interface CookieSettingsPage extends CompanyHead {
  readonly changed: string
  readonly now: {
    readonly title: string
    /** Accessible name of the table. */
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
      'Switch categories on and off, see what your browser stores for this site now, and clear it: one entry at a time or all at once.',
    keywords: ['cookie settings', 'clear cookies', 'privacy controls'],
  },
  heading: 'Cookie settings',
  lede: 'Choose what this site may do, and see what your browser keeps for it. You can change or clear all of it here at any time.',
  changed: '2026-11-29',
  now: {
    title: 'Stored in this browser now',
    table: 'Entries of this browser’s storage',
    reading: 'Reading your browser’s storage…',
    blocked:
      'Your browser blocks this site from its storage, so we can’t store any of your settings there.',
    empty: {
      title: 'Nothing is stored',
      text: 'Your browser stores nothing for this site at the moment, and entries appear here as soon as you choose a setting.',
    },
    columns: { name: 'Name and place', value: 'Value', purpose: 'Purpose' },
    unknown: 'Not from our public pages; probably from the Studio or a browser extension',
    hidden: 'Hidden for your security',
    clear: 'Clear',
    clearAll: 'Clear everything listed',
    cleared: 'was cleared.',
    clearedAll: 'Everything listed was cleared.',
  },
  withoutScript: [
    'We need JavaScript to show what your browser stores, and it is switched off here. Only our scripts write to that storage, so this visit has left it as it was.',
    'You can remove what earlier visits may have left in your browser’s settings, under site data or storage.',
  ],
  unseen: {
    title: 'What this page can’t see',
    text: [
      'Our signed-in staff also have a session cookie that is hidden from scripts by design and ends when they sign out. We list it with all the others on the page ',
      { label: 'Cookies', href: paths.cookies },
      '.',
    ],
  },
  choices: {
    title: 'What you allow',
    intro:
      'You have one switch for each category, the same as in our banner. If you switch one off, we reload this page and leave out what it allowed.',
    withoutScript:
      'You need JavaScript to use the switches, and it is switched off here. All three categories are therefore off, so we count none of your page views and measure nothing.',
    saved: 'Your choice was saved.',
    declined: 'You declined, so all three categories are off and stay off.',
    export: 'Download your consent record',
    paragraphs: [
      [
        'You can read what each category allows, and how long your choice holds, on the page ',
        { label: 'Cookies', href: paths.cookies },
        '.',
      ],
      [
        'What our server logs when you open a page is explained in the ',
        { label: 'privacy policy', href: paths.privacyPolicy },
        '.',
      ],
    ],
  },
}
