import type { IndustryPage } from '../page-copy.ts'

/** The dossier of platforms and the people who work through them. */
export const page: IndustryPage = {
  slug: 'gig-workers',
  meta: {
    title: 'Checks for gig platforms and their workers',
    description:
      'Couriers, ride-hail drivers, home helpers and freelancers: identity, right to work and re-screening on platforms, done fairly to people paid by the task.',
    keywords: [
      'gig worker background check',
      'continuous screening',
      'account sharing detection',
      'right to work platform',
      'courier screening',
      'ride-hail driver checks',
    ],
  },
  heading: 'Gig workers',
  lede: 'You send workers to people’s doors, and they don’t earn while they wait for approval. We keep checks necessary, fast and fair.',
  risks: {
    label: 'Per task',
    heading: 'Seven risks for gig platforms',
    intro: 'Risks to customers come first, those to workers last, and both count.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'computer-vision', label: 'Vision' },
      { slug: 'background-screening', label: 'Full file' },
    ],
    rows: [
      {
        title: 'An account rented to somebody else',
        detail: 'The person approved is not at the door',
        cover: {
          'address-verification': 'supports',
          'document-intelligence': 'supports',
          'computer-vision': 'answers',
        },
      },
      {
        title: 'A record that begins after approval',
        detail: 'One check at joining, then years of tasks',
        cover: { 'criminal-check': 'answers', 'background-screening': 'answers' },
      },
      {
        title: 'No right to do this work here',
        detail: 'Student limits, expired permits',
        cover: { 'address-verification': 'supports', 'document-intelligence': 'answers' },
      },
      {
        title: 'Care or tutoring without credentials',
        detail: 'The profile says qualified nurse',
        cover: {
          'address-verification': 'supports',
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'background-screening': 'supports',
        },
      },
      {
        title: 'Ratings bought with a second profile',
        detail: 'Removed on Monday, new on Tuesday',
        cover: {
          'address-verification': 'answers',
          'document-intelligence': 'answers',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Freelancers with invented portfolios',
        detail: 'Work shown was done by others',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'supports',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'A worker shut out by a wrong match',
        detail: 'Same name, another man’s conviction',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'background-screening': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'By task',
    heading: 'Which gig workers to check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Food and parcel couriers',
          'Identity, right to work, basic record',
          'Identity by selfie prompt; record as law allows',
          '24-hour',
        ],
        [
          'Ride-hail drivers',
          'Licence, driving record, criminal, permit',
          'Rolling, with the city permit',
          '24-hour to the first answer',
        ],
        [
          'Cleaners and home repairers',
          'Identity, criminal, address',
          'Yearly or after a serious complaint',
          '24-hour',
        ],
        [
          'Carers, sitters and tutors',
          'Enhanced record where eligible, credentials',
          'On each new kind of client',
          'Set by the source',
        ],
        [
          'Online freelancers',
          'Identity, education, past clients',
          'For the first enterprise project',
          '24-hour',
        ],
      ],
    },
  },
  situation: {
    label: 'One afternoon',
    heading: 'A courier matched to the wrong record',
    intro: 'Neither courier exists, and the city could be any.',
    paragraphs: [
      'A delivery platform re-screened its couriers on a rolling basis. On a Tuesday the county court returned a felony under the name and birth date of one who had ridden for two years, and the rule was to suspend at once.',
      'We had marked the result as not yet matched: no middle name, and an address he had never given. The platform held the suspension until the clerk could be asked for an identifier.',
      'The file carried the last digits of a social security number and a height. Neither was his. The courier was told that a question had come up, what it was, and that it had closed, in a message of four lines.',
      'He lost no shift. In the same week another account was found to be ridden by three people in turn, which the owner did not deny; the platform ended it with notice and a named person to appeal to. The platform changed its rule: a record suspends nobody until a second identifier agrees.',
    ],
  },
  regulation: {
    label: 'Platform duties',
    heading: 'Gig work rules in the US, EU and UK',
    intro: 'Status is disputed in many courts. Plan for either answer.',
    points: [
      {
        title: 'United States',
        text: 'Regulators have taken the view that the FCRA can protect contractors as it does employees, so disclosure and pre-adverse notice are sensible for both. States regulate ride-hail checks, as California, Colorado and Texas do, each in its way.',
      },
      {
        title: 'European Union',
        text: 'The Platform Work Directive, which states are to transpose by December 2026, limits automated monitoring, asks for human oversight and bans ending an account by machine alone.',
      },
      {
        title: 'United Kingdom',
        text: 'Law has been passed to widen right-to-work checks to gig and similar engagements; see the commencement dates. Private-hire drivers are licensed by local authorities, with enhanced DBS checks in England.',
      },
    ],
  },
  questions: {
    label: 'From support',
    heading: 'Gig worker checks: common questions',
    items: [
      {
        question: 'What does continuous screening mean?',
        answer:
          'That agreed sources are asked again on a schedule, or tell us of changes where law permits. It needs consent that says so and lapses when the account closes.',
      },
      {
        question: 'Can a face check be refused?',
        answer:
          'Offer another route, such as a video call. Biometric law in Illinois and in the European Union, among others, expects a real choice or a strong ground.',
      },
      {
        question: 'Who answers a worker who disputes a result?',
        answer:
          'We do, with the source, and we tell you that it is disputed. Until it is settled, the earlier result should not be used.',
      },
      {
        question: 'Do checks travel between platforms?',
        answer:
          'A worker may share a report of their own. We do not pass one platform’s file to another.',
      },
    ],
  },
  related: {
    heading: 'Services for gig platforms',
    services: ['background-screening', 'criminal-check', 'computer-vision'],
    industries: ['driver-fleet', 'recruitment-agencies'],
  },
  closing: 'Tell us the tasks your workers do. We’ll suggest the lightest check.',
}
