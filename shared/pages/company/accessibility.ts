import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import type { LegalPage } from './shapes.ts'

const write = { label: site.contactEmail, href: `mailto:${site.contactEmail}` } as const

export const page: LegalPage = {
  meta: {
    title: 'Accessibility statement',
    description:
      'Which standard this site aims at, how it is tested and with what, what has not been tested, what is known to fall short, and how to tell us of a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2', 'web accessibility'],
  },
  heading: 'Accessibility',
  lede: 'Our target, what we test, what we have not tested yet, and how to tell us about a barrier.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'aim',
      title: 'Our target',
      blocks: [
        {
          kind: 'text',
          text: 'The public pages and the sign-in page are built to meet the Web Content Accessibility Guidelines 2.2 at level AA. This is our own assessment. No outside body has audited the site.',
        },
      ],
    },
    {
      id: 'built',
      title: 'How it is built',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every page can be read, and every link and menu used, without JavaScript. Signing in is the exception.',
            'Everything that can be done with a pointer can be done with a keyboard, and the focus can always be seen.',
            'A first link skips to the content. Each page has one main heading, and its sections follow in order.',
            'It is dark from 18:00 to 05:59 by your clock and light at other times. The control in the bar changes that: your system decides, you do, or the time. Text keeps a contrast of at least 4.5 to 1 in both.',
            'The accessibility menu (the button at the edge of a page, or Alt+A, which can be switched off there) sets the size of text from 80 to 150 %, colours that stay apart for colour-blind readers with patterns beside them, underlined links, no movement and a stronger contrast. It keeps what you prefer and replaces nothing of what is said here.',
            'States are told in words or with an icon beside the colour, never by colour alone.',
            'The engravings are decoration and hidden from screen readers. Drawings that carry meaning are described in text.',
            'Motion is short, and left out where your system or the accessibility menu asks for less of it.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'What is tested',
      blocks: [
        {
          kind: 'table',
          label: 'Accessibility tests, how they are made and what they cover',
          columns: ['Test', 'How', 'Covers'],
          rows: [
            [
              'Rules of axe-core',
              'By program, with every change',
              'WCAG A and AA rules on pages of each kind, light and dark, at 1366 and 390 px wide',
            ],
            ['Keyboard', 'By program', 'Skip link, menus, forms and focus on pages of each kind'],
            [
              'Reflow',
              'By program, at 320 px',
              'No sideways scrolling of the page; wide tables scroll in their own box',
            ],
            ['Large text', 'By program, at 200 %', 'Nothing is cut off or laid over other text'],
            ['Reduced motion', 'By program', 'Nothing moves by itself'],
            ['Without scripts', 'By program', 'Content, links and forms are there'],
          ],
        },
        {
          kind: 'text',
          text: 'Automated tools find about half of all barriers. The rest need testing by people, which is not finished.',
        },
      ],
    },
    {
      id: 'not-tested',
      title: 'What is not tested',
      blocks: [
        {
          kind: 'list',
          items: [
            'Safari has not been tested, though we use no feature it lacks. Our automated tests run in Chromium; in Firefox we have only viewed pages of each kind.',
            'Screen readers. Names, roles and the order of reading are checked by program. No particular screen reader has been used to walk through the site.',
            'Voice control, switch access and screen magnifiers.',
            'Reading with people who have a disability.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'The Studio, where staff edit articles, is made by another company and has limits of its own.',
            'Wide tables scroll sideways on narrow screens, in a box that the keyboard reaches.',
            'Articles may quote documents or show pictures whose text alternatives depend on their authors. The editor asks for one with every picture.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Tell us about a barrier',
      blocks: [
        {
          kind: 'text',
          text: [
            'Write to ',
            write,
            ' with the address of the page, what you wanted to do, and what you use to read. You hear from a person ',
            site.replyPromise,
            `, ${site.hours.days}. If you need a page in another format, ask us in the same message. `,
            { label: 'Contact', href: paths.contact },
            ' shows our opening hours.',
          ],
        },
        {
          kind: 'text',
          text: 'If our answer doesn’t help, you can contact the accessibility authority in your country.',
        },
      ],
    },
  ],
}
