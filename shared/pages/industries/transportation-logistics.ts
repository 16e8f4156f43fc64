import type { IndustryPage } from '../page-copy.ts'

/** The dossier of forwarders, carriers, warehouses and ports. */
export const page: IndustryPage = {
  slug: 'transportation-logistics',
  meta: {
    title: 'Checks for freight, warehousing and ports',
    description:
      'Carriers, freight brokers, warehouse teams and customs agents: how to find out who will really collect the load, and who is allowed near the cargo.',
    keywords: [
      'fictitious pickup',
      'carrier verification',
      'cargo theft prevention',
      'AEO security',
      'air cargo background check',
      'freight forwarder due diligence',
    ],
  },
  heading: 'Transportation & logistics',
  lede: 'Thieves now send a valid-looking carrier instead of cutting a lock. We confirm who is really collecting your load and who works near it.',
  risks: {
    label: 'Bill of risks',
    heading: 'Seven cargo and carrier risks in logistics',
    intro: 'One line for each hand-over, from booking to release.',
    checks: [
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'system-integration', label: 'Integration' },
    ],
    rows: [
      {
        title: 'A carrier that exists only on the load board',
        detail: 'Bought authority, borrowed insurance',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
      {
        title: 'A broker who brokers it again',
        detail: 'Your load, three companies later',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'supports',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Warehouse staff who know the manifest',
        detail: 'High-value pallets and a telephone call',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'People in the secure cargo area',
        detail: 'Rules ask for a background check',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Consignees under sanctions',
        detail: 'Transhipment with a new name for old goods',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Customs papers signed for somebody else',
        detail: 'An agent without a mandate',
        cover: {
          'kyc-compliance': 'answers',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Security seals and codes for sale',
        detail: 'Release numbers passed on',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'system-integration': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Manifest',
    heading: 'Who logistics firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Carriers and subcontractors',
          'Authority, insurance at the insurer, address',
          'Each first load on a new lane',
          '24-hour',
        ],
        [
          'Forwarders, brokers, customs agents',
          'Registry, licence, owners, watchlist',
          'Twice a year, or on a new bank account',
          '24-hour',
        ],
        [
          'Warehouse and dock teams',
          'Employment, criminal where lawful',
          'With the site pass',
          '24-hour',
        ],
        [
          'Staff in air-cargo or port zones',
          'History and record in the form the rules set',
          'As aviation or port rules ask',
          'Set by the source',
        ],
        [
          'Shippers and consignees',
          'KYC, watchlist, end use where controlled',
          'On new destinations',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'A collection',
    heading: 'A false pickup stopped at the dock',
    intro: 'No haulier is meant, and no port.',
    paragraphs: [
      'A forwarder had a load of medicines booked with a carrier used twice before. On the morning, an email changed the plate and asked for an earlier slot. The insurance certificate came attached.',
      'The dock asked for a check while the driver waited. The operating authority was in force. Its public telephone number differed from that in the email by an area code. The insurer, reached through its own switchboard, had cancelled the policy at the start of the month.',
      'At the carrier’s listed number a dispatcher had their truck on the motorway, on time, with the plate first given. The vehicle at the dock left when asked to park.',
      'The load went with the right truck. The driver of the wrong one may have believed that he had a job; dispatch fraud often works on both ends. The forwarder gave the recording to the police, and made a call to the listed number part of its gate routine.',
    ],
  },
  regulation: {
    label: 'Carriage and customs',
    heading: 'Freight rules: AEO, CTPAT, air cargo, sanctions',
    intro: 'Programme rules differ by mode and by port. Use this as an index.',
    points: [
      {
        title: 'Trusted-trader programmes',
        text: 'The Authorised Economic Operator scheme in the European Union and the United Kingdom, and CTPAT in the United States, look at partners and at the screening of people in sensitive posts, so far as law permits.',
      },
      {
        title: 'Air cargo and ports',
        text: 'Union rules on aviation security ask for background checks of those with access to secured cargo. In the United States, TSA assessments and the TWIC card are done by the government, and an employer sees the credential.',
      },
      {
        title: 'Carrier identity',
        text: 'The FMCSA publishes operating authority and insurance filings for US motor carriers. European haulage licences sit in national registers, which can be asked for.',
      },
      {
        title: 'Sanctions at sea',
        text: 'Guidance from OFAC, OFSI and the European Commission speaks of ship-to-ship transfers, flags that change and transponders that go dark.',
      },
    ],
  },
  questions: {
    label: 'Dispatch',
    heading: 'Carrier and cargo checks: common questions',
    items: [
      {
        question: 'How fast can a carrier be checked?',
        answer:
          'Public authority and filings can be read while you wait. A call to the insurer takes office hours. If it cannot be reached, the answer is not yes.',
      },
      {
        question: 'Does a good rating on a load board help?',
        answer:
          'A little. Accounts are sold with their ratings. We look at whether domain, telephone and bank account are as old as the company.',
      },
      {
        question: 'Where can I read about driver checks?',
        answer:
          'In our guide for drivers and fleets. This guide covers carriers, warehouses and documents.',
      },
    ],
  },
  related: {
    heading: 'Services for transport and logistics',
    services: ['kyc-compliance', 'document-intelligence', 'address-verification'],
    industries: ['driver-fleet', 'ecommerce-digital'],
  },
  closing: 'Tell us your lanes and sites. We’ll suggest checks at each hand-over.',
}
