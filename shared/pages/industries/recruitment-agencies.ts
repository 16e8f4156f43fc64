import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for recruiters, staffing firms and executive search. */
export const page: IndustryPage = {
  slug: 'recruitment-agencies',
  meta: {
    title: 'Staffing agency background checks',
    description:
      'Screening for recruiters and staffing firms: candidates, references, client companies and reports you may share, with UK, US and EU agency rules.',
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
    heading: 'Seven risks for recruitment agencies',
    checks: [
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'resume-ranking',
        label: 'Ranking',
      },
      {
        slug: 'nlp',
        label: 'Text',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
    ],
    rows: [
      {
        title: 'Candidates who exist only on paper',
        detail: 'Generated CV, cloned profile, hired face',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'answers',
          'reference-validation': 'supports',
          nlp: 'supports',
        },
      },
      {
        title: 'References written by a friend',
        detail: 'Free mail accounts and matching phrases',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          nlp: 'answers',
        },
      },
      {
        title: 'Blanket rules on criminal records',
        detail: 'Offence, time and job left out of the decision',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Care placements that miss extra steps',
        detail: 'Rules are stricter for vulnerable people',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
          'criminal-check': 'answers',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Shortlists that exclude groups',
        detail: 'The ranking learned last year’s habits',
        cover: {
          'resume-ranking': 'answers',
          nlp: 'supports',
        },
      },
      {
        title: 'Client companies that are a front',
        detail: 'Fees unpaid, identities harvested by an advert',
        cover: {
          'kyc-compliance': 'answers',
        },
      },
      {
        title: 'Starts before the checks are complete',
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
    heading: 'Who agencies check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Temporary and shift workers',
          'Identity, right to work, last two employers',
          'Each assignment with a stricter client',
          slowestRef('employment', 'identity'),
        ],
        [
          'Permanent candidates and executives',
          'Full employment, education, directorships, references',
          'Once, within the guarantee period',
          slowestRef('reference', 'employment', 'education', 'company'),
        ],
        [
          'Care, school and health temps',
          'Record by eligibility, qualifications, referees',
          'By framework, often yearly',
          slowestRef('enhanced-criminal', 'reference', 'education'),
        ],
        [
          'Hiring companies',
          'Registry, owners, address, trading history',
          'New brief after a year’s pause',
          slowestRef('owners', 'company', 'address'),
        ],
      ],
    },
  },
  situation: {
    heading: 'Three nurses with the same reference text',
    paragraphs: [
      'Three agency nurses were due to start at a hospital on a Friday, and three different consultants had completed their files. Each file looked complete as long as you read it alone.',
      'Our text comparison marked two sentences that appeared in all three references and in no other file. The referee was a ward manager who wrote from a private address, so we phoned the ward.',
      'The ward manager had written the first reference, for a nurse whom she had supervised. The names of the other two were new to her.',
      'One nurse started on Friday as planned, and the agency asked the others for referees at their hospitals: one supplied them and was placed a fortnight later, and the other withdrew. Before a placement, the agency compares reference texts across all its files.',
    ],
  },
  regulation: {
    heading: 'Agency rules in the UK, US and EU',
    points: [
      {
        title: 'United States: FCRA and fair chance',
        text: 'The FCRA distinguishes the user of a report from its reseller, so tell us which you are. EEOC guidance of 2012 recommends weighing the offence, the time passed and the job; New York City, California and others require it by law.',
      },
      {
        title: 'United Kingdom: Conduct Regulations 2003',
        text: 'You must confirm identity, qualifications and willingness to take the job. Work with vulnerable people requires more, such as copies of qualifications and two references. You need a separate licence to supply labour to farms and food processing.',
      },
      {
        title: 'European Union: agency work and the AI Act',
        text: 'The Temporary Agency Work Directive gives temporary workers equal treatment on basic conditions. Tools that rank candidates are high-risk under the AI Act, with duties for provider and deployer from 2 December 2027.',
      },
      {
        title: 'Sharing a report',
        text: 'You and your client are usually separate controllers under data protection law. Tell each candidate who will see the report before you share it.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Agency screening: common questions',
    items: [
      {
        question: 'May a recruitment agency send one screening report to three clients?',
        answer:
          'Yes, if the candidate was told or agreed and each client has its own purpose. We can issue a shorter confirmation for the second and third.',
      },
      {
        question: 'Can a white-label screening report show our own agency’s name?',
        answer:
          'Yes, your name can be on the cover of each report. Sources, dates and our name stay inside, so the candidate knows whom to contact for a correction.',
      },
      {
        question: 'What happens when a candidate of our agency disputes a finding?',
        answer:
          'We ask the source again and tell the candidate the answer. If the first result was wrong, we inform every client who received it.',
      },
      {
        question: 'Does your CV ranking reject candidates on its own, or does a person decide?',
        answer:
          'The ranking orders candidates and explains the order. A person on your team reads a file before anyone is left out.',
      },
      {
        question: 'How do you check a client company before we advertise for it?',
        answer:
          'We confirm registration, owners, address and trading history, so you know who will receive the applications. You can repeat it for each new brief.',
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
