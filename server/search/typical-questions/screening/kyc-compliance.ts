import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/kyc-compliance`. */
export const kycComplianceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/kyc-compliance',
    answer:
      'We build customer files that answer your examiner’s four questions: who is this, who owns it, why are they here, and when did you last look?',
    asked: ['what is a KYC check', 'customer file', 'what is in a KYC file'],
  },
  {
    passage: '/kyc-compliance~1',
    answer:
      'Turnaround: 2 working days to 4 weeks. Depth: Simplified, standard or enhanced. Needed: Register extract, owners’ documents. Delivered: File, ownership chart, review date.',
    asked: ['what do you need for KYC', 'list of things you require for a customer file'],
  },
  {
    passage: '/kyc-compliance#specimen~1',
    answer: 'We work out indirect shares layer by layer, with an extract for each.',
    asked: [
      'indirect shareholdings',
      'how do you calculate ownership percentages',
      'shares held through several companies, how do you add them up',
    ],
  },
  {
    passage: '/kyc-compliance#specimen~2',
    answer: 'We also ask about votes, vetoes, trusts and nominees.',
    asked: ['control without shares', 'nominee directors', 'voting rights'],
  },
  {
    passage: '/kyc-compliance#specimen~3',
    answer: 'Where the owner register differs, you may have to report it. We draft that report.',
    asked: [
      'owner register is different from your result',
      'report a discrepancy',
      'Companies House shows other owners than you found',
    ],
  },
  {
    passage: '/kyc-compliance#who-it-is-for~2',
    answer:
      'You grant credit, dealerships or franchises and want to know who is behind the company.',
    asked: [
      'we are not regulated, can we still check a company',
      'check a dealer or franchisee',
      'we sell machines and want to know our dealers',
    ],
  },
  {
    passage: '/kyc-compliance#how-it-works~2',
    answer: 'We trace each ownership chain, layer by layer, until we reach people.',
    asked: ['how do you trace owners', 'ownership chain', 'unravel a chain of holding companies'],
  },
  {
    passage: '/kyc-compliance#how-it-works~3',
    answer: 'We verify identity documents and screen each person against sanctions and PEP lists.',
    asked: ['are the owners screened for sanctions', 'are beneficial owners checked against lists'],
  },
  {
    passage: '/kyc-compliance#how-it-works~5',
    answer: 'Your officer approves the rating and sets the next review date.',
    asked: ['who approves the KYC rating', 'who signs off the customer rating'],
  },
  {
    passage: '/kyc-compliance#limits',
    answer:
      'We look for warning signs of a hidden nominee, who may leave no record. No check can rule one out.',
    asked: ['hidden nominee', 'secret owner', 'straw man', 'what if a straw man is entered'],
  },
  {
    passage: '/kyc-compliance#limits~1',
    answer:
      'Public access to EU owner registers has narrowed since 2022. Where a state asks for a legitimate interest, we help you state it.',
    asked: [
      'closed owner registers in Europe',
      'access to owner register',
      'the register in that country is shut for us',
    ],
  },
  {
    passage: '/kyc-compliance#limits~2',
    answer: 'You still need to monitor payments and behaviour after the account opens.',
    asked: ['does KYC cover payments later', 'do you watch transactions after onboarding'],
  },
  {
    passage: '/kyc-compliance#limits~3',
    answer:
      'You may outsource the work, but under most regimes the responsibility stays with you, so your officer decides and signs.',
    asked: [
      'who is liable if KYC is wrong',
      'can we outsource responsibility',
      'if you miss something, who gets the fine',
    ],
  },
  {
    passage: '/kyc-compliance#turnaround',
    answer:
      'Natural person. Sources: Document, lists, address. From the customer: Passport, proof of address. Turnaround: 2 to 5 working days.',
    asked: [
      'KYC of a private person time',
      'identity check of an individual customer',
      'KYC on an individual',
    ],
  },
  {
    passage: '/kyc-compliance#turnaround~1',
    answer:
      'Local company. Sources: Register, owner register. From the customer: Signatory’s document. Turnaround: 24 hours if online.',
    asked: ['KYC of a local company time', 'how fast is KYC for a domestic company'],
  },
  {
    passage: '/kyc-compliance#turnaround~2',
    answer:
      'Foreign chain. Sources: Extracts of every layer. From the customer: Chart, certified copies. Turnaround: 1 to 4 weeks.',
    asked: [
      'KYC of a foreign company time',
      'foreign ownership chain',
      'owners are in five countries, how long',
    ],
  },
  {
    passage: '/kyc-compliance#turnaround~3',
    answer:
      'Trust or foundation. Sources: Deed, trustees. From the customer: Deed or extract. Turnaround: From receipt of the deed.',
    asked: [
      'KYC of a trust',
      'foundation as a customer',
      'customer is a foundation',
      'customer is a family trust',
    ],
  },
  {
    passage: '/kyc-compliance#turnaround~4',
    answer:
      'Enhanced. Sources: The above, press, wealth. From the customer: Evidence of wealth. Turnaround: Agreed by case.',
    asked: ['enhanced due diligence time', 'how long for EDD'],
  },
  {
    passage: '/kyc-compliance#law',
    answer:
      'Covered institutions identify customers and, under FinCEN’s customer due diligence rule, owners of 25 % or more; check the rule’s current status. Domestic companies stopped reporting their owners to FinCEN in March 2025, so you ask for them directly.',
    asked: ['FinCEN rule', 'US KYC law', 'beneficial owner reporting in America'],
  },
  {
    passage: '/kyc-compliance#law~1',
    answer:
      'You identify anyone who owns or controls more than 25 %, and report material discrepancies to Companies House. Since January 2024 domestic politically exposed persons (PEP) start at a lower risk. Your lawful basis is a legal obligation.',
    asked: ['money laundering regulations UK', '25 percent owner', 'PEP risk UK'],
  },
  {
    passage: '/kyc-compliance#law~2',
    answer:
      'Regulation (EU) 2024/1624 applies from 10 July 2027, with ownership at 25 % or more. Until then national laws under the directives apply, so plan your file changes now.',
    asked: [
      'new EU money laundering regulation',
      'AMLR 2027',
      'when does the new European AML rulebook apply',
    ],
  },
  {
    passage: '/kyc-compliance#law~4',
    answer:
      'Under the GDPR your lawful basis is usually a legal obligation. Copies are commonly kept for five years after the relationship ends and then erased.',
    asked: ['how long must KYC copies be kept', 'retention of identity copies under AML law'],
  },
  {
    passage: '/kyc-compliance#law~4',
    answer: 'Suspicion reports stay confidential, and our staff are bound to that too.',
    asked: [
      'tipping off',
      'are suspicion reports confidential',
      'may we tell the customer that we reported him',
    ],
  },
  {
    passage: '/kyc-compliance#can-we-rely-on-your-files-in-law',
    answer:
      'Treat it as outsourcing: you remain responsible, so we attach every extract for you to judge.',
    asked: [
      'can we delegate KYC to you legally',
      'are we still liable if you do the checks',
      'reliance on a third party for customer due diligence',
      'can we rely on your KYC file',
      'reliance on a third party',
    ],
  },
  {
    passage: '/kyc-compliance#at-which-percentage-do-you-stop',
    answer:
      'We stop at the threshold of your law or your policy, whichever is lower, and we look for control by other means at any percentage.',
    asked: [
      'what ownership threshold do you use',
      '25 percent owners only?',
      'down to which shareholding do you look',
      'what percentage of shares do you go down to',
      'ownership threshold',
      '25 per cent threshold',
      'do you stop at a quarter of the shares',
    ],
  },
  {
    passage: '/kyc-compliance#how-do-you-verify-identity-at-a-distance',
    answer:
      'We check document authenticity, make a live comparison where your customer agrees, or use an electronic identity scheme. The file names the method, since some regulators list those they accept.',
    asked: [
      'remote identification of customers',
      'video ident or selfie for onboarding',
      'how to confirm who a client is online',
      'remote identity verification',
      'video identification',
      'eIDAS',
      'onboarding at a distance',
      'the customer never comes to our branch',
    ],
  },
  {
    passage: '/kyc-compliance#what-if-no-owner-can-be-identified',
    answer:
      'We write down the steps we took and record the senior managing official instead, as many laws provide.',
    asked: [
      'no one owns more than a quarter, what then',
      'ownership is unclear, who goes in the file',
      'beneficial owner cannot be found',
      'no owner found',
      'what if nobody owns 25 percent',
      'senior managing official',
      'nobody owns more than ten percent',
    ],
  },
  {
    passage: '/kyc-compliance#can-you-clear-our-review-backlog',
    answer:
      'Yes, we sort the files by risk and age with you, renew the riskiest first and mark customers who have stopped replying.',
    asked: [
      'we are behind with periodic reviews of customers',
      'help with a pile of old customer files',
      'remediation of outdated KYC files',
      'KYC backlog',
      'overdue reviews',
      'thousands of files to renew',
      'remediation project',
      'three thousand files are overdue',
    ],
  },
  {
    passage: '/kyc-compliance#do-you-file-suspicion-reports',
    answer:
      'Your officer files them, because the duty is personal, and we supply the facts and the time we found them.',
    asked: [
      'do you submit SARs for us',
      'who reports suspicious transactions',
      'money laundering report to the authority',
      'do you file SARs',
      'suspicious activity report',
      'report to the authorities',
      'do you tell the police for us',
    ],
  },
  {
    passage: '/kyc-compliance#how-often-should-a-file-be-renewed',
    answer:
      'Your policy sets the interval by rating, and we remind you before the date or when an owner or a list changes.',
    asked: [
      'how frequently must customer data be refreshed',
      'periodic review interval of KYC',
      'reminders when a customer file is due',
      'how often must KYC be renewed',
      'periodic review',
      'refresh of customer files',
      'when do we have to look at a customer again',
    ],
  },
  {
    passage: '/kyc-compliance#specimen',
    answer:
      'The ownership chart ends in named people, or your file gives a written reason for the gap.',
    asked: ['what is in a customer file'],
  },
  {
    passage: '/kyc-compliance#specimen~4',
    answer: 'Your criteria set the rating, and your officer approves it. We keep the trail.',
    asked: ['who sets the risk rating of a customer'],
  },
  {
    passage: '/kyc-compliance#specimen~5',
    answer: 'A new owner, a listing or an unusual payment brings the date forward.',
    asked: ['when must a file be reviewed early'],
  },
  {
    passage: '/kyc-compliance#who-it-is-for',
    answer:
      'You have overdue reviews and owners recorded in registers that your team struggles to read.',
    asked: ['bank with overdue files'],
  },
  {
    passage: '/kyc-compliance#who-it-is-for~1',
    answer: 'You fall under anti-money-laundering rules but lack a department for it.',
    asked: ['law firm needs AML help'],
  },
  {
    passage: '/kyc-compliance#how-it-works',
    answer: 'Your policy sets the depth of the file for each type of customer.',
    asked: ['how deep is the file'],
  },
  {
    passage: '/kyc-compliance#how-it-works~1',
    answer: 'We confirm existence, seat and signatories from an extract of the register.',
    asked: ['how do you confirm that a company exists'],
  },
  {
    passage: '/kyc-compliance#how-it-works~4',
    answer: 'We record the business, the source of funds and the expected use.',
    asked: ['do you ask why they want an account'],
  },
]
