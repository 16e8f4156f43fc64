import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for admissions and compliance teams that receive students from abroad. */
export const page: IndustryPage = {
  slug: 'international-student-verification',
  meta: {
    title: 'Transcript verification for student admissions',
    description:
      'We verify transcripts, English scores, identity and funds of applicants from abroad with each issuer, for admissions offices and visa sponsorship teams.',
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
    heading: 'Seven document risks in student admissions',
    checks: [
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
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
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'nlp',
        label: 'Text',
      },
    ],
    rows: [
      {
        title: 'Forged or altered transcripts',
        detail: 'False from the start, or with grades changed',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Predicted results presented as final',
        detail: 'The examinations board has yet to publish',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Language tests taken by a substitute',
        detail: 'The level claimed differs from the level spoken',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Borrowed bank balances',
        detail: 'Funds shown on the day, gone by the next',
        cover: {
          'document-intelligence': 'supports',
          'kyc-compliance': 'answers',
        },
      },
      {
        title: 'Applications written by an agent',
        detail: 'Same essay, same referee, new name',
        cover: {
          'document-intelligence': 'supports',
          'reference-validation': 'answers',
          nlp: 'answers',
        },
      },
      {
        title: 'Invented internships',
        detail: 'Work experience that the course requires',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Safeguarding records in another country',
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
    heading: 'Which applicants to check, and when',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Undergraduate and foundation',
          'School results, English score, identity',
          'If enrolment is deferred',
          slowestRef('education', 'identity'),
        ],
        [
          'Taught postgraduate',
          'Degree and transcript, reference, English score',
          'Once, before enrolment',
          slowestRef('reference', 'education', 'licence'),
        ],
        [
          'Teaching, nursing and social work',
          'The above, police certificates of each country',
          'Before the first placement',
          slowestRef('reference', 'education', 'licence', 'criminal'),
        ],
        [
          'Education agents',
          'Company, owners, references from universities',
          'On contract renewal',
          slowestRef('reference', 'owners', 'company'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A transcript altered by an agent',
    paragraphs: [
      'The transcript that met a conditional offer for a master’s degree arrived nine days before the deadline for visa sponsorship. The admissions office sent it to us the same morning.',
      'Our document reading showed that one line was set in a slightly different typeface. We treated that as a question, and with the student’s signature we sent the page to the examinations office of the issuing university.',
      'The university confirmed the degree and the classification, and its register showed a lower mark in one module. The applicant would have met the condition of the offer with either mark.',
      'The applicant said that his agent had “tidied” the file. The office withdrew the offer for the alteration under its published policy, and he could appeal. The office then checked every application that had come through the same agent.',
    ],
  },
  regulation: {
    heading: 'Student visa rules: UK, US, Canada, Australia',
    points: [
      {
        title: 'United States: SEVP schools',
        text: 'Your designated school official issues Form I-20 once admission and funds are shown, and keeps the SEVIS record. Credential evaluations are private opinions, and many institutions accept those of NACES members. FERPA lets a US school speak to us with the student’s written permission.',
      },
      {
        title: 'United Kingdom: Student sponsors',
        text: 'As a licensed sponsor you must assess an applicant before you assign a Confirmation of Acceptance for Studies. English is generally expected at CEFR level B2 for degrees and B1 for lower courses, by the routes that the rules allow.',
      },
      {
        title: 'European Union: visas and privacy',
        text: 'Directive (EU) 2016/801 sets the conditions for student residence, and each state decides the documents. The GDPR applies to every record that you ask us to verify, and a parent may have to sign for a minor.',
      },
      {
        title: 'Canada and Australia',
        text: 'Canadian institutions confirm letters of acceptance to the immigration department. Australian providers work under the ESOS framework, and applicants must meet a Genuine Student requirement.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Student verification: common questions',
    items: [
      {
        question:
          'What is the difference between transcript verification and credential evaluation?',
        answer:
          'Verification confirms that a document is genuine, and evaluation says what it equals in another country. We do the first and can send the confirmed record to an evaluator you name.',
      },
      {
        question: 'What happens if a foreign university does not reply to your request?',
        answer:
          'We ask the ministry, the examinations board or the national register, for example in China or India. If all attempts fail, your report lists each one so that you can decide.',
      },
      {
        question: 'Can you confirm an applicant’s English level or only the test score?',
        answer:
          'We confirm the score with the test provider, under its number. Your own interview shows how well the student follows a seminar.',
      },
      {
        question: 'How early should we order before a deadline for visa sponsorship?',
        answer:
          'We suggest that you order when the applicant accepts the conditional offer. Online registers answer within 24 hours, and a registrar who replies in writing can take several weeks.',
      },
      {
        question: 'Can you check the education agents who send us applicants from abroad?',
        answer:
          'Yes. We check the company, its owners and the universities it names as references, and you can compare results across all files of one agent.',
      },
    ],
  },
  related: {
    heading: 'Services for admissions teams',
    services: ['education-verification', 'document-intelligence', 'reference-validation'],
    industries: ['academic-education', 'education-academic'],
  },
  closing: 'Name your intake dates and countries. We’ll plan the checks.',
}
