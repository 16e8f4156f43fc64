import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for IT service companies and software houses. */
export const page: IndustryPage = {
  slug: 'it-software',
  meta: {
    title: 'Developer background check and team screening',
    description:
      'Checks for IT services and software firms: developers in client systems, offshore teams, freelancers and subcontractors, and what client contracts require.',
    keywords: [
      'developer background check',
      'offshore team screening',
      'ISO 27001 screening control',
      'BPSS check',
      'subcontractor vetting',
      'proxy interview',
    ],
  },
  heading: 'IT & software',
  lede: 'Your engineers work in systems your clients own, and your contracts say who must be checked. We run those checks before access is granted.',
  risks: {
    heading: 'Six staffing risks for IT services',
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
        slug: 'address-verification',
        label: 'Address',
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
        slug: 'system-integration',
        label: 'Integration',
      },
    ],
    rows: [
      {
        title: 'Proxy interviews',
        detail: 'One person passes, another person starts',
        cover: {
          'employment-verification': 'answers',
          'address-verification': 'answers',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Invented projects on a CV',
        detail: 'Experience added by a staffing middleman',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'answers',
          'resume-ranking': 'supports',
        },
      },
      {
        title: 'Degrees bought from a diploma mill',
        detail: 'Visa and rate card both depend on the degree',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
        },
      },
      {
        title: 'Client data access before a record check',
        detail: 'The contract promised one for each engineer',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Unknown second-tier subcontractors',
        detail: 'Work passed to people outside your contract',
        cover: {
          'employment-verification': 'answers',
          'address-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Work from an undisclosed country',
        detail: 'Location limits on data and export',
        cover: {
          'employment-verification': 'supports',
          'address-verification': 'answers',
          'system-integration': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who IT firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Developers and testers',
          'Employment, education, criminal, address',
          'When the client’s schedule is stricter',
          slowestRef('criminal', 'employment', 'education', 'address'),
        ],
        [
          'Administrators and DBAs',
          'The above, and references from a supervisor',
          'With each renewal of production access',
          slowestRef('criminal', 'employment', 'education', 'address', 'reference'),
        ],
        [
          'Offshore bench',
          'Degree at the university, each employer, address',
          'Before billing to a new client',
          slowestRef('employment', 'education', 'address'),
        ],
        [
          'Freelancers',
          'Right to work, employment, project proof',
          'New statement of work',
          slowestRef('employment', 'identity'),
        ],
      ],
    },
  },
  situation: {
    heading: 'An engineer who sent someone else to interview',
    paragraphs: [
      'A software company had placed a senior engineer with a long-standing client after an excellent video interview. In his second week the client’s architect wrote that he hesitated over things he had explained fluently before.',
      'One check was still outstanding: his two most recent employers, whom we contacted through the numbers in the company register. One confirmed him as a junior tester, while the other still employed an engineer of that name, and described a different person.',
      'The company withdrew the engineer before the client asked and replaced all credentials. It gave the client the dates on which he had access, and it told him that its own staff would review the interview recording.',
      'The company has since granted access after the employment answers, and says so in its proposals.',
    ],
  },
  regulation: {
    heading: 'IT screening rules: ISO 27001, BPSS and GDPR',
    points: [
      {
        title: 'United States',
        text: 'When we report on an engineer for a US role, the FCRA requires disclosure, written authorisation and a notice before adverse action. State and city rules limit when you may ask about a record, even if your client’s contract wants it earlier.',
      },
      {
        title: 'United Kingdom',
        text: 'British government work commonly requires the Baseline Personnel Security Standard (BPSS), governed by the sponsoring department. For private clients you choose checks in proportion to the access, and a Basic DBS certificate is the usual level.',
      },
      {
        title: 'European Union: GDPR',
        text: 'Article 28 binds you as a processor to your client’s instructions and your staff to confidentiality. Article 10 leaves criminal records to national law, so a routine check in one country may be unlawful in the next.',
      },
      {
        title: 'ISO standards and offshore countries',
        text: 'ISO/IEC 27001:2022 lists screening among its people controls, in proportion to risk and within the law. India, the Philippines and Ukraine differ in who may obtain a police certificate, so we state the route for each country in your order.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'IT staff checks: common questions',
    items: [
      {
        question: 'Can you follow our client’s own screening schedule?',
        answer:
          'Yes, if you send us the schedule with your order. We mark each item as possible, possible in part or unlawful in that country, so you agree the gaps before work starts.',
      },
      {
        question: 'Must we recheck a bench engineer for every new client?',
        answer:
          'Only the parts that can change need a recheck. A verified degree stays valid, while address and criminal record are repeated as the new contract says.',
      },
      {
        question:
          'Can a pending background check block a developer’s account until it is complete?',
        answer:
          'Yes, if we connect to your identity system: you set the rule, and your system waits for the result or lets access lapse when a recheck is due.',
      },
      {
        question: 'How do you prevent a proxy candidate from being hired after an interview?',
        answer:
          'We confirm identity at the start and contact each employer through a register, so the answers describe the same person. You can add a supervised video call on the first day.',
      },
    ],
  },
  related: {
    heading: 'Services for IT and software firms',
    services: ['employment-verification', 'system-integration', 'education-verification'],
    industries: ['tech-saas-cybersecurity', 'startups-tech'],
  },
  closing: 'Send us your client’s screening schedule. We’ll mark what is lawful.',
}
