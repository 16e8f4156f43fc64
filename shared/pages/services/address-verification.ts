import type { ServicePage } from '../page-copy.ts'

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
    { label: 'Turnaround', value: '24 hours if a register is online' },
    { label: 'Methods', value: 'Register, document, posted code, visit' },
    { label: 'Needed', value: 'Address, dates, authorisation' },
    { label: 'Delivered', value: 'Finding for each address and period' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your address report shows',
    intro: 'The report links a person, an address and a period, and shows the evidence for each.',
    specimen: {
      kind: 'Residence finding',
      title: 'Address 1 of 2, current',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Resident', value: 'Specimen, E.' },
        {
          label: 'As declared',
          value: 'Flat 4, 12 Specimen Lane',
          detail: 'Given by the resident on the consent form',
        },
        {
          label: 'As normalised',
          value: '12/4 Specimen Lane, postcode area SP1',
          note: {
            title: 'Standard address format',
            text: 'The postal form is found first. Many disagreements end there.',
          },
        },
        {
          label: 'Period',
          value: '2023-08 to date',
          kind: 'time',
          note: {
            title: 'Period covered',
            text: 'A bill shows one month. The period is shown only as far as evidence reaches.',
          },
        },
        {
          label: 'Method',
          value: 'Utility record, then visit',
          note: {
            title: 'Least intrusive method',
            text: 'Nobody is sent to a door when a register already answers.',
          },
        },
        {
          label: 'Seen on visit',
          value: 'Name at bell, resident met, pass shown',
          detail: 'No interior photograph',
          note: {
            title: 'Respect at the door',
            text: 'Visitors identify themselves, never discuss the reason with others and stay outside.',
          },
        },
        { label: 'Visited', value: '2026-01-22 17:40 local time', kind: 'time' },
        {
          label: 'Finding',
          value: 'Lives there; from 2023-08 by record',
          kind: 'result',
          note: {
            title: 'Two parts',
            text: 'What the visit showed today and what the record shows of the past are told apart.',
          },
        },
      ],
      foot: ['Coordinates kept only if your policy asks', 'Specimen: no such street'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs address verification',
    points: [
      {
        title: 'Employers ordering court checks',
        text: 'Your court checks depend on addresses: miss one and you miss a court.',
      },
      {
        title: 'Lenders and account providers',
        text: 'Customer rules ask for a residence that somebody other than the customer confirms.',
      },
      {
        title: 'Platforms with people at the door',
        text: 'Couriers, carers and drivers, who must be reachable when a complaint arrives.',
      },
      {
        title: 'Landlords and letting agents',
        text: 'You can confirm a former home before you rely on a landlord’s reference.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we verify an address',
    steps: [
      { title: 'Permission', text: 'The resident agrees to the methods by name.' },
      { title: 'Normalising', text: 'The address is put into its postal form.' },
      { title: 'Registers', text: 'Population or credit-header data, where lawful.' },
      { title: 'Papers', text: 'Bills and tenancies are read for age and issuer.' },
      { title: 'Presence', text: 'A coded letter, or a visit, if papers fall short.' },
      { title: 'Finding', text: 'Evidence is graded and the period is drawn.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What an address check can’t tell you',
    points: [
      {
        title: 'Whether someone sleeps there.',
        text: 'Registration and post show a link. They do not show where a person sleeps, and we do not watch homes.',
      },
      {
        title: 'Legal right to reside.',
        text: 'Immigration status and right to work are separate checks, which the employer must often make personally.',
      },
      {
        title: 'Homes held in another’s name.',
        text: 'Lodgers, students and families often appear on no bill. A sworn statement may be all there is, and is named so.',
      },
      {
        title: 'Character.',
        text: 'We don’t interview neighbours. In many countries it would be unlawful.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by method',
    table: {
      columns: ['Method', 'What answers', 'We need', 'When'],
      rows: [
        [
          'Register or bureau data',
          'Population, electoral or bureau record',
          'Consent, date of birth',
          '24 hours where access is allowed',
        ],
        ['Document review', 'Bill, tenancy or tax letter', 'Original scan, recent', '24 hours'],
        ['Posted code', 'The resident types the code', 'Postal address', 'Postal delivery time'],
        [
          'Field visit',
          'A visitor at the door',
          'Hours, phone number',
          'By region; quoted beforehand',
        ],
      ],
      note: 'Visits are made by daylight or at an hour the resident has chosen.',
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Address and privacy law: FCRA and GDPR',
    points: [
      {
        title: 'Registers with gates',
        text: 'Full electoral rolls, population registers and bureau data are open only for certain purposes. In the United States bureau data needs a permissible purpose, under the FCRA or financial privacy law. We check the gate before asking.',
      },
      {
        title: 'GDPR: no more than needed',
        text: 'An address history reveals a good deal about a life. Ask for the years your purpose requires, black out consumption figures on bills, and delete scans when the finding stands.',
      },
      {
        title: 'Visits',
        text: 'Some countries treat an unannounced visit on behalf of an employer as an intrusion. There we write or call first, or we don’t visit.',
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
          'As many as the checks behind it use. If courts are asked for seven years, so is the address history; otherwise the present home may do.',
      },
      {
        question: 'What if nobody is at home?',
        answer:
          'The visitor leaves no note that others could read. We arrange another time by phone and list every attempt in the report.',
      },
      {
        question: 'Do you photograph houses?',
        answer:
          'Only from the public street, only where lawful, and only if you need it. People and number plates are removed.',
      },
      {
        question: 'Can candidates confirm by sharing a location?',
        answer:
          'They may offer to, once. It shows where a phone was, so it supports other evidence but can’t replace it.',
      },
      {
        question: 'What about people without a fixed address?',
        answer:
          'We record the correspondence address and who confirms it, such as a shelter or social service. It is not reported as a failure.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with address verification',
    services: [
      { slug: 'criminal-check', reason: 'Takes the confirmed places as its list of courts.' },
      {
        slug: 'kyc-compliance',
        reason: 'Residence is one of the facts a customer file must hold.',
      },
      {
        slug: 'computer-vision',
        reason: 'Reads bills and street photographs, and hides bystanders.',
      },
    ],
    industries: ['real-estate', 'gig-workers', 'telecommunications'],
  },
  closing: 'Tell us the countries. We’ll tell you which method works in each.',
}
