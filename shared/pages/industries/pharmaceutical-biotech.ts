import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for drug makers, laboratories, trial sponsors and wholesalers. */
export const page: IndustryPage = {
  slug: 'pharmaceutical-biotech',
  meta: {
    title: 'FDA debarment list check and GxP screening',
    description:
      'Checks for pharma and biotech: investigators, laboratory staff, qualified persons, wholesalers and suppliers, with FDA debarment, GxP and DEA rules.',
    keywords: [
      'FDA debarment list check',
      'clinical investigator due diligence',
      'GxP training records',
      'GDP supplier qualification',
      'controlled substance employee screening',
    ],
  },
  heading: 'Pharmaceutical & biotech',
  lede: 'Inspectors ask about your records and about the people who signed them. We verify investigators, laboratory staff and suppliers at the source.',
  risks: {
    heading: 'Seven people and supplier risks in pharma',
    checks: [
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
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
        slug: 'rag',
        label: 'Retrieval',
      },
    ],
    rows: [
      {
        title: 'Debarred people behind a submission',
        detail: 'The applicant certifies that there was none',
        cover: {
          'watchlist-screening': 'answers',
          'criminal-check': 'supports',
          rag: 'supports',
        },
      },
      {
        title: 'Investigators disqualified before',
        detail: 'Patients enrolled on an old signature',
        cover: {
          'education-verification': 'supports',
          'employment-verification': 'answers',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Manipulated laboratory data',
        detail: 'Chromatograms integrated until they passed',
        cover: {
          'employment-verification': 'supports',
          'document-intelligence': 'answers',
          rag: 'supports',
        },
      },
      {
        title: 'Diverted controlled substances',
        detail: 'Vault access, weighing, waste',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'answers',
        },
      },
      {
        title: 'Releases by an unqualified person',
        detail: 'Experience counted that was never gained',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Active ingredients from another plant',
        detail: 'The audited plant differs from the shipper',
        cover: {
          'kyc-compliance': 'answers',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Wholesalers with unlicensed customers',
        detail: 'Diverted and falsified packs',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'document-intelligence': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who pharma companies check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Investigators and site staff',
          'Debarment and disqualification, licence, CV facts',
          'Before each study',
          slowestRef('watchlist', 'licence', 'employment'),
        ],
        [
          'Laboratory and production staff',
          'Degree, employment, training records',
          'When the role in the file changes',
          slowestRef('employment', 'education'),
        ],
        [
          'Qualified persons, quality heads',
          'Degree, eligibility at the authority, experience',
          'On variation of the licence',
          slowestRef('employment', 'education', 'licence'),
        ],
        [
          'Vault and dispensing staff',
          'Criminal and employment, in the prescribed form',
          'By your controlled-drug programme',
          slowestRef('criminal', 'employment'),
        ],
        [
          'Suppliers, wholesalers, trial vendors',
          'Licence, certificate at the authority, owners',
          'With requalification',
          slowestRef('licence', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A trial site with unusually high enrolment',
    paragraphs: [
      'A trial site promised a sponsor twice the enrolment of any other. The principal investigator’s CV listed a dozen studies, and his name was absent from the debarment and disqualification lists.',
      'We also asked the medical board, two sponsors named in his CV and the public archive of inspection letters. The board confirmed his licence, while one sponsor had closed his site early and declined to say more. The archive contained a letter to a colleague at the same address, about patients who could not be found.',
      'He described the colleague as a former tenant and offered lease records, which supported his account for most of the period.',
      'The sponsor opened the site with a cap on enrolment and on-site monitoring from the first patient. The feasibility file explains the cap and the monitoring to any inspector who asks, and the sponsor now reads the inspection archive for every new site.',
    ],
  },
  regulation: {
    heading: 'Pharma rules: FDA debarment, GxP and DEA',
    points: [
      {
        title: 'United States: FDA debarment and DEA',
        text: 'Section 306 of the Food, Drug, and Cosmetic Act requires applicants to certify that they used no debarred person’s services. The lists of debarred persons and disqualified investigators are public, so we search both. DEA rules expect you to screen employees with access to controlled substances.',
      },
      {
        title: 'United Kingdom: MHRA licences',
        text: 'The Human Medicines Regulations 2012 require named qualified and responsible persons on your licences. We confirm their qualification and experience, and a controlled-drug licence can ask for more.',
      },
      {
        title: 'European Union: GDP and the Qualified Person',
        text: 'Good Distribution Practice expects you to qualify suppliers and customers, and EudraGMDP shows authorisations and certificates. Your Qualified Person must meet the conditions on training and experience in Directive 2001/83/EC.',
      },
      {
        title: 'GxP training and experience',
        text: 'ICH E6, 21 CFR 211.25 and EU GMP each require people to be qualified by education, training and experience. A certificate shows a course, and your record must show the task.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Pharma screening: common questions',
    items: [
      {
        question: 'How often should we repeat an FDA debarment list check for our staff?',
        answer:
          'Check before a study, before a submission and at the intervals in your procedure. We keep each dated result, matched on more than a name.',
      },
      {
        question: 'Can software search our GxP training records for an answer?',
        answer:
          'Yes. Our retrieval service answers from your own procedures and records and shows the page it used. Validation for GxP use is a separate project that we plan with you.',
      },
      {
        question: 'Do you audit the plants of our suppliers and contract manufacturers on site?',
        answer:
          'The audit of the plant stays with your auditor. We confirm that the plant on the certificate is the one on the invoice, and who owns both.',
      },
      {
        question: 'How do you check a clinical investigator before we choose a trial site?',
        answer:
          'We check debarment and disqualification lists, licence, past studies and inspection letters. You receive each finding with its source before site selection.',
      },
      {
        question: 'Which checks does a new wholesale customer for our medicines need?',
        answer:
          'We confirm the licence with the authority, the address, the owners and sanctions status. You repeat the check at requalification or when the customer’s licence changes.',
      },
    ],
  },
  related: {
    heading: 'Services for pharma and biotech',
    services: ['education-verification', 'watchlist-screening', 'rag'],
    industries: ['healthcare-medical', 'academic-education'],
  },
  closing: 'Describe your next study or supply chain. We’ll plan the checks.',
}
