import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { LegalPage } from '../company/shapes.ts'

const write = { label: site.contactEmail, href: `mailto:${site.contactEmail}` } as const

export const page: LegalPage = {
  meta: {
    title: 'Accessibility statement',
    description:
      'Our accessibility target (WCAG 2.2 AA), how we test this site, what we have still to test, known limits, and how to tell us about a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2', 'web accessibility'],
  },
  heading: 'Accessibility',
  lede: 'We tell you our target, what we test and what we have still to test. You can also read how to tell us about a barrier.',
  changed: '2026-11-23',
  sections: [
    {
      id: 'aim',
      title: 'Our target',
      blocks: [
        {
          kind: 'text',
          text: 'We build the public pages and the sign-in page to meet the Web Content Accessibility Guidelines 2.2 at level AA. This is our own assessment, and an audit by an outside body is still to come.',
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
            'You can read every page and use every link and menu with JavaScript switched off. Signing in is the exception.',
            'You can do with a keyboard everything that you can do with a pointer, and you can see where the focus is.',
            'A first link takes you to the content. Each page has one main heading, and its sections follow in order.',
            'Pages are dark from 18:00 to 05:59 by your clock and light at other times, and you can change that in the bar. Text keeps a contrast of at least 4.5 to 1 in both.',
            'You open the accessibility menu with the button at the edge of a page or with Alt+A, which you can switch off there. It sets the size of text from 80 to 150 %, underlined links, less movement and a stronger contrast. For colour-blind readers it sets colours that stay apart, with patterns beside them.',
            'You can tell states by words or an icon as well as by colour.',
            'Our engravings are decoration and hidden from screen readers, and we describe drawings that have a meaning in text.',
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
          text: 'Automated tools find about half of all barriers. We need people to test the rest, and that work is still under way.',
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
            'Safari: we have still to test it, and we use only features that it has. Our automated tests run in Chromium, and we have viewed pages of each kind in Firefox.',
            'Screen readers: our programs check names, roles and the order of reading, but we have still to walk through the site with a screen reader.',
            'Voice control, switch access and screen magnifiers, which we have still to try.',
            'Reading together with people who have a disability, which we plan and have still to do.',
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
            'Our staff edit articles in the Studio, which another company makes and which has limits of its own.',
            'On narrow screens you scroll some wide tables sideways, in a box that the keyboard reaches.',
            'Our articles may show pictures whose text alternatives depend on their authors, so our editor asks for one with every picture.',
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
            `${site.replyPromise}, ${site.replyDays}`,
            '. If you need a page in another format, ask us in the same message. ',
            { label: 'Contact', href: paths.contact },
            ' shows our opening hours.',
          ],
        },
        {
          kind: 'text',
          text: 'You can also contact the accessibility authority in your country, for instance if our answer leaves the barrier in place.',
        },
      ],
    },
  ],
}
