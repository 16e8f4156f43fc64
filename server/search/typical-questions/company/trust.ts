import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/trust`. */
export const trustQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/trust#does-the-report-name-the-source-of-every-answer',
    answer:
      'Yes. Your report names the court, register, employer or university that replied. If we used a licensed copy, such as a payroll database, we tell you.',
    asked: [
      'will we see where each result came from',
      'does the report list its sources',
      'which register or employer answered, is that written down',
    ],
  },
  {
    passage: '/trust#can-we-see-when-each-source-was-asked-and-when-it-replied',
    answer:
      'Yes. You see when we asked and when the source answered, so you and your auditor can count the time yourselves.',
    asked: [
      'are there timestamps for each request in the report',
      'can our auditor see dates of inquiry and answer',
      'proof of when a source was contacted',
    ],
  },
  {
    passage: '/trust#does-the-report-say-what-each-check-can-t-show',
    answer:
      'Yes. We print them below the result, because a search covers only certain places, years and kinds of record.',
    asked: [
      'what are the limits of a search, do you state them',
      'does your report admit what it did not cover',
      'disclaimer about gaps in coverage of records',
    ],
  },
  {
    passage: '/trust#who-reviews-our-report-before-you-release-it-to-us',
    answer:
      'An analyst reviews your report before release and compares the answer with the candidate’s identity.',
    asked: [
      'does a human quality check the report before we get it',
      'who signs off results before delivery',
      'is there a second look at findings before release',
    ],
  },
  {
    passage: '/trust#what-happens-when-a-candidate-disputes-a-result-in-our-report',
    answer:
      'The candidate tells us which line is wrong, and we ask the source again free of charge. If the answer changes, you and the candidate get a corrected report.',
    asked: [
      'an applicant says our result is wrong, what now',
      'how do corrections work if someone contests the findings',
      'who fixes a wrong entry that a candidate reports',
    ],
  },
  {
    passage: '/trust#which-sub-processors-see-our-candidates-data-and-who-adds-new-ones',
    answer:
      'The list for this website is above, and the list for your orders is in your agreement. We tell you before we add one.',
    asked: [
      'which third parties process candidate data for you',
      'do you announce new subcontractors that handle data',
      'list of data processors',
    ],
  },
  {
    passage: '/trust#when-does-the-clock-for-your-turnaround-start-and-stop',
    answer:
      'We count 24 hours from a complete request, where the source answers online. For other sources we give you a planning range for each country before you order.',
    asked: [
      'from what moment do you count the 24 hours',
      'does waiting for candidate documents count in your turnaround',
      'when does the time for delivery begin',
    ],
  },
  {
    passage: '/trust#what-happens-to-our-files-when-we-end-the-contract',
    answer:
      'You get your files in a standard format that other systems can read. We delete our copies as agreed and confirm the deletion in writing.',
    asked: [
      'do we get our data back after termination',
      'is everything destroyed once the agreement is over',
      'export of our reports when we leave you',
    ],
  },
  {
    passage: '/trust#screening-service~2',
    answer: 'Only the analysts on your order can open a file. In place. Role list.',
    asked: ["who inside your firm can read a candidate's documents", 'role based access to files'],
  },
  {
    passage: '/trust#screening-service~3',
    answer: 'UK, EU or US, agreed in each order. In place. Regions by country.',
    asked: ['choose the data region for screening', 'EU data residency'],
  },
  {
    passage: '/trust#screening-service~4',
    answer: 'In transit and at rest, keys changed every year. In place. Key procedure.',
    asked: ['are reports encrypted', 'protection of stored documents', 'key rotation'],
  },
  {
    passage: '/trust#screening-service~5',
    answer: 'At the end of the agreed period, confirmed in writing. In place. Sample confirmation.',
    asked: ['certificate of deletion', 'is erasure confirmed'],
  },
  {
    passage: '/trust#screening-service~6',
    answer: 'By an outside company, once a year. Not yet. Scope and date.',
    asked: [
      'has an external firm attacked your systems as a test',
      'ethical hackers hired by you',
      'do you do pen tests',
    ],
  },
  {
    passage: '/trust#screening-service~7',
    answer:
      'Roles, purposes, sub-processors and deletion in one agreement. On request. Our draft agreement.',
    asked: ['is there a data processing agreement', 'sign a DPA with you'],
  },
  {
    passage: '/trust#this-website~1',
    answer:
      'Each member of staff has an account with one of three roles, which decides what they can read and change. In place. The list of roles.',
    asked: ['roles of staff on your website'],
  },
  {
    passage: '/trust#this-website~2',
    answer:
      'Passwords are stored as Argon2id hashes. A session ends after 8 hours, or after 30 minutes without activity. In place.',
    asked: ['how do you store passwords', 'session timeout for staff'],
  },
  {
    passage: '/trust#this-website~3',
    answer: 'A one-time code for staff accounts. Not yet. Date planned.',
    asked: ['two factor login for your team', 'MFA'],
  },
  {
    passage: '/trust#this-website~4',
    answer:
      'Sign-ins and changes are logged. Passwords and tokens are removed before an entry is written. In place.',
    asked: ['do you keep security logs'],
  },
  {
    passage: '/trust#this-website~6',
    answer:
      'Depends on the hosting provider, which we name here once its report is on file. Not yet. Provider’s name.',
    asked: ['is the website database encrypted on disk'],
  },
  {
    passage: '/trust#this-website~7',
    answer:
      'One file holds everything the site stores. It is checked before it is restored. In place.',
    asked: ['do you make backups of the site', 'backup restore'],
  },
  {
    passage: '/trust#this-website~8',
    answer: 'Measured over 12 months. Not yet. Start date.',
    asked: ['availability of your service in percent', 'SLA uptime'],
  },
  {
    passage: '/trust#retention~4',
    answer:
      'Backups. Kept for: Seven daily and four weekly copies. How it is deleted: The oldest copy is overwritten.',
    asked: ['how many backups do you keep', 'retention of backups'],
  },
  {
    passage: '/trust#sub-processors~3',
    answer:
      'Google Gemini. Purpose: Answers of the chat assistant. What it receives: The question you type, the one before it if yours follows on, and passages of our own pages.',
    asked: ['does the chat go to Google', 'which AI company answers the chat'],
  },
  {
    passage: '/trust#report~1',
    answer:
      'If an incident affects your data, we tell your named contact without undue delay. You get what we know, what we did and what you may need to do.',
    asked: ['will you notify us of a data breach', 'what happens after a security incident'],
  },
  {
    passage: '/trust#report~2',
    answer:
      'Write to hello@certavia.example with “Incident” in the subject, and we reply within 24 hours, Monday to Friday.',
    asked: ['whom to email about an incident', 'emergency contact for a leak'],
  },
  {
    passage: '/trust#report-a-fault',
    answer:
      'If you found a security fault on this site, please email hello@certavia.example. Tell us the address, the steps and what you saw, and leave out other people’s data. We reply within 24 hours, Monday to Friday, and tell you when the fault is fixed.',
    asked: ['responsible disclosure', 'I discovered a bug in your security', 'bug bounty'],
  },
  {
    passage: '/trust#compare',
    answer:
      'You can send these eight questions to every provider that you compare. Our own answers are below.',
    asked: [
      'checklist to compare screening vendors',
      'which questions should I ask other providers',
    ],
  },
]
