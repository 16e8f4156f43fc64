import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/solutions/tech-innovation`. */
export const solutionTechInnovationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/solutions/tech-innovation#when-to-order',
    answer:
      'Support stops, but your records must stay, and since you know the date we plan backwards from it.',
    asked: ['vendor ends support', 'end of life software', 'our software is no longer supported'],
  },
  {
    passage: '/solutions/tech-innovation#when-to-order~1',
    answer:
      'You fail too many of its questions, so we fix the gaps in order of risk and give you evidence.',
    asked: [
      "we failed a customer's security questionnaire",
      'security questionnaire from a big client',
    ],
  },
  {
    passage: '/solutions/tech-innovation#when-to-order~2',
    answer:
      'Your staff need one directory by the first day and one case system by the first year, with both histories kept.',
    asked: ["merger of two companies' systems", 'two firms merge, one IT'],
  },
  {
    passage: '/solutions/tech-innovation#what-you-receive',
    answer:
      'Repository with history. Shows: Who changed what, and why. Kept by: Your organisation’s account.',
    asked: [
      'where is the repository',
      'who keeps the commit history',
      'what do we keep at the end',
    ],
  },
  {
    passage: '/solutions/tech-innovation#limits',
    answer:
      'Trials can fail, so we cap what one may cost and agree with you what would count as an answer.',
    asked: [
      'what if the experiment fails',
      'risk of innovation projects',
      'innovation budget',
      'can a trial fail',
    ],
  },
  {
    passage: '/solutions/tech-innovation#limits~1',
    answer:
      'You need owners who can decide, and where they are missing, we pause the work and show you why.',
    asked: [
      'we have no time for the project, can you do it alone',
      "how much of our people's time is needed",
      'we have no time for the project',
    ],
  },
  {
    passage: '/solutions/tech-innovation#limits~2',
    answer:
      'We lower risk, test, log and rehearse, and our controls help you meet DORA, NIS2 or the GDPR, but the conduct stays with you.',
    asked: [
      'are we DORA compliant after your project',
      'does technology make us compliant',
      'will this make us GDPR compliant',
    ],
  },
  {
    passage: '/solutions/tech-innovation#who-owns-the-intellectual-property',
    answer:
      'You do, once a step is paid for, and we list anything we bring along beforehand, with a licence that outlives the contract.',
    asked: [
      'who owns the code you write',
      'do we get copyright of the software',
      'intellectual property after the project is paid',
      'IP of the code',
      'whose is the program you write for us',
      'our last agency kept the source code, would that happen with you',
    ],
  },
  {
    passage: '/solutions/tech-innovation#can-your-engineers-work-inside-our-network',
    answer:
      'Yes, with your devices, your accounts and your logging, and we can have them screened to your policy before they begin.',
    asked: [
      'will your developers use our laptops and VPN',
      'can the team work on our premises network',
      'are your engineers vetted before they touch our systems',
      'can your engineers work in our network',
      'on-site engineers',
      'can your people sit in our office on our laptops',
    ],
  },
  {
    passage: '/solutions/tech-innovation#where-is-our-data-during-the-project',
    answer:
      'We keep it in the regions named in the processing agreement, test copies included, and we list our sub-processors and announce changes.',
    asked: [
      'in which region is project data stored',
      'where do test copies of our database go',
      'data location during development',
      'where is our data during the project',
    ],
  },
  {
    passage: '/solutions/tech-innovation#fixed-price-or-time-and-materials',
    answer:
      'We price clear scope as a whole and unclear scope step by step with a cap. The offer says which is which, and what counts as accepted.',
    asked: [
      'do you charge by the hour or a lump sum',
      'how are software projects priced',
      'is there a cap on the budget of a project',
      'fixed price or time and material',
      'how are technology projects priced',
      'do we get one price for the whole project',
    ],
  },
  {
    passage: '/solutions/tech-innovation#can-we-try-an-idea-first',
    answer:
      'Yes, we build a narrow, working version for real users, so that you can throw it away or let it grow.',
    asked: [
      'can you build a prototype first',
      'we want a pilot before spending much',
      'proof of concept for a small group of users',
      'proof of concept',
      'prototype',
      'try an idea',
      'we only want to see if the idea works',
    ],
  },
  {
    passage: '/solutions/tech-innovation#what-if-we-want-to-change-supplier',
    answer:
      'We keep the documents above up to date from the first step, so a new supplier can take over.',
    asked: [
      'are we locked in to you',
      'how hard is it to hand the project to another vendor',
      'what if we replace you as developer',
      'change supplier later',
      'what if we fall out with you later',
    ],
  },
  {
    passage: '/solutions/tech-innovation#who-supports-the-system-after-go-live',
    answer:
      'Your team can, with the run book, or we can under a support contract with agreed hours.',
    asked: [
      'who maintains the software once it is live',
      'do you offer maintenance after launch',
      'help desk after release of our system',
      'support after go-live',
      'maintenance contract',
      'who looks after it once it runs',
    ],
  },
  {
    passage: '/solutions/tech-innovation',
    answer:
      'We build, move and connect systems for sensitive records. You can roll back until you accept, and you can run everything without us afterwards.',
    asked: ['can we run it without you later'],
  },
  {
    passage: '/solutions/tech-innovation#how-it-works',
    answer:
      'This is how we would plan the replacement of one ageing system; a smaller order uses a part of it.\nA map of your systems and a set of acceptance criteria come first and shape the environment. On it we prepare the application, the connections and the records side by side. All three must be ready at the gate, where owners decide; the records also define the rollback. After the gate we hand over everything to your team and stay until it runs the system.',
    asked: ['how do you replace an old system'],
  },
  {
    passage: '/solutions/tech-innovation#how-it-works~7',
    answer: 'Owners say go, or the old system stays.',
    asked: ['who gives the go for the switch'],
  },
  {
    passage: '/solutions/tech-innovation#how-it-works~9',
    answer: 'Your team releases and restores alone.',
    asked: ['will our team be able to run it alone'],
  },
  {
    passage: '/solutions/tech-innovation#services',
    answer: 'We prepare environments in code, in the region you choose, and rehearse recovery.',
    asked: ['what is cloud infrastructure at Certavia'],
  },
  {
    passage: '/solutions/tech-innovation#what-you-receive~1',
    answer: 'Acceptance records. Shows: Each criterion was met. Kept by: Product owner.',
    asked: ['acceptance protocol'],
  },
  {
    passage: '/solutions/tech-innovation#what-you-receive~3',
    answer: 'Bill of materials. Shows: Licences, known weaknesses. Kept by: Security.',
    asked: ['software bill of materials'],
  },
  {
    passage: '/solutions/tech-innovation#what-you-receive~5',
    answer: 'Run book. Shows: How a newcomer operates it. Kept by: Your team on call.',
    asked: ['manual for operations'],
  },
]
