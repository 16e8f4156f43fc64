import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/trust`. */
export const trustQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/trust',
    answer:
      'Two different systems hold data: our screening service and this website. You can see below what protects the files of your orders, and what protects this website.',
    asked: ['how do you protect data', 'security overview', 'is my data safe with you'],
  },
  {
    passage: '/trust#screening-service~1',
    answer:
      'Auditor, period and criteria appear here with the report. Demonstration claim. Report, under NDA.',
    asked: [
      'are you SOC 2 certified',
      'who is your auditor',
      'show me the SOC report',
      'who audited you',
    ],
  },
  {
    passage: '/trust#screening-service~2',
    answer: 'Only the analysts on your order can open a file. In place. Role list.',
    asked: [
      "who inside your firm can read a candidate's documents",
      'role based access to files',
      'who in your company opens the files',
      'are files restricted to certain people',
    ],
  },
  {
    passage: '/trust#screening-service~2',
    answer: 'Only the analysts on your order can open a file.',
    asked: [
      "who can see our candidates' files",
      'who has access to the documents',
      'how many people see a file',
      'who inside your company can open the reports',
      "could the intern in your office open our candidate's papers",
      'how many of your people get to look at a file',
    ],
  },
  {
    passage: '/trust#screening-service~3',
    answer: 'UK, EU or US, agreed in each order. In place. Regions by country.',
    asked: [
      'choose the data region for screening',
      'EU data residency',
      'can our data stay in Europe',
      'keep data in the United Kingdom',
    ],
  },
  {
    passage: '/trust#screening-service~3',
    answer: 'UK, EU or US, agreed in each order.',
    asked: [
      'where is data stored',
      'data residency',
      'which region are files hosted in',
      'do files stay in Europe',
      'can our data stay in the UK',
      'our legal team insists that nothing leaves Europe',
      'in what part of the world are the applicant files kept',
      'can we insist on servers in Britain',
    ],
  },
  {
    passage: '/trust#screening-service~4',
    answer: 'In transit and at rest, keys changed every year. In place. Key procedure.',
    asked: ['are reports encrypted', 'protection of stored documents', 'key rotation'],
  },
  {
    passage: '/trust#screening-service~4',
    answer: 'In transit and at rest, keys changed every year.',
    asked: [
      'is data encrypted',
      'encryption at rest and in transit',
      'how often do you change keys',
      'how are the documents scrambled on your disks',
    ],
  },
  {
    passage: '/trust#screening-service~5',
    answer: 'At the end of the agreed period, confirmed in writing. In place. Sample confirmation.',
    asked: [
      'certificate of deletion',
      'is erasure confirmed',
      'will you confirm that the files are gone',
    ],
  },
  {
    passage: '/trust#screening-service~5',
    answer: 'At the end of the agreed period, confirmed in writing.',
    asked: [
      'how do you delete files',
      'confirmation of deletion',
      'how can we be sure that everything is gone afterwards',
    ],
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
    passage: '/trust#screening-service~6',
    answer: 'By an outside company, once a year. Not yet.',
    asked: [
      'penetration test',
      'have you been pen tested',
      'who does your pentest',
      'do hackers test your systems',
      'has somebody from outside tried to break into your systems',
    ],
  },
  {
    passage: '/trust#screening-service~7',
    answer:
      'Roles, purposes, sub-processors and deletion in one agreement. On request. Our draft agreement.',
    asked: [
      'is there a data processing agreement',
      'sign a DPA with you',
      'data protection agreement',
      'AVV or DPA',
    ],
  },
  {
    passage: '/trust#screening-service~7',
    answer: 'Roles, purposes, sub-processors and deletion in one agreement. On request.',
    asked: [
      'data processing agreement',
      'DPA',
      'contract on data protection',
      'can you sign our DPA',
      'our lawyers need a paper about data protection signed by you',
    ],
  },
  {
    passage: '/trust#this-website~1',
    answer:
      'Each member of staff has an account with one of three roles, which decides what they can read and change. In place. The list of roles.',
    asked: ['roles of staff on your website', 'permissions of your editors'],
  },
  {
    passage: '/trust#this-website~1',
    answer:
      'Each member of staff has an account with one of three roles, which decides what they can read and change.',
    asked: ['what roles do your staff have'],
  },
  {
    passage: '/trust#this-website~2',
    answer:
      'Passwords are stored as Argon2id hashes. A session ends after 8 hours, or after 30 minutes without activity. In place.',
    asked: [
      'how do you store passwords',
      'session timeout for staff',
      'is there an automatic log out for your staff',
    ],
  },
  {
    passage: '/trust#this-website~2',
    answer:
      'Passwords are stored as Argon2id hashes. A session ends after 8 hours, or after 30 minutes without activity.',
    asked: ['password hashing', 'when does a session end'],
  },
  {
    passage: '/trust#this-website~3',
    answer: 'A one-time code for staff accounts. Not yet. Date planned.',
    asked: ['two factor login for your team', 'MFA', 'one time codes for your staff'],
  },
  {
    passage: '/trust#this-website~3',
    answer: 'A one-time code for staff accounts. Not yet.',
    asked: ['two factor authentication', '2FA for staff', 'multi factor login'],
  },
  {
    passage: '/trust#this-website~4',
    answer:
      'Sign-ins and changes are logged. Passwords and tokens are removed before an entry is written. In place.',
    asked: ['do you keep security logs', 'is access to the site recorded'],
  },
  {
    passage: '/trust#this-website~4',
    answer:
      'Sign-ins and changes are logged. Passwords and tokens are removed before an entry is written.',
    asked: ['do you log sign-ins', 'audit logs'],
  },
  {
    passage: '/trust#this-website~5',
    answer: 'The site tells browsers to use HTTPS for a year when it runs at an HTTPS address.',
    asked: ['do you use HTTPS', 'TLS', 'encryption in transit on the website'],
  },
  {
    passage: '/trust#this-website~6',
    answer:
      'Depends on the hosting provider, which we name here once its report is on file. Not yet. Provider’s name.',
    asked: ['is the website database encrypted on disk', 'is the disk encrypted'],
  },
  {
    passage: '/trust#this-website~6',
    answer:
      'Depends on the hosting provider, which we name here once its report is on file. Not yet.',
    asked: ['who hosts this website', 'hosting provider', 'website encryption at rest'],
  },
  {
    passage: '/trust#this-website~7',
    answer:
      'One file holds everything the site stores. It is checked before it is restored. In place.',
    asked: ['do you make backups of the site', 'backup restore', 'do you back up the website'],
  },
  {
    passage: '/trust#this-website~7',
    answer: 'One file holds everything the site stores. It is checked before it is restored.',
    asked: ['backup policy', 'disaster recovery'],
  },
  {
    passage: '/trust#this-website~8',
    answer: 'Measured over 12 months. Not yet. Start date.',
    asked: ['availability of your service in percent', 'SLA uptime', 'how many nines do you offer'],
  },
  {
    passage: '/trust#this-website~8',
    answer: 'Measured over 12 months. Not yet.',
    asked: ['uptime', 'availability of the site', 'SLA for uptime'],
  },
  {
    passage: '/trust#retention~1',
    answer:
      'Screening and due diligence files. Kept for: As your order says. How it is deleted: Deleted at the end of the period, with a confirmation to you. Who decides: You, with us.',
    asked: [
      'how long do you keep screening files',
      'retention of screening reports',
      'when are due diligence files deleted',
      'who decides how long reports are kept',
      'how many years do you sit on a finished report',
    ],
  },
  {
    passage: '/trust#retention~2',
    answer:
      'Inquiries, meetings and proposals. Kept for: 12 months after the last message. How it is deleted: By our staff, with their history and notes.',
    asked: ['retention of inquiries and meetings', 'how long is my inquiry kept'],
  },
  {
    passage: '/trust#retention~3',
    answer:
      'Job applications. Kept for: 6 months after the decision. How it is deleted: By the team that hires.',
    asked: [
      'how long do you keep job applications',
      'my application was rejected, when is it deleted',
    ],
  },
  {
    passage: '/trust#retention~4',
    answer:
      'Backups. Kept for: Seven daily and four weekly copies. How it is deleted: The oldest copy is overwritten.',
    asked: ['how many backups do you keep', 'retention of backups', 'how long are backups stored'],
  },
  {
    passage: '/trust#retention~5',
    answer:
      'Requests, corrections and complaints of candidates. Kept for: 24 months after we have closed them. How it is deleted: By our staff, with their history; earlier if you ask us.',
    asked: [
      'how long do you keep complaints of candidates',
      'how long is a dispute stored after it is closed',
    ],
  },
  {
    passage: '/trust#sub-processors',
    answer:
      'Our website runs on its own and can be connected to the services below. We list the sources and processors of a screening order in your agreement.',
    asked: [
      'list of subprocessors',
      'which subcontractors process data',
      'third party vendors that handle data',
    ],
  },
  {
    passage: '/trust#sub-processors~3',
    answer:
      'Google Gemini. Purpose: Answers of the chat assistant. What it receives: The question you type, the one before it if yours follows on, and passages of our own pages.',
    asked: [
      'does the chat go to Google',
      'which AI company answers the chat',
      'does an American company read the chat',
    ],
  },
  {
    passage: '/trust#report',
    answer:
      'SOC 2 Type II report available under NDA: ask for it through the contact form, and we send you the agreement first.',
    asked: [
      'how do I get the SOC 2 report',
      'send me your audit report',
      'NDA for the security report',
      'our security team wants to read your controls report',
    ],
  },
  {
    passage: '/trust#report~1',
    answer:
      'If an incident affects your data, we tell your named contact without undue delay. You get what we know, what we did and what you may need to do.',
    asked: [
      'will you notify us of a data breach',
      'what happens after a security incident',
      'what happens if there is a data breach',
      'how do you tell us about an incident',
      'breach notification',
      'you get hacked, what then',
      'suppose somebody steals your data, when would you ring us',
    ],
  },
  {
    passage: '/trust#report~2',
    answer:
      'Write to hello@certavia.example with “Incident” in the subject, and we reply within 24 hours, Monday to Friday.',
    asked: [
      'whom to email about an incident',
      'emergency contact for a leak',
      'who do I contact about a security incident',
      'emergency security contact',
    ],
  },
  {
    passage: '/trust#report-a-fault',
    answer:
      'If you found a security fault on this site, please email hello@certavia.example. Tell us the address, the steps and what you saw, and leave out other people’s data. We reply within 24 hours, Monday to Friday, and tell you when the fault is fixed.',
    asked: ['responsible disclosure', 'I discovered a bug in your security', 'bug bounty'],
  },
  {
    passage: '/trust#report-a-fault',
    answer:
      'If you found a security fault on this site, please email hello@certavia.example. Tell us the address, the steps and what you saw, and leave out other people’s data.',
    asked: [
      'report a vulnerability',
      'I found a bug in your security',
      'security hole on your site',
      'I can get into a part of your site that I should not see, whom do I tell',
    ],
  },
  {
    passage: '/trust#compare',
    answer:
      'You can send these eight questions to every provider that you compare. Our own answers are below.',
    asked: [
      'checklist to compare screening vendors',
      'which questions should I ask other providers',
      'what should we ask a screening provider',
      'vendor comparison questions',
      'how to choose a background check company',
      'we are comparing three suppliers, what should we ask each of them',
    ],
  },
  {
    passage: '/trust#does-the-report-name-the-source-of-every-answer',
    answer:
      'Yes. Your report names the court, register, employer or university that replied. If we used a licensed copy, such as a payroll database, we tell you.',
    asked: [
      'will we see where each result came from',
      'does the report list its sources',
      'which register or employer answered, is that written down',
      'is the source named in the report',
      'does the report say where the information came from',
      'how do I know where a statement in the report comes from',
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
      'are there timestamps in the report',
      'when was each source asked',
      'can we prove when you asked',
      'can I prove to an inspector on which day the university answered',
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
      'does the report mention its limits',
      'what is not covered',
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
      'who reviews the report',
      'does a human check the report',
      'quality control before release',
      'does anybody look it over before it lands on my desk',
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
      'a candidate says our report is wrong',
      'candidate disputes a finding',
      'applicant contests the result',
      'our applicant says that you confused him with somebody else',
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
      'who adds new subprocessors',
      'do you tell us before you use a new subcontractor',
      'which vendors see candidate data',
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
      'when does the 24 hours start',
      'from when do you count',
      'does the clock start when we order',
      'incomplete request and turnaround',
      'is the weekend part of the 24 hours',
      'we forgot a form, does your clock still run',
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
      'what happens to files after the contract ends',
      'do you delete our data when we leave',
      'data return on termination',
      'end of contract data',
      'we will leave you at the end of the year, do we get our stuff back',
    ],
  },
  {
    passage: '/trust#this-website',
    answer:
      'We keep messages, meetings and accounts of our staff on this website, with what its visitors send us. Screening files are never stored here.',
    asked: ['are screening files on this website'],
  },
  {
    passage: '/trust#retention',
    answer: 'You agree the period for screening files with us before the first order.',
    asked: ['who agrees the retention period'],
  },
  {
    passage: '/trust#sub-processors~1',
    answer:
      'Sanity. Purpose: Storing articles and their pictures. What it receives: What editors write, and pictures that they put into articles there. Your browser asks our server. Where and when: As the operator’s contract with it says. Only where connected.',
    asked: ['does Sanity process data'],
  },
  {
    passage: '/trust#sub-processors~4',
    answer:
      'Calendly. Purpose: Booking of meetings. What it receives: What you enter to book. Where and when: United States, under the standard contractual clauses in its terms. Only where connected: within our pages with your consent, or in a tab that you open yourself.',
    asked: ['which booking tool do you use'],
  },
]
