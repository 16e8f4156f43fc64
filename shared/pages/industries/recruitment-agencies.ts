import type { IndustryPage } from '../page-copy.ts'

/** The dossier of recruiters, staffing firms and executive search. */
export const page: IndustryPage = {
  slug: 'recruitment-agencies',
  meta: {
    title: 'Screening for recruiters and staffing firms',
    description:
      'For agencies that place other people’s staff: candidate checks, consent that may be passed on, client requirements and the vetting of end employers.',
    keywords: [
      'staffing agency background checks',
      'candidate verification',
      'Conduct Regulations 2003',
      'EEOC criminal records',
      'pass-through consent',
      'white-label screening',
    ],
  },
  heading: 'Recruitment agencies',
  lede: 'Clients and candidates both rely on what you tell them. We verify the people you place and the companies you place them with.',
  risks: {
    label: 'Placement risk',
    heading: 'Seven risks for recruitment agencies',
    intro: 'Candidate, client and the agency’s own house.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'resume-ranking', label: 'Ranking' },
      { slug: 'nlp', label: 'Text' },
      { slug: 'kyc-compliance', label: 'KYC' },
    ],
    rows: [
      {
        title: 'A candidate who exists on paper',
        detail: 'Generated CV, cloned profile, rented face',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'answers',
          'reference-validation': 'supports',
          nlp: 'supports',
        },
      },
      {
        title: 'References written by a friend',
        detail: 'Free mail, matching phrases, Sunday nights',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          nlp: 'answers',
        },
      },
      {
        title: 'A record weighed by blanket rule',
        detail: 'Offence, time and job were never looked at',
        cover: { 'criminal-check': 'answers', 'reference-validation': 'supports' },
      },
      {
        title: 'Placed in care without the extra steps',
        detail: 'Rules are stricter where people are vulnerable',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
          'criminal-check': 'answers',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'A shortlist that leaves people out',
        detail: 'The ranking learned last year’s habits',
        cover: { 'resume-ranking': 'answers', nlp: 'supports' },
      },
      {
        title: 'A client that is a front',
        detail: 'Fees unpaid, identities harvested by an advert',
        cover: { 'kyc-compliance': 'answers' },
      },
      {
        title: 'Consultants who skip the file on a Friday',
        detail: 'Start on Monday, papers on Wednesday',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'reference-validation': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'Desk by desk',
    heading: 'Who agencies check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Temporary and shift workers',
          'Identity, right to work, last two employers',
          'Each assignment with a stricter client',
          '24-hour',
        ],
        [
          'Permanent candidates',
          'Employment, education, references by voice',
          'Not after the guarantee period',
          '24-hour',
        ],
        [
          'Care, school and health temps',
          'Record by eligibility, qualifications, referees',
          'By framework, often yearly',
          '24-hour to the first answer',
        ],
        [
          'Executives',
          'Career from school to today, directorships',
          'If the client extends the mandate',
          '24-hour to the first answer',
        ],
        [
          'Hiring companies',
          'Registry, owners, address, trading history',
          'New brief after a year’s silence',
          '24-hour',
        ],
      ],
    },
  },
  situation: {
    label: 'From a desk',
    heading: 'Three nurses with the same reference text',
    intro: 'Made up for this dossier; the agency is nobody’s.',
    paragraphs: [
      'A health desk had three agency nurses ready for a hospital on Friday. Their files were complete. A consultant noticed nothing, since each was handled by a different colleague.',
      'Comparing the text of references across files, the system marked two sentences that occurred in all three and nowhere else. The referee was a ward manager, writing from a private address. We telephoned the ward.',
      'The ward manager existed. She had written the first reference, for a nurse she had in fact supervised, and had never heard of the other two.',
      'One nurse went to work on Friday. The two others were asked for referees at their hospitals; one supplied them and was placed a fortnight later, the other did not answer again. The agency now compares reference texts across all files before it places anyone.',
    ],
  },
  regulation: {
    label: 'Agency law',
    heading: 'Agency rules in the UK, US and EU',
    intro: 'General notes for agency owners; a specialist should confirm them.',
    points: [
      {
        title: 'United Kingdom',
        text: 'The Conduct Regulations 2003 ask agencies to confirm identity, qualifications and willingness, with further steps for work with vulnerable people, such as copies of qualifications and two references. Labour for farms and food processing is licensed separately.',
      },
      {
        title: 'United States',
        text: 'Under the FCRA it matters who is the user of a report and who resells it. EEOC guidance of 2012 recommends weighing the offence, the time passed and the job; New York City, California and others require it by law.',
      },
      {
        title: 'European Union',
        text: 'The Temporary Agency Work Directive shapes equal treatment. Recruitment tools that rank people are high-risk under the AI Act, with duties for provider and deployer phased in over time.',
      },
      {
        title: 'Data passed on',
        text: 'Agency and client are usually separate controllers. A candidate should be told who will see the report before it travels.',
      },
    ],
  },
  questions: {
    label: 'On the telephone',
    heading: 'Agency screening: common questions',
    items: [
      {
        question: 'May we send a report to three clients?',
        answer:
          'Only if the candidate agreed to that and each has its own purpose. We can issue a confirmation with less detail for the second and third.',
      },
      {
        question: 'Can the report carry our name?',
        answer:
          'Yours may stand on the cover. The sources, dates and who asked them stay inside, because the candidate has to know whom to correct.',
      },
      {
        question: 'What follows when a candidate disputes a finding?',
        answer:
          'The source is asked again, and the candidate hears what it said. If the first answer was wrong, every client who received it is told.',
      },
      {
        question: 'Does your ranking reject people?',
        answer: 'It orders and explains. Nobody drops out without a person having seen the file.',
      },
    ],
  },
  related: {
    heading: 'Services for recruitment agencies',
    services: ['resume-ranking', 'reference-validation', 'nlp'],
    industries: ['gig-workers', 'hospitality-food-leisure'],
  },
  closing: 'Tell us the roles you place. We’ll propose a package for each.',
}
