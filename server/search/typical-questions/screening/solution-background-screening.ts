import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/solutions/background-screening`. */
export const solutionBackgroundScreeningQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/solutions/background-screening#when-to-order',
    answer:
      'You wrote your policy for one country, while registers, waiting times and permitted questions differ in the next, so we adapt the package.',
    asked: [
      'hire in a new country for the first time',
      'first employee abroad',
      'we are opening our first office overseas and hiring there',
      'our screening policy only covers one country, what now',
    ],
  },
  {
    passage: '/solutions/background-screening#when-to-order~1',
    answer:
      'Your regulator names the evidence it wants to see, and we build the package from that list.',
    asked: [
      'hire for a regulated role',
      'regulator requires evidence',
      'the supervisory authority lists the evidence we need for this role',
      'roles that are regulated, how do you build the package',
    ],
  },
  {
    passage: '/solutions/background-screening#when-to-order~2',
    answer:
      'You hire many people in a few weeks, so you send orders by file or interface and follow the status of each candidate.',
    asked: ['seasonal hiring of many people', 'mass hiring', 'hundreds of starters in a few weeks'],
  },
  {
    passage: '/solutions/background-screening#when-to-order~3',
    answer:
      'You take over staff with files from another employer, and we tell you which checks are still valid.',
    asked: [
      'we take over staff from another company',
      'acquired employees with old checks',
      'TUPE',
      'we took over a company with its staff',
      'are checks by the previous owner still valid',
    ],
  },
  {
    passage: '/solutions/background-screening#what-you-receive',
    answer:
      'Summary page. What it contains: Each check, its outcome, open points. Who reads it: Hiring manager, within your access rules.',
    asked: [
      'who reads the summary page',
      'what does the hiring manager get to see',
      'is there a one page overview for managers',
    ],
  },
  {
    passage: '/solutions/background-screening#what-you-receive~2',
    answer:
      'Differences. What it contains: Claim and record, side by side. Who reads it: HR and the candidate.',
    asked: [
      'how are differences shown',
      'do you put the claim and the record next to each other',
      'how does the report present a mismatch',
    ],
  },
  {
    passage: '/solutions/background-screening#what-you-receive~3',
    answer:
      'Authorisation record. What it contains: Text shown, signature, time. Who reads it: Data protection officer.',
    asked: [
      'proof that the candidate agreed',
      'can you prove that she agreed',
      "where is the candidate's signature documented",
    ],
  },
  {
    passage: '/solutions/background-screening#what-you-receive~4',
    answer:
      'Data export. What it contains: The same fields for your HR system. Who reads it: System owner.',
    asked: [
      'export to our HR system',
      'can we load the results into our HRIS',
      'download the data instead of a PDF',
    ],
  },
  {
    passage: '/solutions/background-screening#what-you-receive~5',
    answer:
      'You can limit access to each item by role, so a manager sees only what the job of a manager needs.',
    asked: [
      'can a line manager see everything in the report',
      'restrict parts of the report by role',
      'can a manager see everything',
      'limit access to the report by role',
    ],
  },
  {
    passage: '/solutions/background-screening#limits',
    answer:
      'Checks describe the past, while training, controls and good managers deal with what happens in the job.',
    asked: [
      'is vetting enough to prevent misconduct',
      'do checks replace supervision',
      'will checks stop bad behaviour at work',
      'does screening make supervision unnecessary',
    ],
  },
  {
    passage: '/solutions/background-screening#limits~1',
    answer:
      'We leave credit, health, convictions and pay out of the package where a country closes or narrows these subjects.',
    asked: [
      'credit and health questions in a package',
      'credit checks of candidates',
      'do you check health or pay in every country',
      'do you run credit checks',
      'do you also look at debts',
    ],
  },
  {
    passage: '/solutions/background-screening#limits~2',
    answer:
      'Some archives answer by post, so we follow up, show you the status and report a missing answer as missing.',
    asked: [
      'can you speed up a slow archive',
      'archive answers only by post',
      'the archive takes for ever, can you chase it',
      'what happens if an office never answers',
    ],
  },
  {
    passage: '/solutions/background-screening#limits~3',
    answer: 'We report facts, and you judge, person by person, whether they matter to the job.',
    asked: [
      'do you judge candidates',
      'do you tell us whether a candidate is suitable',
      'do you give a pass or fail verdict',
    ],
  },
  {
    passage: '/solutions/background-screening#must-everyone-have-every-check',
    answer:
      'Checks should follow the duties of a role, and data protection law in many countries requires that. We help you write the matrix and your lawyers approve it.',
    asked: [
      'do all employees need the same checks',
      'can we choose different screening for different roles',
      'is a full package needed for each job',
      'does everyone need every check',
      'which checks should we choose',
      'check matrix',
    ],
  },
  {
    passage: '/solutions/background-screening#can-we-screen-staff-again-during-employment',
    answer:
      'Often, if your policy says so and the reason is tied to the role. You need a lawful basis, and a works council may have to be consulted first.',
    asked: [
      'are repeat checks on existing employees allowed',
      'can you rescreen our current workforce every year',
      'periodic vetting of people already employed',
      'can we screen existing staff again',
      'recheck current employees',
      'may we look at our people again after some years',
      'check long-serving staff again',
      'check people who have worked here for years',
    ],
  },
  {
    passage: '/solutions/background-screening#what-happens-when-two-sources-disagree',
    answer:
      'We print both answers with their dates, ask the candidate to explain, and show you the explanation beside them.',
    asked: [
      'one register says yes and another says no, what do you report',
      'conflicting answers from employer and database',
      'which source wins if results contradict each other',
      'sources contradict each other',
      'two different answers',
      'the school says one year and she says another, what do you print',
    ],
  },
  {
    passage: '/solutions/background-screening#how-long-does-it-take-where-an-archive-is-slow',
    answer:
      'As long as that archive needs, and you see its planning range before you order. Records that we can ask for online take a day from a complete request.',
    asked: [
      'what about slow registries and old archives',
      'how much time if records are on paper in an archive',
      'delays at sources that are not online',
      'slow archive time',
    ],
  },
  {
    passage: '/solutions/background-screening#does-it-connect-to-our-applicant-system',
    answer:
      'You can send orders and receive reports as files. If you need a direct connection, our integration team builds it for your system and hands it over with its tests.',
    asked: [
      'can orders flow from our ATS',
      'does it plug into our recruiting software',
      'integration with our HR system for screening',
      'applicant tracking system',
      'does it connect to Workday or SAP',
      'ATS integration',
      'HR software connection',
      'we use software for applicants, can the orders come from there',
      'connect to our ATS',
      'works with our applicant tracking system',
    ],
  },
  {
    passage: '/solutions/background-screening#do-candidates-sign-one-form-for-everything',
    answer:
      'Candidates sign in one sitting, but where the law requires separate forms, such as the FCRA disclosure, or the current employer needs a permission of its own, they stay separate.',
    asked: [
      'how many forms must an applicant sign',
      'is one consent form enough for all checks',
      'separate disclosure forms needed in America?',
      'one form for everything',
      'single consent form',
    ],
  },
  {
    passage: '/solutions/background-screening',
    answer:
      'We run seven checks in the order in which one supports the next. You send one order, follow the status and get one report for each candidate.',
    asked: ['one order for all checks', 'combine all checks in one order'],
  },
  {
    passage: '/solutions/background-screening~1',
    answer:
      'Method: 6-step screening. Turnaround: 2 working days to 8 weeks. Reach: 100+ countries. Controls: SOC 2 Type II report under NDA.',
    asked: ['how long does a complete screening take'],
  },
  {
    passage: '/solutions/background-screening#how-it-works',
    answer:
      'You see seven checks here, and lines show what we need first. Each order follows our six steps: policy, authorisation, completeness, inquiries, response and release.\nNotice and signature come first, then names and addresses. Names lead to universities, employers and lists; addresses lead to courts. Confirmed employment tells us which referees to call, everything else goes to review, and both end in one report.',
    asked: ['in which order do the checks run'],
  },
  {
    passage: '/solutions/background-screening#how-it-works~2',
    answer: 'Present and former names, as documents show them.',
    asked: ['which names do you search'],
  },
  {
    passage: '/solutions/background-screening#how-it-works~4',
    answer: 'Registers where the candidate lived.',
    asked: ['which courts are asked'],
  },
  {
    passage: '/solutions/background-screening#how-it-works~7',
    answer: 'Sanctions, bans, exclusions.',
    asked: ['which lists are part of employee screening'],
  },
  {
    passage: '/solutions/background-screening#how-it-works~8',
    answer: 'Called once the dates are known.',
    asked: ['when are referees called'],
  },
  {
    passage: '/solutions/background-screening#services',
    answer:
      'We ask the court or police registry of each place for convictions that may lawfully be disclosed.',
    asked: ['what does the criminal check ask'],
  },
  {
    passage: '/solutions/background-screening#services~2',
    answer: 'We ask HR or payroll for the job title and the dates.',
    asked: ['what does employment verification ask'],
  },
  {
    passage: '/solutions/background-screening#services~5',
    answer: 'We confirm who the referee is before we ask job-related questions.',
    asked: ['what does reference validation do'],
  },
  {
    passage: '/solutions/background-screening#services~6',
    answer: 'We combine the six by role, so that candidates for the same job get the same checks.',
    asked: ['combine checks by role'],
  },
  {
    passage: '/solutions/background-screening#what-you-receive~1',
    answer:
      'Source answers. What it contains: Office, time asked, time answered. Who reads it: Compliance, auditor.',
    asked: ['proof of when the source was asked', 'when did the office answer'],
  },
]
