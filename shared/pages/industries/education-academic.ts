import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for schools, nurseries, colleges and training providers. */
export const page: IndustryPage = {
  slug: 'education-academic',
  meta: {
    title: 'Safer recruitment checks for schools',
    description:
      'Checks for schools and colleges: teachers, support staff, volunteers, coaches and contractors, at the level the law allows, with time spent abroad.',
    keywords: [
      'safer recruitment',
      'single central record',
      'KCSIE checks',
      'DBS barred list',
      'school volunteer screening',
      'teacher prohibition check',
    ],
  },
  heading: 'Education & academic',
  lede: 'You decide who is left alone with children. We check teachers, support staff, volunteers and contractors to the level the law allows.',
  risks: {
    heading: 'Seven safeguarding risks for schools',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'background-screening',
        label: 'Full file',
      },
    ],
    rows: [
      {
        title: 'Adults barred from work with children',
        detail: 'A barred list entry that nobody looked up',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'background-screening': 'answers',
        },
      },
      {
        title: 'Agreed references that hide concerns',
        detail: 'Resignations passed on as praise',
        cover: {
          'reference-validation': 'answers',
          'employment-verification': 'answers',
          'background-screening': 'supports',
        },
      },
      {
        title: 'Teachers prohibited in another country',
        detail: 'Or struck off there under a former name',
        cover: {
          'criminal-check': 'supports',
          'education-verification': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Years abroad without a record check',
        detail: 'A domestic certificate leaves them out',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'address-verification': 'answers',
        },
      },
      {
        title: 'Volunteers who become regulars',
        detail: 'Trips, reading hours, then one-to-one',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'address-verification': 'supports',
          'background-screening': 'answers',
        },
      },
      {
        title: 'Contractors’ drivers on the school run',
        detail: 'Hired by the bus firm, seen daily by pupils',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
          'address-verification': 'supports',
          'background-screening': 'answers',
        },
      },
      {
        title: 'False coaching or teaching certificates',
        detail: 'First aid, coaching and teaching',
        cover: {
          'reference-validation': 'supports',
          'education-verification': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who schools check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Teachers and teaching assistants',
          'Barred list, criminal, prohibition, references',
          'By school policy; at once on a concern',
          slowestRef('enhanced-criminal', 'reference', 'licence'),
        ],
        [
          'Heads, governors and proprietors',
          'The above, and bars from management',
          'On taking up the office',
          slowestRef('enhanced-criminal', 'reference', 'licence'),
        ],
        [
          'Caterers, cleaners, site staff',
          'Criminal at the level the role allows',
          'If duties move nearer to pupils',
          slowestRef('enhanced-criminal'),
        ],
        [
          'Volunteers, coaches, host families',
          'Identity, references, level set by supervision',
          'Each school year',
          slowestRef('enhanced-criminal', 'reference', 'identity'),
        ],
        [
          'Agencies and transport firms',
          'Written confirmation, tested by sample',
          'Each placement or route',
          'Depends on the source',
        ],
      ],
    },
  },
  situation: {
    heading: 'A sports coach with two false references',
    paragraphs: [
      'A boarding school planned to welcome a sports coach after the half-term break. His certificate was clear, and two referees had written in the warmest terms.',
      'We went past the referees and asked the institutions, through contact details that we found ourselves. The first school confirmed the job and said that an agreement prevented it from answering the question about concerns. The second school did not exist at the address given, and both references had come from there.',
      'The coach had also lived abroad for three years, and no one had requested a certificate for that time. He agreed to apply for it and withdrew two days later. The school recorded the withdrawal, took advice from its local authority and made the referral that was open to it. Before it invites anyone to interview, the school contacts institutions through addresses that it finds itself.',
    ],
  },
  regulation: {
    heading: 'Safer recruitment rules by country',
    points: [
      {
        title: 'United States',
        text: 'States require fingerprint-based checks for school employees, through state and federal bodies, and you apply to them directly. The Every Student Succeeds Act restricts helping a known abuser to a new job.',
      },
      {
        title: 'United Kingdom: England',
        text: 'Keeping Children Safe in Education sets out safer recruitment, the single central record, online searches for shortlisted candidates, section 128 directions and checks on time abroad. You may check the barred list only for regulated activity.',
      },
      {
        title: 'United Kingdom: Scotland, Wales and Northern Ireland',
        text: 'Each nation has its own bodies and rules. Scotland uses the Protecting Vulnerable Groups scheme, and AccessNI issues certificates in Northern Ireland.',
      },
      {
        title: 'European Union',
        text: 'Directive 2011/93/EU lets employers request information on convictions for work with children. In several states the candidate applies for the certificate and shows it to you.',
      },
      {
        title: 'Australia',
        text: 'Each state and territory issues its own Working with Children Check. The candidate holds it and you verify it with the issuer.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'School checks: common questions',
    items: [
      {
        question: 'Can a teacher start work before the DBS certificate arrives?',
        answer:
          'English guidance allows it in limited cases, after a barred list check and with supervision. You write that risk assessment, and we tell you which results are still open.',
      },
      {
        question: 'How long may a school keep a DBS certificate on file?',
        answer:
          'Keep it only as long as you need it, and in many places it belongs to the applicant. Your central record needs the date, the number and the name of the person who saw it.',
      },
      {
        question: 'Does a parent who helps at a school event need a check?',
        answer:
          'A supervised parent who helps once a year usually needs none. Write down the exception and the name of the supervisor.',
      },
      {
        question: 'How do we check a teacher who has worked in several countries?',
        answer:
          'Order a certificate for each country, the teaching register there and the schools themselves. We list who applies for each and how long it usually takes.',
      },
    ],
  },
  related: {
    heading: 'Services for schools and colleges',
    services: ['criminal-check', 'reference-validation', 'background-screening'],
    industries: ['academic-education', 'non-profit'],
  },
  closing: 'List your roles. We’ll show which level of check each may have.',
}
