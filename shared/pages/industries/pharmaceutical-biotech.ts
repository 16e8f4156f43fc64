import type { IndustryPage } from '../page-copy.ts'

/** The dossier of drug makers, laboratories, trial sponsors and wholesalers. */
export const page: IndustryPage = {
  slug: 'pharmaceutical-biotech',
  meta: {
    title: 'Screening for pharma, biotech and trials',
    description:
      'Investigators, laboratory staff, qualified persons and wholesalers: debarment lists, GxP training records and supplier checks in the making of medicines.',
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
    label: 'Deviation log',
    heading: 'Seven people and supplier risks in pharma',
    intro: 'Sorted along the life of a product, from bench to wholesaler.',
    checks: [
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'rag', label: 'Retrieval' },
    ],
    rows: [
      {
        title: 'A debarred person behind a submission',
        detail: 'The applicant certifies that there was none',
        cover: { 'watchlist-screening': 'answers', 'criminal-check': 'supports', rag: 'supports' },
      },
      {
        title: 'An investigator disqualified before',
        detail: 'Patients enrolled on a signature',
        cover: {
          'education-verification': 'supports',
          'employment-verification': 'answers',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Data tidied before the audit',
        detail: 'Chromatograms integrated until they passed',
        cover: {
          'employment-verification': 'supports',
          'document-intelligence': 'answers',
          rag: 'supports',
        },
      },
      {
        title: 'Controlled substances that do not reconcile',
        detail: 'Vault access, weighing, waste',
        cover: { 'employment-verification': 'answers', 'criminal-check': 'answers' },
      },
      {
        title: 'A release signed by the unqualified',
        detail: 'Experience counted that was not gained',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'An active ingredient from elsewhere',
        detail: 'The audited plant is not the one that ships',
        cover: { 'kyc-compliance': 'answers', 'document-intelligence': 'answers' },
      },
      {
        title: 'A wholesaler that supplies anybody',
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
    label: 'Delegation log',
    heading: 'Who pharma companies check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Investigators and site staff',
          'Debarment and disqualification, licence, CV facts',
          'Before each study',
          '24-hour',
        ],
        [
          'Laboratory and production staff',
          'Degree, employment, training records',
          'When the role in the file changes',
          '24-hour',
        ],
        [
          'Qualified persons, quality heads',
          'Degree, eligibility at the authority, experience',
          'On variation of the licence',
          'Set by the source',
        ],
        [
          'Vault and dispensing staff',
          'Criminal and employment, in the prescribed form',
          'By your controlled-drug programme',
          '24-hour to the first answer',
        ],
        [
          'Suppliers, wholesalers, trial vendors',
          'Licence, certificate at the authority, owners',
          'With requalification',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'An inspection finding',
    heading: 'A trial site with unusually high enrolment',
    intro: 'The trial, its drug and its doctor are fiction.',
    paragraphs: [
      'A sponsor was about to add a trial site that promised twice the enrolment of any other. The principal investigator’s CV listed a dozen studies. He appeared on no debarment or disqualification list.',
      'Absence from a list is a short answer. We asked the medical board, two of the sponsors named in his CV and the public archive of inspection letters. The board confirmed his licence. One sponsor had closed his site early and would say no more. The archive held a letter to a colleague at the same address, about patients who could not be found.',
      'He was asked, and described the colleague as a former tenant. The lease records he offered agreed with that for most of the period, not for all.',
      'The sponsor opened the site with on-site monitoring from the first patient and a cap on enrolment. The feasibility file explains the cap and the monitoring to any inspector who asks.',
    ],
  },
  regulation: {
    label: 'GxP',
    heading: 'Pharma rules: FDA debarment, GxP and DEA',
    intro: 'Quality and regulatory affairs have the last word on each of these.',
    points: [
      {
        title: 'United States: debarment',
        text: 'Section 306 of the Food, Drug, and Cosmetic Act has applicants certify that no debarred person’s services were used in connection with the application. Lists of debarred persons and disqualified investigators are public.',
      },
      {
        title: 'Training and experience',
        text: 'ICH E6, 21 CFR 211.25 and EU GMP each ask that people be qualified by education, training and experience. A certificate proves a course; the record must show the task.',
      },
      {
        title: 'Controlled substances',
        text: 'DEA rules speak of screening employees with access, and limit who may be employed near stocks. Other countries put it in the licence.',
      },
      {
        title: 'Distribution in the European Union',
        text: 'Good Distribution Practice expects suppliers and customers to be qualified. EudraGMDP shows authorisations and certificates, and the Union’s Qualified Person has to meet the conditions of Directive 2001/83/EC.',
      },
    ],
  },
  questions: {
    label: 'CAPA meeting',
    heading: 'Pharma screening: common questions',
    items: [
      {
        question: 'How often should debarment lists be read again?',
        answer:
          'Before a study, before a submission and at intervals your procedure sets. We keep the dated result, matched on more than a name.',
      },
      {
        question: 'Can software search our training records?',
        answer:
          'Yes. Retrieval over your own procedures and records answers with the page it relied on. Where no page supports an answer it says so. Validation for GxP use is a project in itself.',
      },
      {
        question: 'Do you audit plants?',
        answer:
          'No. We confirm that the plant on the certificate is the one on the invoice, and the owner of both. Your auditor does the rest.',
      },
    ],
  },
  related: {
    heading: 'Services for pharma and biotech',
    services: ['education-verification', 'watchlist-screening', 'rag'],
    industries: ['healthcare-medical', 'academic-education'],
  },
  closing: 'Tell us about your next study or supplier. We’ll plan the checks.',
}
