import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/background-screening`. */
export const backgroundScreeningQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/background-screening',
    answer:
      'You tell us the role. We invite the candidate, run every check the role needs and send you one report, part by part as results arrive.',
    asked: [
      'what is full background screening',
      'all checks in one order',
      'complete background check',
    ],
  },
  {
    passage: '/background-screening~1',
    answer:
      'Turnaround: 2 working days to 8 weeks. Process: 6-step screening. Needed: Role, candidate’s email, your policy. Delivered: One report, part by part.',
    asked: ['what do you need for a full screening', 'information you need for a complete package'],
  },
  {
    passage: '/background-screening#specimen~1',
    answer: 'Candidates for the same job get the same package, and we keep its version.',
    asked: [
      'same checks for the same job',
      'equal treatment of candidates',
      'may we check one person more deeply than the others in the same job',
    ],
  },
  {
    passage: '/background-screening#specimen~2',
    answer: 'We release finished parts and tell you why the missing one takes longer.',
    asked: [
      'do we get results bit by bit',
      'partial results',
      'interim report',
      'do we have to wait until everything is there',
    ],
  },
  {
    passage: '/background-screening#specimen~3',
    answer: 'We ask the candidate before you read it and print the reply underneath.',
    asked: [
      'is the candidate asked about differences first',
      'does she get to explain before we read it',
      'do you clear up differences with the candidate before we see them',
    ],
  },
  {
    passage: '/background-screening#specimen~4',
    answer: 'If you propose it, you can send both notices from the report.',
    asked: [
      'do you send adverse action letters',
      'who sends the pre-adverse notice',
      'can you help with the letters when we turn somebody down',
    ],
  },
  {
    passage: '/background-screening#specimen~5',
    answer: 'The status describes the order. We don’t rate candidates.',
    asked: [
      'do you give candidates a rating',
      'pass or fail',
      'traffic light result',
      'green or red',
      'is there a red or green light in the report',
    ],
  },
  {
    passage: '/background-screening#who-it-is-for',
    answer:
      'You name the role and the country, and we collect the forms, documents and missing details from the candidate.',
    asked: [
      'what does HR have to do',
      'who collects the documents',
      'how much work is it for our people team',
    ],
  },
  {
    passage: '/background-screening#who-it-is-for~1',
    answer:
      'You keep one policy, split where local law splits it, and follow all open reports in one view.',
    asked: [
      'one policy for several countries',
      'international group screening',
      'one global policy, local differences',
    ],
  },
  {
    passage: '/background-screening#who-it-is-for~2',
    answer:
      'You can show for each employee what was asked, under which version of the policy, and who looked at it.',
    asked: [
      'audit trail for each employee',
      'prove what was checked to an auditor',
      'auditor wants evidence for every hire',
    ],
  },
  {
    passage: '/background-screening#limits',
    answer: 'We advise against checks that the role doesn’t need, because they add legal risk.',
    asked: ['can we order every possible check', 'too many checks', 'is more checking better'],
  },
  {
    passage: '/background-screening#limits~1',
    answer:
      'A record in one country may not exist in another, so your summary page lists what was not available.',
    asked: [
      'what if a record type does not exist in a country',
      'this kind of record does not exist there',
    ],
  },
  {
    passage: '/background-screening#limits~2',
    answer:
      'The report shows a single date. If you need to repeat checks during employment, we help you set a reason and a lawful basis.',
    asked: [
      'repeat checks during employment',
      'rescreen existing employees',
      'checks on current staff',
      'they have been with us for ten years, may we check again',
    ],
  },
  {
    passage: '/background-screening#turnaround',
    answer:
      'Identity. Begins when: The authorisation is signed. Waits for: The candidate’s documents. Turnaround: 2 to 5 working days.',
    asked: ['when does the identity check begin', 'what starts the identity check'],
  },
  {
    passage: '/background-screening#turnaround~1',
    answer:
      'Watchlists. Begins when: Identity is confirmed. Waits for: Nothing else. Turnaround: 24 hours if online.',
    asked: ['watchlist part of the screening', 'when is the sanctions part done'],
  },
  {
    passage: '/background-screening#turnaround~2',
    answer:
      'Courts and police. Begins when: Addresses are complete. Waits for: Register of each place. Turnaround: 24 hours if online, else up to 8 weeks.',
    asked: ['court part of the screening how long', 'how long for the police and court part'],
  },
  {
    passage: '/background-screening#turnaround~3',
    answer:
      'Degrees and jobs. Begins when: Releases are signed. Waits for: Registrars, HR departments. Turnaround: 24 hours if online, else up to 15 working days.',
    asked: ['degrees and jobs part how long', 'how long for the education and employment part'],
  },
  {
    passage: '/background-screening#turnaround~5',
    answer:
      'Candidate’s response. Begins when: Two sources differ. Waits for: The candidate. Turnaround: With the candidate’s reply.',
    asked: ['what if two sources differ', 'sources contradict each other, how long'],
  },
  {
    passage: '/background-screening#law',
    answer:
      'The FCRA disclosure stands alone, with written authorisation and the state notices that apply. Before adverse action you send the report and summary of rights, allow time to respond, then send the final notice. New York City, California and others add forms and waiting periods.',
    asked: [
      'FCRA steps for employers',
      'US screening law',
      'what must an American employer do before rejecting somebody',
      'legal steps for background checks in the US',
    ],
  },
  {
    passage: '/background-screening#law~1',
    answer:
      'You choose the DBS level that fits the role: Basic for any job, Standard or Enhanced where the law lists it. Scotland and Northern Ireland use Disclosure Scotland and AccessNI, and BS 7858 applies to security staff. Right-to-work checks stay with you as the employer.',
    asked: [
      'which DBS level do we need',
      'UK screening law',
      'DBS level for a warehouse job',
      'British Standard 7858',
    ],
  },
  {
    passage: '/background-screening#law~2',
    answer:
      'In most states the candidate applies for the police certificate and gives it to you. A works council may have to agree, and screening at scale often calls for an impact assessment, to which we contribute.',
    asked: [
      'works council agreement',
      'screening in Germany',
      'works council and background checks',
      'impact assessment',
      'our works council is nervous about this',
    ],
  },
  {
    passage: '/background-screening#law~3',
    answer:
      'Under UK and EU law, the employer or other customer is the controller of an order, and we are its processor. For this website, and for messages and complaints that reach us, we are the controller. In the United States we are a consumer reporting agency, and the employer is the user of our report.',
    asked: [
      'controller or processor for screening',
      'are you our data processor',
      'who is controller of a screening order',
    ],
  },
  {
    passage: '/background-screening#law~4',
    answer:
      'Article 22 of the GDPR limits decisions made by automated means alone. Our reports leave the decision about each candidate to you and your team.',
    asked: [
      'automated decisions about candidates',
      'article 22',
      'does a machine decide about applicants',
    ],
  },
  {
    passage: '/background-screening#what-does-the-candidate-go-through',
    answer:
      'They get one link that works on a phone: notices, signature, uploads, status and a person to contact, with the option to save and return.',
    asked: [
      'what does an applicant experience when screened',
      'is there a mobile form for candidates',
      'which steps must a candidate complete',
      'what does the candidate have to do',
      'candidate experience',
      'does it work on a phone',
      'candidate link',
      'can the candidate upload documents on mobile',
      'how much work is it for my applicants',
      'do they need a computer',
    ],
  },
  {
    passage: '/background-screening#can-someone-start-work-before-the-report-is-complete',
    answer:
      'Some laws forbid it for certain roles; elsewhere you may, with conditions in the contract, and the summary page shows what is open.',
    asked: [
      'can our hire join before vetting is done',
      'onboarding while results are pending',
      'first day at work is before the report arrives',
      'start work before the check is finished',
      'new starter begins on Monday but results are missing',
      'conditional start',
      'can she begin before everything is back',
      'may he start on Monday although two answers are missing',
    ],
  },
  {
    passage: '/background-screening#how-is-a-package-priced',
    answer:
      'You pay by check and by country, and we quote before you order. Fees that a source charges are shown on a line of their own.',
    asked: [
      'how is the price of screening calculated',
      'do you bill per check',
      'are third-party fees extra',
      'how is a package billed',
      'price model of a screening package',
    ],
  },
  {
    passage: '/background-screening#where-do-you-store-our-reports',
    answer:
      'We store them in the region agreed in your contract, which also lists any transfer that a foreign source makes unavoidable.',
    asked: [
      'where is the screening data hosted',
      'which region are results kept in',
      'server location of reports',
      'where do you keep our reports',
      'location of stored reports',
      'report storage region',
      'where do the finished reports live',
    ],
  },
  {
    passage: '/background-screening#what-does-the-soc-2-type-ii-report-cover',
    answer:
      'It is an auditor’s report on how our controls worked over a period. We share the current report under NDA, with its scope and exceptions.',
    asked: [
      'what does the auditor say about your controls',
      'scope of your SOC report',
      'may we read your audit report',
      'what does the SOC 2 report say',
      'scope of SOC 2',
    ],
  },
  {
    passage: '/background-screening#do-you-search-social-media',
    answer:
      'We leave it out by default, because profiles show protected traits first. You may order a narrow, filtered search where the law allows it.',
    asked: [
      'is social media part of the screening',
      "do you look at a candidate's Instagram",
      'check of online profiles',
      'do you check Facebook or Instagram',
      'social media check',
      'do you look at LinkedIn',
      'online presence search',
      'could you scroll through his profiles',
    ],
  },
  {
    passage: '/background-screening#specimen',
    answer:
      'This is the summary page of a sample report; each check behind it has its own source and time.',
    asked: ['what is on a screening report'],
  },
  {
    passage: '/background-screening#turnaround~4',
    answer:
      'References. Begins when: Dates are confirmed. Waits for: Referees’ availability. Turnaround: 2 to 10 working days.',
    asked: ['how long do the references in a screening take'],
  },
]
