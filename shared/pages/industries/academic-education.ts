import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for universities and research institutes. */
export const page: IndustryPage = {
  slug: 'academic-education',
  meta: {
    title: 'Faculty credential verification for universities',
    description:
      'Checks for universities and research bodies: faculty degrees, affiliations, research integrity, visiting scholars, doctoral applicants and donors.',
    keywords: [
      'faculty credential verification',
      'research security',
      'visiting scholar screening',
      'research integrity checks',
      'university donor due diligence',
    ],
  },
  heading: 'Academic institutions',
  lede: 'You lend your name to degrees, papers and laboratories. We verify credentials, affiliations and donors within the limits of academic freedom.',
  risks: {
    heading: 'Seven risks for universities and research',
    checks: [
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
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
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
    ],
    rows: [
      {
        title: 'Doctorates that were never awarded',
        detail: 'Thesis cited, degree not conferred',
        cover: {
          'education-verification': 'answers',
          'reference-validation': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Research misconduct at another institution',
        detail: 'Retractions, a settlement, a new institute',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Undeclared second affiliations',
        detail: 'A second laboratory, a second salary',
        cover: {
          'employment-verification': 'answers',
          'watchlist-screening': 'answers',
          'kyc-compliance': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Sensitive technology and visiting scholars',
        detail: 'Export rules may follow the person',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Harassment findings in an earlier department',
        detail: 'Resigned before the panel could report',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'criminal-check': 'answers',
        },
      },
      {
        title: 'Donors with hidden conditions',
        detail: 'Wealth, influence and conditions of the gift',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
        },
      },
      {
        title: 'Doctoral applicants from degree mills',
        detail: 'Transcripts with websites to match',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who universities check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Professors and principal investigators',
          'Degrees, jobs, retractions, references',
          'With each sponsored project',
          slowestRef('education', 'employment', 'reference'),
        ],
        [
          'Postdocs and research staff',
          'Doctorate, employment, export-control facts',
          'If the field of work changes',
          slowestRef('employment', 'education'),
        ],
        [
          'Visiting scholars and doctoral applicants',
          'Home institution or degree, funding, watchlist',
          'Every visit; once for applicants',
          slowestRef('education', 'watchlist'),
        ],
        [
          'Donors and industrial partners',
          'KYC, owners, source of wealth, public record',
          'Prior to naming or renewal',
          slowestRef('owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A researcher with two full-time posts',
    paragraphs: [
      'Before it offered a readership, a faculty of engineering asked us to confirm the candidate’s career. She had a long publication list and distinguished references, and both universities confirmed her degrees within days.',
      'Our software read the footnotes of her papers and found a second affiliation on eleven of them, while her application listed one employer. With her signed authorisation we asked the second institute, which described a full-time appointment over the same years.',
      'She explained that the second appointment was a talent programme. Its contract called the job full-time on one page and asked for two months a year on another, and her present employer had known about it.',
      'What the programme expected beyond its contract could not be established. Research security therefore had the grant forms disclose it and kept one line of work outside the shared laboratory, and the committee appointed her on those terms. The form for research roles has a field for every affiliation on recent papers.',
    ],
  },
  regulation: {
    heading: 'Research rules: NSPM-33, ATAS and integrity',
    points: [
      {
        title: 'United States: research security and integrity',
        text: 'NSPM-33 and the CHIPS and Science Act cover disclosure of affiliations and foreign talent programmes. Export rules can treat release of controlled technology to a foreign national as an export. The Office of Research Integrity publishes findings under 42 CFR part 93.',
      },
      {
        title: 'United Kingdom: ATAS and national security',
        text: 'The Academic Technology Approval Scheme applies to certain subjects and nationalities. The National Security and Investment Act 2021 can reach research assets, and export controls cover some transfers of knowledge.',
      },
      {
        title: 'European Union: dual use and GDPR',
        text: 'Regulation (EU) 2021/821 controls some technical assistance, which can include what you teach. Misconduct findings are published in few countries, so we ask each institution and tell you what it may share.',
      },
      {
        title: 'Fair process',
        text: 'Many laws protect people against discrimination by nationality. Put the same questions to every candidate for the same role, and record why a check is needed.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'University checks: common questions',
    items: [
      {
        question: 'Can you judge the quality of a candidate’s publications?',
        answer:
          'We leave quality to your peer reviewers. We report that a paper exists, who signed it, from where, and whether it has been retracted or corrected.',
      },
      {
        question: 'Is a degree from abroad harder to verify for a faculty hire?',
        answer:
          'It takes another route in each country. Some countries have a national register, some require a signed form, and a merged university’s successor usually keeps the rolls.',
      },
      {
        question: 'What does donor due diligence cover before we name a building?',
        answer:
          'We look at the public source of wealth, companies, courts, sanctions and lists. Your committee then decides whether to accept the gift.',
      },
      {
        question: 'How can we check visiting scholars fairly, whatever their nationality?',
        answer:
          'Use one list of questions for all visitors to the same field. We confirm the home institution, the funding and the export-control facts, and you decide on access.',
      },
      {
        question: 'Can you verify the degrees of many doctoral applicants at once?',
        answer:
          'Yes. You send one list, and we order each degree from its issuer or national register. You see each result as it comes in, with its source.',
      },
    ],
  },
  related: {
    heading: 'Services for universities',
    services: ['education-verification', 'document-intelligence', 'kyc-compliance'],
    industries: ['international-student-verification', 'education-academic'],
  },
  closing: 'Is it an appointment or a gift? We’ll outline the checks.',
}
