import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/corporate-professional`. */
export const corporateProfessionalQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/corporate-professional#checks-by-role',
    answer:
      'Executives and board members. Checks: Full history, directorships, watchlist, reference. Repeat: Before re-election. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for board members', 'executive screening', 'director background check'],
  },
  {
    passage: '/industries/corporate-professional#checks-by-role~1',
    answer:
      'Consultants and interim managers. Checks: Education, employment, outside interests. Repeat: Each new assignment. Turnaround: Up to 15 working days (education).',
    asked: ['checks for consultants', 'interim manager screening', 'temporary executive vetting'],
  },
  {
    passage: '/industries/corporate-professional#checks-by-role~2',
    answer:
      'Agents and distributors. Checks: KYC, owners, risk score, local standing. Repeat: Every second year, or on a tender. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on agents and distributors', 'sales agents abroad, what to check'],
  },
  {
    passage: '/industries/corporate-professional#checks-by-role~3',
    answer:
      'Acquisition targets. Checks: Registry, filings, litigation, key people. Repeat: Between signing and closing. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on an acquisition target', 'company we want to buy, what to check'],
  },
  {
    passage: '/industries/corporate-professional#law-and-guidance~1',
    answer:
      'The Company Directors Disqualification Act 1986 bars certain people from office, and Companies House publishes a register. Directors and persons with significant control must verify their identity: since 18 November 2025 for new appointments, and since November 2026 for all.',
    asked: ['disqualified directors', 'banned company director'],
  },
  {
    passage:
      '/industries/corporate-professional#can-you-check-a-senior-executive-discreetly-before-an-announcement',
    answer:
      'Yes, as long as the candidate knows about it. We contact a present employer only after the candidate agrees, and we tell you where the law requires notice or a signature first.',
    asked: [
      'secretly vet a CEO candidate',
      'confidential check of a board member',
      'executive screening before the news is out',
      'discreet check of a senior executive',
      'confidential CEO check',
      'we want to look at a new chief before anyone hears',
    ],
  },
  {
    passage: '/industries/corporate-professional#how-far-back-does-an-executive-check-go',
    answer:
      'We go back as far as the sources keep records and the law allows. Company registries often cover decades, while criminal records may be limited to a set number of years.',
    asked: [
      'period covered by an executive check',
      'decades of directorships',
      'how old can records on a director be',
      'how far back for executives',
    ],
  },
  {
    passage: '/industries/corporate-professional#do-you-use-press-coverage-as-evidence',
    answer:
      'We treat it as a lead, so we follow a report to the court, regulator or registry behind it, and we list separately what we could confirm and what we could only read.',
    asked: [
      'are newspaper stories proof',
      'allegation in the press about an executive',
      'how do you treat media reports on managers',
      'newspaper articles as evidence',
    ],
  },
  {
    passage:
      '/industries/corporate-professional#what-does-third-party-due-diligence-on-an-agent-or-distributor-include',
    answer:
      'You get the registry extract, the owners, sanctions and debarment searches, court records and a risk score. Local inquiries are open ones, and you approve them first.',
    asked: [
      'vet a sales agent abroad',
      'distributor due diligence content',
      'checks on intermediaries for bribery',
      'third party due diligence contents',
    ],
  },
  {
    passage:
      '/industries/corporate-professional#when-in-an-acquisition-should-we-start-to-check-the-target-and-its-managers',
    answer:
      'Start before the offer with public registers, then add people and litigation once the seller agrees. We repeat the registers between signing and closing.',
    asked: [
      'timing of checks in a takeover',
      'when to begin vetting in M&A',
      'before or after the offer for a company',
      'when to begin acquisition checks',
    ],
  },
]
