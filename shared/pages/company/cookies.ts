import { paths } from '../../paths.ts'
import { CONSENT_DAYS, NON_ESSENTIAL_COOKIES, REFUSAL_DAYS } from '../../consent.ts'
import { groundNames, placeNames, storedThings, type StoredThing } from './stored-things.ts'
import type { LegalPage } from './shapes.ts'

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
    title: 'Cookies and what a browser keeps',
    description:
      'Every cookie and storage key of this site by name, with its purpose and lifetime, and what the three categories that you can switch allow.',
    keywords: ['cookie policy', 'local storage', 'cookies'],
  },
  heading: 'Cookies',
  lede: 'This page lists everything this site can store in your browser. We build the table from the same list our code uses, so it stays complete.',
  changed: '2026-11-22',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Visitors receive one cookie, and only after they have accepted or saved a choice: it holds that choice.',
            'Nothing else waits for consent in your browser: we store nothing for analytics or advertising.',
            'No other company’s server is called by these pages, so none can set anything either.',
            'What we store for visitors results from their own choices and stays in their browser.',
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
          text: 'Local and session storage are places in your browser that the site’s scripts can read. Unlike cookies they are not sent to the server. How pages look is written only when you choose it, or answer a question about it; until then the site goes by the time of day and stores nothing about it. A message is stored only if you press Send while you are offline.',
        },
      ],
    },
    {
      id: 'categories',
      title: 'What you can switch',
      blocks: [
        {
          kind: 'text',
          text: 'The banner asks about three categories. All are off until you switch them on, and each can be switched off again as easily; the page is then loaded anew without what it had allowed.',
        },
        {
          kind: 'table',
          label: 'The categories and what each allows',
          columns: ['Category', 'What it allows', 'Stored in your browser', 'Other companies'],
          rows: [
            [
              'Analytics',
              'Our own server counts which pages are read, by day',
              'Nothing but your choice',
              'None',
            ],
            ['Marketing', 'Nothing at present', 'Nothing but your choice', 'None'],
            [
              'Functional',
              'The calendar in which you book a meeting, shown within our pages',
              'Nothing but your choice',
              'None with our own calendar; where we use a company’s, that company, which may keep cookies of its own',
            ],
          ],
        },
        {
          kind: 'text',
          text: `If your browser sends the Global Privacy Control, we take it as a refusal and show no banner. What you switch on yourself counts all the same. A choice holds for ${CONSENT_DAYS} days; after a refusal we do not ask again for ${REFUSAL_DAYS} days.`,
        },
        {
          kind: 'text',
          text: `A refusal also removes these cookies of other companies, should an earlier site at this address have left them: ${NON_ESSENTIAL_COOKIES.join(', ')}.`,
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
          text: 'The content editor that staff work in, the Studio, also keeps settings of its own, such as the width of a pane, in the local storage of their browsers. It is not loaded by any public page.',
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
            'This visit only: needed while the tab is open, gone when it closes.',
            'Your consent: only what you switched on under “What you can switch”.',
          ],
        },
        {
          kind: 'text',
          text: 'The first three need no consent. The banner asks about the fourth, and declining there is as easy as accepting. Should a feature need more than this, this page will list what it stores before it stores it.',
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
            ' has the same switches as the banner. It shows what your browser keeps for this site at this moment and lets you remove it, one by one or all at once. Your browser’s own settings do the same, for this site or for all. The site goes on working with everything cleared or blocked; only your choice of colours, your accessibility settings and your place on a page are forgotten.',
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
