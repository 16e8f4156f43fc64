import type { IndustryPage } from '../page-copy.ts'

/** The dossier of admissions and compliance teams that receive students from abroad. */
export const page: IndustryPage = {
  slug: 'international-student-verification',
  meta: {
    title: 'International student verification',
    description:
      'Transcripts, English tests, identity and funds of applicants from abroad: verified with the issuer, for admissions offices and visa sponsorship teams.',
    keywords: [
      'transcript verification',
      'credential evaluation',
      'CEFR English level',
      'visa sponsorship compliance',
      'CAS',
      'student document fraud',
    ],
  },
  heading: 'International student verification',
  lede: 'You receive transcripts in other alphabets, language scores and bank letters. We confirm each one with its issuer before you sponsor a visa.',
  risks: {
    label: 'Applicant file',
    heading: 'Seven document risks in student admissions',
    intro: 'Each document has one issuer. That is where it is checked.',
    checks: [
      { slug: 'education-verification', label: 'Education' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'nlp', label: 'Text' },
    ],
    rows: [
      {
        title: 'A transcript the university never issued',
        detail: 'Or issued, with two grades altered',
        cover: { 'education-verification': 'answers', 'document-intelligence': 'answers' },
      },
      {
        title: 'Results awaited from an examinations board',
        detail: 'Predicted marks presented as final',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'A language score taken by a substitute',
        detail: 'The level claimed is not the level spoken',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'A bank letter borrowed for a fortnight',
        detail: 'Funds shown on the day, gone by the next',
        cover: { 'document-intelligence': 'supports', 'kyc-compliance': 'answers' },
      },
      {
        title: 'An agent who wrote the application',
        detail: 'Same essay, same referee, new name',
        cover: {
          'document-intelligence': 'supports',
          'reference-validation': 'answers',
          nlp: 'answers',
        },
      },
      {
        title: 'An internship at a firm that never was',
        detail: 'Work experience that the course requires',
        cover: { 'employment-verification': 'answers', 'reference-validation': 'supports' },
      },
      {
        title: 'A safeguarding matter left at home',
        detail: 'Courses with placements near children',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'supports',
          'criminal-check': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Applicant groups',
    heading: 'Which applicants to check, and when',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Undergraduate and foundation',
          'School results, English score, identity',
          'If enrolment is deferred',
          'Set by the source',
        ],
        [
          'Taught postgraduate',
          'Degree and transcript, reference, English score',
          'Not after enrolment',
          '24-hour to the first answer',
        ],
        [
          'Teaching, nursing and social work',
          'The above, police certificates of each country',
          'Before the first placement',
          'Set by the source',
        ],
        [
          'Scholarship holders and sponsors',
          'Degree, sponsor’s registry and funds',
          'Every award year',
          '24-hour to the first answer',
        ],
        [
          'Education agents',
          'Company, owners, references from universities',
          'On contract renewal',
          '24-hour',
        ],
      ],
    },
  },
  situation: {
    label: 'A September case',
    heading: 'A transcript altered by an agent',
    intro: 'The applicant is imaginary and so is the university.',
    paragraphs: [
      'An admissions office had made a conditional offer for a master’s degree. The transcript that met the condition arrived nine days before the deadline for issuing sponsorship.',
      'Reading the scan showed that one line was set in a slightly different face. That is not proof, and it was not treated as proof. The examinations office of the issuing university was sent the page, with the student’s signed consent.',
      'It replied that the degree was conferred and the classification right. One module carried a lower mark on its own register. The change made no difference to the condition.',
      'The office asked the applicant, who said that his agent had ‘tidied’ the file. The offer was withdrawn for the alteration, under the policy printed on the form; an appeal was open to him. The office then checked every application that had come through the same agent.',
    ],
  },
  regulation: {
    label: 'Sponsorship',
    heading: 'Student visa rules: UK, US, Canada, Australia',
    intro: 'Immigration rules change often. Read the current guidance before you act on a summary.',
    points: [
      {
        title: 'United Kingdom: Student sponsors',
        text: 'A licensed sponsor assesses an applicant before it assigns a Confirmation of Acceptance for Studies. For degree study English is generally expected at CEFR level B2, for lower courses at B1, by the routes that the rules allow.',
      },
      {
        title: 'United States: SEVP schools',
        text: 'A designated school official issues Form I-20 once admission and funds are shown, and keeps the SEVIS record. Credential evaluations are private opinions; many institutions accept those of NACES members.',
      },
      {
        title: 'Canada and Australia',
        text: 'Canadian institutions confirm letters of acceptance to the immigration department. Australian providers work under the ESOS framework, and applicants answer to a Genuine Student requirement.',
      },
      {
        title: 'Privacy of records',
        text: 'FERPA, the GDPR and national laws let a school speak with the permission of the student. For minors a parent or guardian may have to sign.',
      },
    ],
  },
  questions: {
    label: 'Admissions asks',
    heading: 'Student verification: common questions',
    items: [
      {
        question: 'Is verification the same as evaluation?',
        answer:
          'No. Verification asks whether the document is true. Evaluation says what it is equal to in another country. We do the first, and can send the confirmed record to an evaluator you name.',
      },
      {
        question: 'What if a university does not answer?',
        answer:
          'Ministries, examination boards or national registers may hold the same record, in China or India for example. If nobody answers, the report shows each attempt, and the decision stays with you.',
      },
      {
        question: 'Can you certify someone’s English?',
        answer:
          'No. We confirm a score with the test provider, under its number. How well a student will follow a seminar is not in a certificate.',
      },
    ],
  },
  related: {
    heading: 'Services for admissions teams',
    services: ['education-verification', 'document-intelligence', 'reference-validation'],
    industries: ['academic-education', 'education-academic'],
  },
  closing: 'Tell us your intake dates and countries. We’ll plan the checks.',
}
