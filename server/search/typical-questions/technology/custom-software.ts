import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/custom-software`. */
export const customSoftwareQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/custom-software',
    answer:
      'We build the software you can’t buy, in small steps that you accept one by one. You own the code of each step you have paid for.',
    asked: ['what is custom software', 'build an app for us', 'software development'],
  },
  {
    passage: '/custom-software',
    answer: 'You own the code of each step you have paid for.',
    asked: [
      'who owns the code',
      'do we own the source code',
      'intellectual property of the software',
    ],
  },
  {
    passage: '/custom-software~1',
    answer:
      'Ownership: Code and designs are yours. Shown: Working software at each step. Needed: One product owner with authority. Handed over: Repository, tests, run book.',
    asked: ['what do we need to provide for software', 'what is handed over'],
  },
  {
    passage: '/custom-software#specimen~3',
    answer: 'You get a list of each package, its licence and its known weaknesses.',
    asked: ['list of open-source packages', 'SBOM'],
  },
  {
    passage: '/custom-software#who-it-is-for~2',
    answer: 'You have lost your supplier, so we read, test and take over the code.',
    asked: [
      'take over code from a dead supplier',
      'our developer disappeared',
      'take over an old application',
      'legacy software',
      'the man who wrote it is gone',
    ],
  },
  {
    passage: '/custom-software#how-it-works~1',
    answer: 'You choose the smallest useful part, and we agree when it is done.',
    asked: ['what is the first part built'],
  },
  {
    passage: '/custom-software#limits',
    answer:
      'If most of what you need can be bought, buy it; we tell you early and help you choose.',
    asked: ['buy or build', 'standard software', 'is there not a product for that'],
  },
  {
    passage: '/custom-software#limits~1',
    answer:
      'We price what both of us understand and charge the rest by step, and you may stop after any of them.',
    asked: [
      'fixed budget for software',
      'fixed price',
      'fixed budget project',
      'we need one sum for everything',
    ],
  },
  {
    passage: '/custom-software#limits~2',
    answer:
      'We wait until you have named an owner, since software can’t settle a dispute between departments.',
    asked: ['no product owner yet', 'nobody can decide in our company'],
  },
  {
    passage: '/custom-software#stages',
    answer:
      'Discovery. Contains: Map of work, first part, price range. Accepted by: Sponsor. If refused: You keep the map and stop there.',
    asked: ['discovery phase result'],
  },
  {
    passage: '/custom-software#law',
    answer:
      'The contract assigns our work to you step by step, as you pay for each. You also get a permanent licence for components that existed before, and a list of all open-source licences.',
    asked: [
      'licence for components after payment',
      'who owns the intellectual property',
      'licence for existing components',
      'do we get all rights',
    ],
  },
  {
    passage: '/custom-software#law~1',
    answer:
      'We treat roles, retention and deletion as features with tests of their own, as Article 25 of the GDPR expects. We make up test data or mask them under the processing agreement.',
    asked: ['privacy by design', 'test data'],
  },
  {
    passage: '/custom-software#law~2',
    answer:
      'Accessibility duties have applied to many consumer services since June 2025. Under the Cyber Resilience Act, reporting duties apply from 11 September 2026 and the main duties from 11 December 2027. We settle during discovery which of them reach your product.',
    asked: ['Cyber Resilience Act'],
  },
  {
    passage: '/custom-software#can-we-end-the-work-midway',
    answer:
      'Yes, after any step and with its notice period, because the repository has been yours throughout.',
    asked: [
      'can we cancel the project early',
      'stop development before the end',
      'exit from the contract during a software build',
      'stop the project midway',
      'cancel the build',
      'walk away halfway',
      'we are unhappy halfway, can we stop',
    ],
  },
  {
    passage: '/custom-software#which-programming-languages-and-frameworks-do-you-use-and-why-those',
    answer:
      'We use ones that your market can hire for and that will be maintained. We write down why we chose each and what would replace it.',
    asked: [
      'what tech stack do you use',
      'Java or Python?',
      'how do you choose a framework',
      'programming language',
      'tech stack',
      'which framework',
      'what is it written in',
    ],
  },
  {
    passage: '/custom-software#do-you-write-code-with-ai-assistants',
    answer:
      'Only where your contract allows it; a person reviews every change and is responsible for it, and we keep your code out of model training.',
    asked: [
      'do your programmers use Copilot',
      'is AI generated code in our product',
      'artificial intelligence in your coding',
      'do you use Copilot',
      'AI-written code',
      'does a robot write your programs',
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
      'bugs',
      'warranty',
      'defects after delivery',
      'what if it has mistakes',
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
      'night support',
      '24/7 support',
      'support hours',
      'it breaks at three in the morning',
    ],
  },
  {
    passage: '/custom-software#how-do-you-report-progress',
    answer: 'You see the accepted steps, with open risks and their owners on the same page.',
    asked: [
      'how will we know how far the build is',
      'status reports of a software project',
      'do we get demos and updates',
      'progress reports',
      'how do we know how far it is',
      'how do we see whether you are on time',
    ],
  },
  {
    passage: '/custom-software#specimen',
    answer:
      'You get a record like this with each release, written so that a person outside the project can check it.',
    asked: ['what is in an acceptance record'],
  },
  {
    passage: '/custom-software#specimen~1',
    answer: 'Your product owner writes the acceptance criteria and can test each one.',
    asked: ['who writes the acceptance criteria'],
  },
  {
    passage: '/custom-software#specimen~2',
    answer: 'We run each example at every change, and you keep the tests.',
    asked: ['examples become tests'],
  },
  {
    passage: '/custom-software#specimen~4',
    answer: 'We change the database so that the prior release still runs on it.',
    asked: ['roll back a release'],
  },
  {
    passage: '/custom-software#who-it-is-for',
    answer:
      'Your people share cases in screening, claims or admissions, with deadlines and access rights.',
    asked: ['software for case work'],
  },
  {
    passage: '/custom-software#who-it-is-for~1',
    answer: 'You would lose what makes your method different in standard software.',
    asked: ['standard software does not fit our method'],
  },
  {
    passage: '/custom-software#how-it-works',
    answer: 'We sit with the people who do the work and map what they do.',
    asked: ['do you talk to the users'],
  },
  {
    passage: '/custom-software#stages~1',
    answer:
      'Each step. Contains: Release and acceptance record. Accepted by: Product owner. If refused: We fix or withdraw it.',
    asked: ['what if we reject a step'],
  },
  {
    passage: '/custom-software#stages~2',
    answer:
      'Go-live. Contains: Data loaded, rollback tried. Accepted by: Head of the department. If refused: Prior release stays in use.',
    asked: ['what if the go live fails'],
  },
  {
    passage: '/custom-software#stages~3',
    answer:
      'Handover. Contains: Repository, keys, run book. Accepted by: Your technical lead. If refused: We stay until you accept it.',
    asked: ['what do we get at the handover'],
  },
]
