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
    passage: '/cookies#visitors',
    answer:
      'Local and session storage are places in your browser that our scripts can read, while cookies also travel to our server. We store how pages look only when you choose it or answer a question about it. Until then we go by the time of day.',
    asked: ['what is local storage on your page'],
  },
  {
    passage: '/cookies#categories',
    answer:
      'Our banner asks you about three categories, and all are off until you switch them on. You can switch each one off again as easily, and we then reload the page and leave out what it allowed.\nIf your browser sends the Global Privacy Control, we take it as a refusal and leave the banner out.',
    asked: ['which categories are in the cookie banner', 'can I change my mind about cookies'],
  },
  {
    passage: '/cookies#categories~2',
    answer:
      'Marketing. What it allows: Nothing at present. Stored in your browser: Nothing but your choice.',
    asked: ['do you run marketing trackers', 'advertising pixels of other firms'],
  },
  {
    passage: '/cookies#categories~3',
    answer:
      'Functional. What it allows: The calendar in which you book a meeting, shown within our pages, and reading articles offline. Stored in your browser: Your choice, and copies of up to 20 articles you read.',
    asked: ['what does the functional category do', 'calendar cookies'],
  },
  {
    passage: '/cookies#control',
    answer:
      'The page Cookie settings has the same switches as our banner. It shows what your browser stores for this site now and lets you remove it, one by one or all at once. You can do the same in your browser’s own settings.',
    asked: ['where can I wipe stored settings', 'clear everything my browser saved for your site'],
  },
]
