import { paths } from '#shared/paths/paths.ts'
import { CONSENT_DAYS, NON_ESSENTIAL_COOKIES, REFUSAL_DAYS } from '#shared/browser/consent.ts'
import { groundNames, placeNames, storedThings, type StoredThing } from './stored-things.ts'
import type { LegalPage } from '../company/shapes.ts'

const rowsFor = (who: StoredThing['who']) =>
  storedThings
    .filter((thing) => thing.who === who)
    .map(({ name, place, purpose, lifetime, ground }) => [
      name,
      placeNames[place],
      purpose,
      lifetime,
      groundNames[ground],
    ])

const columns = ['Name', 'Stored in', 'Purpose', 'How long', 'Why allowed'] as const

export const page: LegalPage = {
  meta: {
    title: 'Cookie policy and browser storage',
    description:
      'Every cookie and storage key of this site by name, with its purpose and lifetime, and what the three categories that you can switch allow.',
    keywords: ['cookie policy', 'local storage', 'cookies'],
  },
  heading: 'Cookies',
  lede: 'This page lists everything this site can store in your browser. We build the table from the same list our code uses, so it stays complete.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You receive one cookie, and only after you have accepted or saved a choice, because it stores that choice.',
            'Your choice is all that we store in your browser for analytics and marketing. If you allow functional features, your browser also stores the articles you read.',
            'Our pages call only our own server, unless you switch on a feature of another company.',
            'Everything else that we store for you results from your own choices and stays in your browser.',
          ],
        },
      ],
    },
    {
      id: 'visitors',
      title: 'For every visitor',
      blocks: [
        {
          kind: 'table',
          label: 'What the site keeps in the browser of any visitor',
          columns,
          rows: rowsFor('everyone'),
          codes: true,
        },
        {
          kind: 'text',
          text: 'Local and session storage are places in your browser that our scripts can read, while cookies also travel to our server. We store how pages look only when you choose it or answer a question about it. Until then we go by the time of day. We store a message only if you press Send while you are offline.',
        },
        {
          kind: 'text',
          text: 'A site cache holds files that your browser fetches once and shows again without a connection. A small program of ours, the service worker, looks after it: it starts with your first visit, works for our public pages alone and sends nothing about you. While you allow functional features, it also asks our server which of your stored articles have been withdrawn, and deletes those.',
        },
      ],
    },
    {
      id: 'categories',
      title: 'What you can switch',
      blocks: [
        {
          kind: 'text',
          text: 'Our banner asks you about three categories, and all are off until you switch them on. You can switch each one off again as easily, and we then reload the page and leave out what it allowed.',
        },
        {
          kind: 'table',
          label: 'The categories and what each allows',
          columns: ['Category', 'What it allows', 'Stored in your browser', 'Other companies'],
          rows: [
            [
              'Analytics',
              'Our own server counts which pages and articles are read, and how fast they appear, respond and settle (LCP, INP and CLS), by day',
              'Nothing but your choice',
              'None',
            ],
            ['Marketing', 'Nothing at present', 'Nothing but your choice', 'None'],
            [
              'Functional',
              'The calendar in which you book a meeting, shown within our pages, and reading articles offline',
              'Your choice, and copies of up to 20 articles you read',
              'None with our own calendar; where we use a company’s, that company, which may keep cookies of its own',
            ],
          ],
        },
        {
          kind: 'text',
          text: `If your browser sends the Global Privacy Control, we take it as a refusal and leave the banner out. What you switch on yourself still counts. Your choice holds for ${CONSENT_DAYS} days, and after a refusal we ask you again after ${REFUSAL_DAYS} days at the earliest.`,
        },
        {
          kind: 'text',
          text: `If you refuse, we also remove these cookies of other companies that an earlier site may have left: ${NON_ESSENTIAL_COOKIES.join(', ')}.`,
        },
      ],
    },
    {
      id: 'staff',
      title: 'For staff who sign in',
      blocks: [
        {
          kind: 'table',
          label: 'What the site keeps in the browser of a signed-in member of staff',
          columns,
          rows: rowsFor('staff'),
          codes: true,
        },
        {
          kind: 'text',
          text: 'Our staff edit content in the Studio, which keeps settings of its own in their browsers, such as the width of a pane. Public pages leave it out.',
        },
      ],
    },
    {
      id: 'grounds',
      title: 'Why we may store it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Essential: you asked for something that needs it, such as signing in.',
            'Your choice: you changed a setting and we remember it.',
            'This visit only: you need it while the tab is open, and it goes when you close the tab.',
            'Your consent: only what you switched on under “What you can switch”.',
          ],
        },
        {
          kind: 'text',
          text: 'The law allows the first three to us as they are. Our banner asks you about the fourth, and declining is as easy as accepting. If a feature needs more, we list it on this page before we store it.',
        },
      ],
    },
    {
      id: 'control',
      title: 'View and clear',
      blocks: [
        {
          kind: 'text',
          text: [
            'The page ',
            { label: 'Cookie settings', href: paths.cookieSettings },
            ' has the same switches as our banner. It shows what your browser stores for this site now and lets you remove it, one by one or all at once. You can do the same in your browser’s own settings. Our site goes on working with everything cleared or blocked, and forgets only your colours, your accessibility settings and your place on a page.',
          ],
        },
        {
          kind: 'text',
          text: [
            'What our server logs about requests is explained in the ',
            { label: 'privacy policy', href: paths.privacyPolicy },
            '.',
          ],
        },
      ],
    },
  ],
}
