import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'address-verification',
  meta: {
    title: 'Address verification, records or visit',
    description:
      'We confirm residence by register, utility record, posted code or visit. Your report shows which method was used, for which months, and how strong it is.',
    keywords: [
      'address verification',
      'proof of residence',
      'field visit',
      'address history',
      'residence check',
    ],
  },
  heading: 'Address verification',
  lede: 'We confirm where a person lives or has lived, and for how long. We start with records and visit only if records fall short.',
  facts: [
    {
      label: 'Turnaround',
      value: serviceTurnarounds['address-verification'],
    },
    {
      label: 'Methods',
      value: 'Register, document, posted code, visit',
    },
    {
      label: 'Needed',
      value: 'Address, dates, authorisation',
    },
    {
      label: 'Delivered',
      value: 'Finding for each address and period',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your address report shows',
    intro: 'The report links a person, an address and a period, and shows the evidence for each.',
    specimen: {
      kind: 'Residence finding',
      title: 'Address 1 of 2, current',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Resident',
          value: 'Specimen, E.',
        },
        {
          label: 'As declared',
          value: 'Flat 4, 12 Specimen Lane',
          detail: 'Given by the resident on the order form',
        },
        {
          label: 'As normalised',
          value: '12/4 Specimen Lane, postcode area SP1',
          note: {
            title: 'Standard address format',
            text: 'We find the postal form first, which settles many differences.',
          },
        },
        {
          label: 'Period',
          value: '2023-08 to date',
          kind: 'time',
          note: {
            title: 'Period covered',
            text: 'A bill covers one month, so we show only the months that evidence supports.',
          },
        },
        {
          label: 'Method',
          value: 'Utility record, then visit',
          note: {
            title: 'Least intrusive method',
            text: 'We visit only if registers and documents leave the question open.',
          },
        },
        {
          label: 'Seen on visit',
          value: 'Name at bell, resident met, pass shown',
          detail: 'No interior photograph',
          note: {
            title: 'Respect at the door',
            text: 'Visitors identify themselves, stay outside and keep the reason private.',
          },
        },
        {
          label: 'Visited',
          value: '2026-01-22 17:40 local time',
          kind: 'time',
        },
        {
          label: 'Finding',
          value: 'Lives there; from 2023-08 by record',
          kind: 'result',
          note: {
            title: 'Two parts',
            text: 'We report today’s visit and the past record separately.',
          },
        },
      ],
      foot: ['Coordinates kept only if your policy asks', 'Specimen: no such street'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs address verification',
    points: [
      {
        title: 'Employers ordering court checks',
        text: 'Your court checks depend on addresses: miss one and you miss a court.',
      },
      {
        title: 'Lenders and account providers',
        text: 'Customer due diligence rules require you to confirm a residence from an independent source.',
      },
      {
        title: 'Platforms with people at the door',
        text: 'You need couriers, carers and drivers to be reachable when a customer complains.',
      },
      {
        title: 'Landlords and letting agents',
        text: 'You can confirm a former home before you rely on a landlord’s reference.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we verify an address',
    steps: [
      {
        title: 'Notice',
        text: 'We tell the resident which methods we use and collect any signature.',
      },
      {
        title: 'Standard form',
        text: 'We convert the address to the form the post office uses.',
      },
      {
        title: 'Evidence',
        text: 'We check registers and documents; a code or visit follows if needed.',
      },
      {
        title: 'Finding',
        text: 'We grade the evidence and show you which months it covers.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What an address check can’t tell you',
    points: [
      {
        title: 'Whether someone sleeps there',
        text: 'Registers and bills show a link to the address. We don’t watch homes, so ask the resident if you need to know about daily presence.',
      },
      {
        title: 'The legal right to reside',
        text: 'Right-to-work and immigration checks stay with you as the employer. We file the result.',
      },
      {
        title: 'Homes in another person’s name',
        text: 'For lodgers, students and families who appear on no bill, we accept a signed statement and mark it as one.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by method',
    table: {
      columns: ['Method', 'Source', 'We need', 'Turnaround'],
      rows: [
        [
          'Register or bureau data',
          'Population, electoral or bureau record',
          'Name, date of birth',
          `${rangeRef('address-online')}, where access is allowed`,
        ],
        [
          'Document review',
          'Bill, tenancy or tax notice',
          'Recent original scan',
          rangeRef('address-document'),
        ],
        ['Posted code', 'The resident types the code', 'Postal address', 'Postal delivery time'],
        [
          'Field visit',
          'A visitor at the door',
          'Hours, phone number',
          `${rangeRef('address-visit')}, by region`,
        ],
      ],
      note: 'We visit in daylight or at a time the resident has chosen.',
    },
    price: 'number of addresses, method, travel to the place and register fees',
  },
  law: {
    label: 'Law',
    heading: 'Address and privacy law: FCRA and GDPR',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA and state limits',
        text: 'We need a permissible purpose to use bureau data, and an address history compiled for hiring is a consumer report. You give the applicant the disclosure and obtain written authorisation first. California and other states limit credit data in hiring, so we use address data only.',
      },
      {
        title: 'United Kingdom: electoral register and UK GDPR',
        text: 'The full electoral register is open only for purposes that the law names, such as credit checks. For most roles we use documents that the candidate supplies to us. Legitimate interests are the usual lawful basis, together with a notice to the candidate.',
      },
      {
        title: 'European Union: population registers and GDPR',
        text: 'Access to population registers differs by state, and in some of them the candidate must apply for the extract. Ask only for the years you need, and cover consumption figures on bills.',
      },
      {
        title: 'Home visits',
        text: 'Some countries treat an unannounced visit on behalf of an employer as an intrusion, so we write or call first there, or stay away.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Address verification: common questions',
    items: [
      {
        question: 'How many years of addresses should we collect?',
        answer:
          'Ask for as many as your other checks use: if we search courts for seven years, you need seven years of addresses.',
      },
      {
        question: 'What if the resident is out?',
        answer:
          'We arrange another time by phone and list every attempt in the report. The visitor leaves nothing at the door that neighbours could read.',
      },
      {
        question: 'Do you photograph houses?',
        answer:
          'Only from the public street, where it is lawful and you need the picture, and we remove people and number plates.',
      },
      {
        question: 'Can candidates confirm by sharing a location?',
        answer:
          'They may offer to, once; it shows where a phone was, so it supports other evidence but can’t replace it.',
      },
      {
        question: 'What about people who have no fixed address?',
        answer:
          'We record the correspondence address and who confirms it, such as a shelter or a social service. Your report gives it the same weight as any other answer.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with address verification',
    services: [
      {
        slug: 'criminal-check',
        reason: 'Uses the confirmed places as the list of courts that we search.',
      },
      {
        slug: 'kyc-compliance',
        reason: 'Your customer file needs a confirmed residence, which this report supplies.',
      },
      {
        slug: 'computer-vision',
        reason: 'Reads bills and street photographs for you and hides bystanders in them.',
      },
    ],
    industries: ['real-estate', 'gig-workers', 'telecommunications'],
  },
  closing: 'Tell us the countries. We’ll tell you which method works in each.',
}
