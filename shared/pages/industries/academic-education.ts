import type { IndustryPage } from '../page-copy.ts'

/** The dossier of universities and research institutes. */
export const page: IndustryPage = {
  slug: 'academic-education',
  meta: {
    title: 'Checks for universities and research bodies',
    description:
      'Faculty credentials, research integrity, visiting scholars, donors and doctoral admissions: what a university can verify without closing its doors.',
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
    label: 'Senate papers',
    heading: 'Seven risks for universities and research',
    intro: 'Academic freedom sets the limit; these are the facts within it.',
    checks: [
      { slug: 'education-verification', label: 'Education' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'criminal-check', label: 'Criminal' },
    ],
    rows: [
      {
        title: 'A chair held on a doctorate never awarded',
        detail: 'Thesis cited, degree not conferred',
        cover: {
          'education-verification': 'answers',
          'reference-validation': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Findings of misconduct left behind',
        detail: 'Retractions, a settlement, a new institute',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Affiliations that were not declared',
        detail: 'A second laboratory, a second salary',
        cover: {
          'employment-verification': 'answers',
          'watchlist-screening': 'answers',
          'kyc-compliance': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Sensitive technology and a visiting scholar',
        detail: 'Export rules may follow the person',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Harassment known to the last department',
        detail: 'Resigned before the panel could report',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'criminal-check': 'answers',
        },
      },
      {
        title: 'A gift that names a building',
        detail: 'Wealth, influence and conditions of the donor',
        cover: { 'watchlist-screening': 'supports', 'kyc-compliance': 'answers' },
      },
      {
        title: 'Doctoral applicants from degree mills',
        detail: 'Transcripts with web sites to match',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Appointments and admissions',
    heading: 'Who universities check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Professors and principal investigators',
          'Degrees, posts, retractions, references',
          'With each sponsored project',
          '24-hour to the first answer',
        ],
        [
          'Postdocs and research staff',
          'Doctorate, employment, export-control facts',
          'If the field of work changes',
          '24-hour',
        ],
        [
          'Visiting scholars',
          'Home institution, funding, watchlist',
          'Every visit',
          'Set by the source',
        ],
        [
          'Doctoral and master’s applicants',
          'Transcript and degree at the issuer',
          'No recheck once enrolled',
          'Set by the source',
        ],
        [
          'Donors and industrial partners',
          'KYC, owners, source of wealth, public record',
          'Prior to naming or renewal',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'An appointment',
    heading: 'A researcher with two full-time posts',
    intro: 'Faculty, subject and continent have been made up.',
    paragraphs: [
      'A faculty of engineering was about to offer a readership. The publication list was long, the references distinguished, the degrees confirmed by both universities within days of each other.',
      'Reading the papers by machine, not for quality but for footnotes, turned up a second affiliation on eleven of them. The candidate’s application listed one employer. The second institute was asked, with her consent, and described a full-time appointment over the same years.',
      'She explained that it was a talent programme whose contract called the post full-time and asked for two months a year. The contract said both things, on different pages. Her present employer had known of it.',
      'Research security advised that the grant forms disclose it and that one line of work be kept outside the shared laboratory. The committee appointed her on those terms. What the programme expected beyond the contract could not be established, and no one recorded a suspicion as though it were an answer.',
    ],
  },
  regulation: {
    label: 'Research policy',
    heading: 'Research rules: NSPM-33, ATAS and integrity',
    intro: 'For registrars and research offices; counsel should apply it.',
    points: [
      {
        title: 'United States: research security',
        text: 'NSPM-33 and the CHIPS and Science Act deal with disclosure of affiliations and with foreign talent programmes. Export rules can treat release of controlled technology to a foreign national as an export.',
      },
      {
        title: 'United Kingdom',
        text: 'The Academic Technology Approval Scheme applies to certain subjects and nationalities. The National Security and Investment Act 2021 can reach research assets, and export controls cover transfers of knowledge in some cases.',
      },
      {
        title: 'Integrity bodies',
        text: 'In the United States, 42 CFR part 93 governs misconduct in research funded by the Public Health Service, and the Office of Research Integrity publishes findings. Elsewhere institutes investigate and rarely publish.',
      },
      {
        title: 'Fair process',
        text: 'Nationality is a ground of discrimination in many laws. The same questions should be put to every candidate for the post.',
      },
    ],
  },
  questions: {
    label: 'In committee',
    heading: 'University checks: common questions',
    items: [
      {
        question: 'Can you judge the quality of publications?',
        answer:
          'No, peers do. We report that a paper exists, who signed it, from where, and whether it has been retracted or corrected.',
      },
      {
        question: 'Is a degree abroad harder to prove?',
        answer:
          'It takes another route. Some countries have a national register, some answer only a signed letter. Where a university has merged, the successor usually holds the rolls.',
      },
      {
        question: 'What do you look at for a donor?',
        answer:
          'The source of wealth as far as it is public, companies, courts, lists and sanctions. Whether to accept the gift is a question of ethics, for your committee.',
      },
    ],
  },
  related: {
    heading: 'Services for universities',
    services: ['education-verification', 'document-intelligence', 'kyc-compliance'],
    industries: ['international-student-verification', 'education-academic'],
  },
  closing: 'Tell us the appointment or the gift. We’ll outline the checks.',
}
