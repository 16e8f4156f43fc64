import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/custom-software`. */
export const customSoftwareQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/custom-software#can-we-end-the-work-midway',
    answer:
      'Yes, after any step and with its notice period, because the repository has been yours throughout.',
    asked: [
      'can we cancel the project early',
      'stop development before the end',
      'exit from the contract during a software build',
    ],
  },
  {
    passage: '/custom-software#which-programming-languages-and-frameworks-do-you-use-and-why-those',
    answer:
      'We use ones that your market can hire for and that will be maintained. We write down why we chose each and what would replace it.',
    asked: ['what tech stack do you use', 'Java or Python?', 'how do you choose a framework'],
  },
  {
    passage: '/custom-software#do-you-write-code-with-ai-assistants',
    answer:
      'Only where your contract allows it; a person reviews every change and is responsible for it, and we keep your code out of model training.',
    asked: [
      'do your programmers use Copilot',
      'is AI generated code in our product',
      'artificial intelligence in your coding',
    ],
  },
  {
    passage: '/custom-software#will-the-software-be-free-of-defects',
    answer:
      'You should expect some, so you get tests, a rollback for each release, and repairs during the warranty period of the contract.',
    asked: [
      'do you guarantee bug free software',
      'who pays for fixing bugs',
      'warranty on custom development',
    ],
  },
  {
    passage: '/custom-software#who-supports-it-at-night',
    answer:
      'Support hours and response times are a contract of their own. You may also take support over, with a run book written for newcomers.',
    asked: [
      'support outside business hours',
      'emergency contact if the app fails at 3am',
      '24/7 support for custom software',
    ],
  },
  {
    passage: '/custom-software#how-do-you-report-progress',
    answer: 'You see the accepted steps, with open risks and their owners on the same page.',
    asked: [
      'how will we know how far the build is',
      'status reports of a software project',
      'do we get demos and updates',
    ],
  },
  {
    passage: '/custom-software#who-it-is-for~2',
    answer: 'You have lost your supplier, so we read, test and take over the code.',
    asked: ['take over code from a dead supplier'],
  },
  {
    passage: '/custom-software#limits',
    answer:
      'If most of what you need can be bought, buy it; we tell you early and help you choose.',
    asked: ['buy or build'],
  },
  {
    passage: '/custom-software#limits~1',
    answer:
      'We price what both of us understand and charge the rest by step, and you may stop after any of them.',
    asked: ['fixed budget for software'],
  },
  {
    passage: '/custom-software#limits~2',
    answer:
      'We wait until you have named an owner, since software can’t settle a dispute between departments.',
    asked: ['no product owner yet'],
  },
  {
    passage: '/custom-software#law',
    answer:
      'The contract assigns our work to you step by step, as you pay for each. You also get a permanent licence for components that existed before, and a list of all open-source licences.',
    asked: ['licence for components after payment'],
  },
]
