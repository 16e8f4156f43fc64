import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/accessibility`. */
export const accessibilityQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/accessibility#aim',
    answer:
      'We build the public pages and the sign-in page to meet the Web Content Accessibility Guidelines 2.2 at level AA. This is our own assessment, and an audit by an outside body is still to come.',
    asked: [
      'WCAG level of your website',
      'is the website accessible to people with disabilities',
      'WCAG level',
      'is the site accessible',
      'which accessibility guidelines do you follow',
      'has the website been audited for accessibility',
      'did anybody outside test whether blind people can use the site',
    ],
  },
  {
    passage: '/accessibility#built',
    answer:
      'You can read every page and use every link and menu with JavaScript switched off. Signing in is the exception.\nYou can do with a keyboard everything that you can do with a pointer, and you can see where the focus is.',
    asked: [
      'can I use the site without JavaScript',
      'keyboard navigation',
      'does it work with keyboard only',
      'my mouse is broken, can I still use your site',
    ],
  },
  {
    passage: '/accessibility#built',
    answer:
      'Pages are dark from 18:00 to 05:59 by your clock and light at other times, and you can change that in the bar.',
    asked: ['why is the site dark at night', 'dark mode', 'why did the page turn dark'],
  },
  {
    passage: '/accessibility#built',
    answer:
      'You open the accessibility menu with the button at the edge of a page or with Alt+A, which you can switch off there. It sets the size of text from 80 to 150 %, underlined links, less movement and a stronger contrast.',
    asked: [
      'how do I make the text bigger',
      'larger font',
      'colour blind mode',
      'high contrast mode',
    ],
  },
  {
    passage: '/accessibility#tested',
    answer:
      'Automated tools find about half of all barriers. We need people to test the rest, and that work is still under way.',
    asked: [
      'was the site tested with real disabled users',
      'manual accessibility test',
      'how do you test accessibility',
    ],
  },
  {
    passage: '/accessibility#not-tested',
    answer:
      'Safari: we have still to test it, and we use only features that it has. Our automated tests run in Chromium, and we have viewed pages of each kind in Firefox.\nScreen readers: our programs check names, roles and the order of reading, but we have still to walk through the site with a screen reader.',
    asked: [
      'does it work in Safari',
      'which browsers are supported',
      'tested with screen readers?',
    ],
  },
  {
    passage: '/accessibility#not-tested',
    answer: 'Safari: we have still to test it, and we use only features that it has.',
    asked: ['is Safari tested', 'does it work on an iPhone'],
  },
  {
    passage: '/accessibility#not-tested',
    answer:
      'Our automated tests run in Chromium, and we have viewed pages of each kind in Firefox.',
    asked: ['does the site work in Firefox', 'which browser do you test with'],
  },
  {
    passage: '/accessibility#not-tested',
    answer:
      'Screen readers: our programs check names, roles and the order of reading, but we have still to walk through the site with a screen reader.',
    asked: [
      'does the site work with a screen reader',
      'blind users',
      'JAWS or NVDA',
      'VoiceOver',
      'I use a screen reader, has that been tried',
    ],
  },
  {
    passage: '/accessibility#report',
    answer:
      'Write to hello@certavia.example with the address of the page, what you wanted to do, and what you use to read. You hear from a person within 24 hours, Monday to Friday. If you need a page in another format, ask us in the same message.',
    asked: [
      'report an accessibility problem',
      'a button does not work with my screen reader',
      "I can't use your site because of my disability",
      'I need this page in large print',
      'page in another format',
      'the contrast is too low for me and I cannot read the page',
    ],
  },
]
