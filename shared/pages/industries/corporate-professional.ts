import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for corporate head offices and professional firms. */
export const page: IndustryPage = {
  slug: 'corporate-professional',
  meta: {
    title: 'Executive due diligence and consultant screening',
    description:
      'Checks on executives, consultants, agents and acquisition targets for head offices and professional firms: six risks, checks by role, and the rules.',
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
    heading: 'Six due diligence risks for head offices',
    checks: [
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
    ],
    rows: [
      {
        title: 'Executives with an edited history',
        detail: 'Roles stretched, exits renamed, boards left out',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'answers',
          'education-verification': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Disqualified directors',
        detail: 'Disqualified elsewhere, appointed here',
        cover: {
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
          'criminal-check': 'supports',
        },
      },
      {
        title: 'Agents who pay on your behalf',
        detail: 'Bribery through an intermediary',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Consultants working for both sides',
        detail: 'Interests in a rival, a bidder or a customer',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Acquisitions with hidden disputes',
        detail: 'Claims and liens outside the data room',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'supports',
          'risk-scoring': 'answers',
          'criminal-check': 'supports',
        },
      },
      {
        title: 'Temporary staff near the board',
        detail: 'Assistants and contractors with wide access',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'supports',
          'criminal-check': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who corporate firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Executives and board members',
          'Full history, directorships, watchlist, reference',
          'Before re-election',
          slowestRef('criminal', 'reference', 'employment', 'watchlist', 'company'),
        ],
        [
          'Consultants and interim managers',
          'Education, employment, outside interests',
          'Each new assignment',
          slowestRef('employment', 'education', 'company'),
        ],
        [
          'Agents and distributors',
          'KYC, owners, risk score, local standing',
          'Every second year, or on a tender',
          slowestRef('owners'),
        ],
        [
          'Acquisition targets',
          'Registry, filings, litigation, key people',
          'Between signing and closing',
          slowestRef('owners', 'company'),
        ],
        [
          'Office and support staff',
          'Employment, criminal where the role justifies it',
          'On moving to a confidential role',
          slowestRef('criminal', 'employment'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A finance director whose CV left out a company',
    paragraphs: [
      'Three warm references supported the next finance director of a listed services group. The candidate had suggested all three referees, so the search told the committee little that was new.',
      'We asked his former companies instead, and two confirmed his title and dates. The third confirmed a shorter service and a different title, because he had led reporting there. The company registry also listed a directorship that the CV left out, in a company later dissolved without filing its last accounts.',
      'When the nomination committee asked, he explained both points. He had merged two roles into one line, and he had left the dissolved company before its last year, which the filing dates confirmed.',
      'The committee went ahead under a corrected biography, since the circular to shareholders would have repeated the error. Shareholders read an accurate biography, and the committee minuted why it was satisfied.',
    ],
  },
  regulation: {
    heading: 'Boardroom rules: disqualification, bribery, SEC',
    points: [
      {
        title: 'United States: SEC and FCPA',
        text: 'SEC Regulation S-K requires listed companies to describe certain legal proceedings of directors and executive officers over past years, and our court searches support that statement. The Foreign Corrupt Practices Act can make you answer for payments by your agents.',
      },
      {
        title: 'United Kingdom: directors and bribery',
        text: 'The Company Directors Disqualification Act 1986 bars certain people from office, and Companies House publishes a register. Directors and persons with significant control must verify their identity: since 18 November 2025 for new appointments, and since November 2026 for all. Proportionate due diligence is part of a defence under the Bribery Act 2010.',
      },
      {
        title: 'European Union: registers and GDPR',
        text: 'Member States keep their own registers of companies and disqualified directors, so we search by country. Under the GDPR you record a lawful basis for each executive check, often legitimate interests.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Executive checks: common questions',
    items: [
      {
        question: 'Can you check a senior executive discreetly before an announcement?',
        answer:
          'Yes, as long as the candidate knows about it. We contact a present employer only after the candidate agrees, and we tell you where the law requires notice or a signature first.',
      },
      {
        question: 'How far back does an executive check go?',
        answer:
          'We go back as far as the sources keep records and the law allows. Company registries often cover decades, while criminal records may be limited to a set number of years.',
      },
      {
        question: 'Do you use press coverage as evidence?',
        answer:
          'We treat it as a lead, so we follow a report to the court, regulator or registry behind it, and we list separately what we could confirm and what we could only read.',
      },
      {
        question: 'What does third-party due diligence on an agent or distributor include?',
        answer:
          'You get the registry extract, the owners, sanctions and debarment searches, court records and a risk score. Local inquiries are open ones, and you approve them first.',
      },
      {
        question: 'When in an acquisition should we start to check the target and its managers?',
        answer:
          'Start before the offer with public registers, then add people and litigation once the seller agrees. We repeat the registers between signing and closing.',
      },
    ],
  },
  related: {
    heading: 'Services for corporate and professional firms',
    services: ['risk-scoring', 'reference-validation', 'kyc-compliance'],
    industries: ['accounting-advisory', 'startups-tech'],
  },
  closing: 'Describe the appointment. We’ll propose the checks and timing.',
}
