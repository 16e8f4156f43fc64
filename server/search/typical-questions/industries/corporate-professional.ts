import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/corporate-professional`. */
export const corporateProfessionalQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/corporate-professional#can-you-check-a-senior-executive-discreetly-before-an-announcement',
    answer:
      'Yes, as long as the candidate knows about it. We contact a present employer only after the candidate agrees, and we tell you where the law requires notice or a signature first.',
    asked: [
      'secretly vet a CEO candidate',
      'confidential check of a board member',
      'executive screening before the news is out',
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
    ],
  },
]
