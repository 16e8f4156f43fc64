import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/cookies`. */
export const cookiesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/cookies#in-short',
    answer:
      'You receive one cookie, and only after you have accepted or saved a choice, because it stores that choice.\nYour choice is all that we store in your browser for analytics and marketing. If you allow functional features, your browser also stores the articles you read.',
    asked: [
      'how many cookies does this site set',
      'do you use cookies before I agree',
      'essential cookies only?',
    ],
  },
  {
    passage: '/cookies#in-short',
    answer:
      'You receive one cookie, and only after you have accepted or saved a choice, because it stores that choice.\nYour choice is all that we store in your browser for analytics and marketing.',
    asked: [
      'which cookies do you use',
      'how many cookies do you set',
      'do you use cookies',
      'tracking cookies',
      'will you put something on my computer if I only read',
    ],
  },
  {
    passage: '/cookies#visitors',
    answer:
      'Local and session storage are places in your browser that our scripts can read, while cookies also travel to our server. We store how pages look only when you choose it or answer a question about it. Until then we go by the time of day.',
    asked: ['what is local storage on your page'],
  },
  {
    passage: '/cookies#visitors',
    answer:
      'Local and session storage are places in your browser that our scripts can read, while cookies also travel to our server. We store how pages look only when you choose it or answer a question about it. Until then we go by the time of day. We store a message only if you press Send while you are offline.',
    asked: ['what is saved in my browser', 'local storage use', 'what did you save on my computer'],
  },
  {
    passage: '/cookies#visitors',
    answer:
      'A site cache holds files that your browser fetches once and shows again without a connection. A small program of ours, the service worker, looks after it: it starts with your first visit, works for our public pages alone and sends nothing about you. While you allow functional features, it also asks our server which of your stored articles have been withdrawn, and deletes those.',
    asked: [
      'what is the service worker for',
      'why does the site work offline',
      'offline copy of the site',
    ],
  },
  {
    passage: '/cookies#visitors~1',
    answer:
      'cookieConsent. Stored in: Local storage. Purpose: What you have allowed, after you have accepted or saved a choice. How long: 365 days, then you are asked again. Why allowed: Essential.',
    asked: ['how long is my cookie choice remembered', 'how long is my consent remembered'],
  },
  {
    passage: '/cookies#visitors~4',
    answer:
      'consentRefusedAt. Stored in: Local storage. Purpose: When you declined, so that you are not asked again soon. How long: 180 days. Why allowed: Essential.',
    asked: [
      'how long do you remember that I declined',
      'when does the banner come back',
      'I said no to cookies, when do you ask again',
    ],
  },
  {
    passage: '/cookies#visitors~5',
    answer:
      'theme. Stored in: Local storage. Purpose: Your choice of light or dark or a setting of the theme. How long: Until you clear it. Why allowed: Your choice.',
    asked: ['where is my dark mode setting stored', 'is dark mode remembered'],
  },
  {
    passage: '/cookies#visitors~12',
    answer:
      'assistantConversation. Stored in: Session storage. Purpose: Your conversation with Cera after you have opened its window, so that it is still there on the next page. How long: Until you clear the conversation or close the tab. Why allowed: Your choice.',
    asked: [
      'where is my chat history stored',
      'is the conversation saved in my browser',
      'is my chat kept when I change the page',
    ],
  },
  {
    passage: '/cookies#categories',
    answer:
      'Our banner asks you about three categories, and all are off until you switch them on. You can switch each one off again as easily, and we then reload the page and leave out what it allowed.\nIf your browser sends the Global Privacy Control, we take it as a refusal and leave the banner out.',
    asked: [
      'which categories are in the cookie banner',
      'can I change my mind about cookies',
      'Global Privacy Control',
      'GPC signal',
      'do not track signal',
      'what does the cookie banner ask',
      'my browser tells sites not to sell my data, do you respect it',
    ],
  },
  {
    passage: '/cookies#categories',
    answer:
      'Your choice holds for 365 days, and after a refusal we ask you again after 180 days at the earliest.',
    asked: [
      'how long does my consent last',
      'how long until you ask again after I refuse cookies',
      'when does the cookie question come back',
      'I clicked no, for how long do you leave me in peace',
    ],
  },
  {
    passage: '/cookies#categories~2',
    answer:
      'Marketing. What it allows: Nothing at present. Stored in your browser: Nothing but your choice.',
    asked: [
      'do you run marketing trackers',
      'advertising pixels of other firms',
      'do you advertise',
      'retargeting',
    ],
  },
  {
    passage: '/cookies#categories~2',
    answer:
      'Marketing. What it allows: Nothing at present. Stored in your browser: Nothing but your choice. Other companies: None.',
    asked: ['what are marketing cookies used for', 'do you show ads'],
  },
  {
    passage: '/cookies#categories~3',
    answer:
      'Functional. What it allows: The calendar in which you book a meeting, shown within our pages, and reading articles offline. Stored in your browser: Your choice, and copies of up to 20 articles you read.',
    asked: [
      'what does the functional category do',
      'calendar cookies',
      'what happens if I allow functional',
    ],
  },
  {
    passage: '/cookies#categories~3',
    answer:
      'Functional. What it allows: The calendar in which you book a meeting, shown within our pages, and reading articles offline. Stored in your browser: Your choice, and copies of up to 20 articles you read. Other companies: None with our own calendar; where we use a company’s, that company, which may keep cookies of its own.',
    asked: ['what do functional cookies do', 'what does the functional category allow'],
  },
  {
    passage: '/cookies#control',
    answer:
      'The page Cookie settings has the same switches as our banner. It shows what your browser stores for this site now and lets you remove it, one by one or all at once. You can do the same in your browser’s own settings.',
    asked: [
      'where can I wipe stored settings',
      'clear everything my browser saved for your site',
      'how do I delete cookies',
      'clear what you stored in my browser',
      'change cookie settings',
      'withdraw cookie consent',
      'how do I undo my choice about cookies',
    ],
  },
  {
    passage: '/cookies#visitors~19',
    answer:
      'posts-v1. Stored in: Site cache. Purpose: The articles and case studies you have read last, so that you can read them offline. How long: Until you switch the category off, 20 of them at most. Why allowed: Your consent (functional).',
    asked: [
      'read articles offline',
      'are your articles available without internet',
      'can I read a post on a plane',
    ],
  },
]
