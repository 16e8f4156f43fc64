import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for hospitals, clinics and care providers. */
export const page: IndustryPage = {
  slug: 'healthcare-medical',
  meta: {
    title: 'Licence verification in healthcare and screening',
    description:
      'Screening for hospitals, clinics and care: licences, OIG exclusion lists, DBS levels and work history for clinicians, care staff, locums and suppliers.',
    keywords: [
      'licence verification in healthcare',
      'OIG exclusion list',
      'primary source verification',
      'DBS enhanced check',
      'locum screening',
      'CQC Regulation 19',
    ],
  },
  heading: 'Healthcare & medical',
  lede: 'Your patients can’t check a nurse’s licence, so you must. We read licence registers, exclusion lists and work history before the first shift.',
  risks: {
    heading: 'Seven staffing risks in healthcare',
    checks: [
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
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
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
    ],
    rows: [
      {
        title: 'Lapsed, restricted or borrowed licences',
        detail: 'Conditions that the CV leaves out',
        cover: {
          'education-verification': 'answers',
          'watchlist-screening': 'supports',
          'employment-verification': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Excluded staff on the payroll',
        detail: 'Claims connected with them may not be paid',
        cover: {
          'watchlist-screening': 'answers',
          'employment-verification': 'supports',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Diplomas from schools that have closed',
        detail: 'No successor, no transcript, one certificate',
        cover: {
          'education-verification': 'answers',
          'address-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Harm to patients in an earlier job',
        detail: 'Moved county, changed agency',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Diversion of controlled drugs',
        detail: 'Losses that follow shifts instead of departments',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Locums placed overnight',
        detail: 'The agency’s file assumed to be complete',
        cover: {
          'education-verification': 'answers',
          'criminal-check': 'supports',
          'watchlist-screening': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Visiting suppliers in theatre',
        detail: 'Device representatives and maintenance crews',
        cover: {
          'criminal-check': 'answers',
          'watchlist-screening': 'supports',
          'reference-validation': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who healthcare providers check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Doctors and advanced practitioners',
          'Medical school, licence, specialty board, jobs',
          'At reappointment or revalidation',
          slowestRef('employment', 'education', 'licence'),
        ],
        [
          'Nurses and allied professions',
          'Register, training, criminal, employment',
          'With licence renewal',
          slowestRef('licence', 'education', 'enhanced-criminal', 'employment'),
        ],
        [
          'Care assistants and home carers',
          'Criminal, employment gaps, two references',
          'If moved to children or frail adults',
          slowestRef('enhanced-criminal', 'employment', 'reference'),
        ],
        [
          'Billing, pharmacy and stores',
          'Exclusion lists, criminal, employment',
          'Exclusion lists each month',
          slowestRef('criminal', 'employment', 'watchlist'),
        ],
        [
          'Suppliers and contractors on site',
          'Firm’s exclusion status, named staff',
          'On entry to clinical areas',
          slowestRef('watchlist'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A nurse licensed in two states',
    paragraphs: [
      'A group of clinics wanted a theatre nurse to start on Monday. Her licence was in force in the state where she applied, and the agency had sent a copy as proof.',
      'Her address history named a second state, so we read that board’s register too. It showed a nurse of the same name and birth year on probation because of differences in medication counts. She signed an authorisation, and we asked the board to confirm the entry.',
      'The board confirmed that it was her, gave the period and said that she had complied with its monitoring so far. The federal exclusion list was clear, and two former supervisors praised her work on the ward and declined to discuss the counts.',
      'The clinics offered her a role away from controlled drugs until the probation ended, under a named supervisor, and told the agency what its copy had missed. The clinics now read every state register themselves instead of relying on agency copies.',
    ],
  },
  regulation: {
    heading: 'Healthcare rules: OIG, NPDB, CQC and EU alerts',
    points: [
      {
        title: 'United States: OIG exclusion list',
        text: 'The OIG’s List of Excluded Individuals and Entities names people and firms that federal health programmes refuse to pay for. You also search state Medicaid lists and SAM.gov, and you must confirm a match on name with further identifiers.',
      },
      {
        title: 'United States: credentialing',
        text: 'Accreditation bodies commonly expect primary-source verification of each clinician’s licence and training. The National Practitioner Data Bank is open to eligible entities and their agents, so you may have to query it yourself.',
      },
      {
        title: 'United Kingdom: CQC and DBS',
        text: 'Regulation 19 of the 2014 Regulated Activities Regulations requires providers in England to employ fit and proper persons, with the information in Schedule 3. Enhanced DBS checks with barred lists are for eligible roles, and you use Disclosure Scotland or AccessNI outside England and Wales.',
      },
      {
        title: 'European Union: recognition and alerts',
        text: 'Directive 2005/36/EC governs recognition of qualifications and includes an alert mechanism between authorities when a professional is restricted or prohibited. We ask the authority in each country where your candidate has practised.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Healthcare screening: common questions',
    items: [
      {
        question: 'Is the licence copy from a staffing agency enough for our file?',
        answer:
          'A copy shows what was true on the day it was made. We read the register on the day you ask, which takes minutes where it is online.',
      },
      {
        question: 'How do you tell apart two nurses with the same name?',
        answer:
          'We compare the licence number, the date of birth, the school and the year. If the records stay unclear, we mark the result as unresolved and ask you for more identifiers.',
      },
      {
        question: 'How do you verify a medical degree when the hospital or school is gone?',
        answer:
          'We ask the ministry, the professional association, an archive in exile and colleagues who were registered there. Your report states how strong each source is.',
      },
      {
        question: 'How often should we check staff against the OIG exclusion list?',
        answer:
          'Many US providers check each month, because the list is updated monthly. We can run the whole staff list for you and report only changes.',
      },
    ],
  },
  related: {
    heading: 'Services for healthcare providers',
    services: ['criminal-check', 'education-verification', 'watchlist-screening'],
    industries: ['pharmaceutical-biotech', 'insurance'],
  },
  closing: 'Tell us your roles and states. We’ll list the registers to check.',
}
