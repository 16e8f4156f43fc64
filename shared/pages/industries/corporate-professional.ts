import type { IndustryPage } from '../page-copy.ts'

/** The dossier of corporate head offices and professional firms. */
export const page: IndustryPage = {
  slug: 'corporate-professional',
  meta: {
    title: 'Screening for corporate and professional firms',
    description:
      'Executive appointments, consultants, business partners and acquisitions: what a head office or professional firm can have checked before it signs.',
    keywords: [
      'executive due diligence',
      'director disqualification check',
      'consultant screening',
      'third-party due diligence',
      'board appointment checks',
    ],
  },
  heading: 'Corporate & professional',
  lede: 'Your costliest mistakes are an appointment, an agent or an acquisition based on reputation alone. We test that reputation before you sign.',
  risks: {
    label: 'Exposure',
    heading: 'Six due diligence risks for head offices',
    intro: 'Where several checks are named, one source is not enough.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'criminal-check', label: 'Criminal' },
    ],
    rows: [
      {
        title: 'An executive with an edited history',
        detail: 'Roles stretched, exits renamed, boards left out',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'answers',
          'education-verification': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'A director barred from directing',
        detail: 'Disqualified elsewhere, appointed here',
        cover: {
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
          'criminal-check': 'supports',
        },
      },
      {
        title: 'An agent who pays on your behalf',
        detail: 'Bribery through an intermediary',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'A consultant working for both sides',
        detail: 'Interests in a rival, a bidder or a customer',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A business bought with its secrets',
        detail: 'Disputes and liens outside the data room',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'supports',
          'risk-scoring': 'answers',
          'criminal-check': 'supports',
        },
      },
      {
        title: 'Temporary staff in the executive suite',
        detail: 'Assistants and contractors who see everything',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'supports',
          'criminal-check': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Appointments and partners',
    heading: 'Who corporate firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Executives and board members',
          'Full history, directorships, watchlist, reference',
          'Before re-election',
          '24-hour to the first answer',
        ],
        [
          'Consultants and interim managers',
          'Education, employment, outside interests',
          'Each new assignment',
          '24-hour',
        ],
        [
          'Agents and distributors',
          'KYC, owners, risk score, local standing',
          'Every second year, or on a tender',
          'Set by the source',
        ],
        [
          'Acquisition targets',
          'Registry, filings, litigation, key people',
          'Between signing and closing',
          '24-hour to the first answer',
        ],
        [
          'Office and support staff',
          'Employment, criminal where the post justifies it',
          'On moving to a confidential post',
          '24-hour',
        ],
      ],
    },
  },
  situation: {
    label: 'In practice',
    heading: 'A finance director whose CV left out a company',
    intro: 'The firm is imaginary; the sequence is not unusual.',
    paragraphs: [
      'A listed services group had chosen its next finance director. The search firm had taken three references, each warm, each suggested by the candidate.',
      'We asked the companies themselves rather than the referees. Two confirmed title and dates. The third confirmed a shorter service than stated and a different title: he had led reporting, not finance. The registry listed a directorship that the CV left out, in a company later dissolved without filing its last accounts.',
      'The nomination committee asked him. He had merged two roles into one line, and he had resigned from the dissolved company before its last year, which the filing dates bore out.',
      'The appointment went ahead under a corrected biography, since the circular to shareholders would have repeated the error. Shareholders read an accurate biography, and the committee minuted why it was satisfied.',
    ],
  },
  regulation: {
    label: 'Law and codes',
    heading: 'Boardroom rules: disqualification, bribery, SEC',
    intro: 'Named so that your company secretary knows where to look. Not advice.',
    points: [
      {
        title: 'United Kingdom: directors',
        text: 'The Company Directors Disqualification Act 1986 bars certain people from office, and Companies House publishes a register. Directors and persons with significant control are also being required to verify their identity.',
      },
      {
        title: 'Bribery and failure to prevent',
        text: 'The UK Bribery Act 2010, the offence of failure to prevent fraud and the US Foreign Corrupt Practices Act all make third parties a matter for the principal. Proportionate due diligence is part of a defence, for example under the Bribery Act.',
      },
      {
        title: 'United States: issuer disclosure',
        text: 'SEC Regulation S-K asks listed companies to describe certain legal proceedings of directors and executive officers over past years. Court searches give the facts on which that statement rests.',
      },
    ],
  },
  questions: {
    label: 'Often raised',
    heading: 'Executive checks: common questions',
    items: [
      {
        question: 'Can a senior check be done discreetly?',
        answer:
          'With the consent of the candidate, yes. Present employers are left until the candidate agrees. We do not run checks on a person who does not know, where the law requires that they should.',
      },
      {
        question: 'How far back do you look at an executive?',
        answer:
          'As far as the sources keep records and the law allows. Company registries often reach back decades; criminal and credit records may be limited to a set number of years.',
      },
      {
        question: 'Is press coverage evidence?',
        answer:
          'It is a lead. We follow a report to the court, regulator or registry it relies on, and keep what cannot be followed apart from what can.',
      },
    ],
  },
  related: {
    heading: 'Services for corporate and professional firms',
    services: ['risk-scoring', 'reference-validation', 'kyc-compliance'],
    industries: ['accounting-advisory', 'startups-tech'],
  },
  closing: 'Tell us about the appointment. We’ll propose the checks and timing.',
}
