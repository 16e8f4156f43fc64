import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/legal-services`. */
export const legalServicesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/legal-services#checks-by-role',
    answer:
      'Lateral partners and counsel. Checks: Roll or bar, discipline, employment, reference. Repeat: When a second admission is claimed. Turnaround: Up to 15 working days (issuing body).',
    asked: ['checks for lateral partners of a law firm', 'hiring a partner from another law firm'],
  },
  {
    passage: '/industries/legal-services#checks-by-role~1',
    answer:
      'Associates and trainees. Checks: Degree, admission, permission to practise. Repeat: At admission. Turnaround: Up to 15 working days (education).',
    asked: ['checks for trainee solicitors', 'associate lawyers', 'newly qualified lawyer vetting'],
  },
  {
    passage: '/industries/legal-services#checks-by-role~2',
    answer:
      'Cashiers and paralegals. Checks: Criminal where lawful, employment, reference. Repeat: On access to the client account. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for paralegals and cashiers', 'legal assistant vetting'],
  },
  {
    passage: '/industries/legal-services#checks-by-role~3',
    answer:
      'Expert witnesses. Checks: Education, publications, registration. Repeat: Every instruction. Turnaround: Up to 15 working days (education).',
    asked: ['checks for expert witnesses', 'vetting an expert for court'],
  },
  {
    passage: '/industries/legal-services#checks-by-role~4',
    answer:
      'New and returning clients. Checks: Identity, owners, watchlist, source of funds. Repeat: New matter, or changed instructions. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on new clients of a law firm', 'law firm takes on a client'],
  },
  {
    passage: '/industries/legal-services#law-and-guidance~1',
    answer:
      'Section 43 of the Solicitors Act 1974 allows an order that a law firm may employ a named non-solicitor only with permission. The Solicitors Regulation Authority publishes its decisions for England and Wales; Scotland and Northern Ireland have their own law societies.',
    asked: ['section 43 solicitors act', 'may a law firm employ a banned clerk'],
  },
  {
    passage: '/industries/legal-services#law-and-guidance~3',
    answer:
      'You can order checks and keep your client’s matter to yourself. We work from public registers and from what your client agrees to, so you can keep the details of the case.',
    asked: ['attorney-client privilege and checks', "is our client's matter kept secret"],
  },
  {
    passage: '/industries/legal-services#do-you-search-every-former-name-of-a-lawyer-or-paralegal',
    answer:
      'We search each name the candidate gives us and any that a source reveals on the way. Your report lists which names we sent to which source, so you can see what was searched.',
    asked: [
      'lawyer changed her name, do you search the maiden name',
      'previous names of legal staff',
      'aliases of a solicitor',
      'former names of a lawyer',
    ],
  },
  {
    passage:
      '/industries/legal-services#can-you-check-the-other-side-in-a-dispute-or-a-transaction',
    answer:
      'We check companies in public registers and court records. For individuals we first need a lawful basis, we work openly, and we leave represented parties to your own correspondence.',
    asked: [
      'research the opposing party in a lawsuit',
      'background of a counterparty for a law firm',
      'investigate the defendant',
      'check the other side in a lawsuit',
      'opposing party',
      'we want to know more about our opponent in court',
    ],
  },
  {
    passage:
      '/industries/legal-services#how-do-you-verify-that-a-lateral-hire-is-admitted-to-practise',
    answer:
      'We read the roll or the state bar’s record on the day and confirm status, date and published discipline. If a record is closed, we ask the body in writing and tell you when to expect a reply.',
    asked: [
      'is the new partner called to the bar',
      'bar admission of an attorney we hire',
      'verify a solicitor on the roll',
      'is this lawyer admitted',
      'bar admission check',
    ],
  },
  {
    passage: '/industries/legal-services#which-client-due-diligence-can-we-hand-to-you',
    answer:
      'You can hand us identity, ownership, sanctions searches and evidence for the source of funds. Your firm keeps the risk assessment and the decision to act.',
    asked: [
      'law firm outsourcing of client checks',
      'which AML tasks can solicitors give away',
      'source of wealth evidence for law firm clients',
      'what can a law firm outsource',
    ],
  },
]
