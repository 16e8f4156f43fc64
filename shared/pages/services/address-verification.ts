import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'address-verification',
  meta: {
    title: 'Address verification, records or visit',
    description:
      'Residence confirmed by register, utility record, posted code or visit. The report states which of them spoke, for which months, and how much each can carry.',
    keywords: [
      'address verification',
      'proof of residence',
      'field visit',
      'address history',
      'residence check',
    ],
  },
  heading: 'Address verification',
  lede: 'Whether a person lives, or lived, where they say. By record where a record exists, by letter or visit where none does.',
  facts: [
    { label: 'Turnaround', value: '24-hour when a register is online' },
    { label: 'Methods', value: 'Register, document, letter, visit' },
    { label: 'Needed', value: 'Address as written locally, dates, consent' },
    { label: 'Delivered', value: 'Finding for each address and period' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'A person, a door and a span of time',
    intro: 'Three things have to be joined. The specimen shows what joined them, and how firmly.',
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
            title: 'One door, many spellings',
            text: 'The postal form is found first. Many disagreements end there.',
          },
        },
        {
          label: 'Period',
          value: '2023-08 to date',
          kind: 'time',
          note: {
            title: 'Months, not a point',
            text: 'A bill shows one month. The period is shown only as far as evidence reaches.',
          },
        },
        {
          label: 'Method',
          value: 'Utility record, then visit',
          note: {
            title: 'The lightest that will do',
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
    heading: 'When an address carries weight',
    points: [
      {
        title: 'Employers ordering court checks',
        text: 'Courts are asked by place. A missing address is a missing court.',
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
        text: 'A stated former home can be confirmed before a reference from it is believed.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'The least intrusive route comes first',
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
    heading: 'What a doorbell leaves open',
    points: [
      {
        title: 'Nights spent there.',
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
        text: 'We ask no neighbour what somebody is like. Gossip is not evidence, and in many places collecting it is not lawful.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Four methods, four speeds',
    table: {
      columns: ['Method', 'What answers', 'We need', 'When'],
      rows: [
        [
          'Register or bureau data',
          'Population, electoral or bureau record',
          'Consent, date of birth',
          '24-hour where open to us',
        ],
        ['Document review', 'Bill, tenancy or tax letter', 'Original scan, recent', '24-hour'],
        ['Coded letter', 'The resident types the code', 'Postal address', 'The post’s own time'],
        [
          'Field visit',
          'A visitor at the door',
          'Hours, telephone number',
          'By region; quoted beforehand',
        ],
      ],
      note: 'Visits are made by daylight or at an hour the resident has chosen.',
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Home is protected ground',
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
        text: 'Some countries treat an unannounced visit on behalf of an employer as an intrusion. There we write or telephone first, or do not visit.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'From people who send us addresses',
    items: [
      {
        question: 'How many years of addresses should we collect?',
        answer:
          'As many as the checks behind it use. If courts are asked for seven years, so is the address history; otherwise the present home may do.',
      },
      {
        question: 'What if nobody is at home?',
        answer:
          'The visitor leaves no note that others could read. We arrange another hour by telephone, and the report counts every attempt.',
      },
      {
        question: 'Do you photograph houses?',
        answer:
          'Only from the public street, only where lawful, and only if you need it. People and number plates are removed.',
      },
      {
        question: 'Can candidates confirm by sharing a location?',
        answer:
          'They may offer to, once, by their own hand. It proves a telephone was there, so it supports other evidence and never replaces it.',
      },
      {
        question: 'What about people without a fixed address?',
        answer:
          'We record the correspondence address and who confirms it, such as a shelter or social service. It is not reported as a failure.',
      },
    ],
  },
  related: {
    heading: 'Checks that start from a place',
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
  closing: 'Tell us the place. We will tell you which register knows it.',
}
