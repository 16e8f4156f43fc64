import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for forwarders, carriers, warehouses and ports. */
export const page: IndustryPage = {
  slug: 'transportation-logistics',
  meta: {
    title: 'Carrier verification and cargo theft prevention',
    description:
      'Checks for freight, warehouses and ports: carriers, brokers, warehouse teams and customs agents, so you know who collects your load and who is near it.',
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
    heading: 'Seven cargo and carrier risks in logistics',
    checks: [
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'system-integration',
        label: 'Integration',
      },
    ],
    rows: [
      {
        title: 'Carriers that exist only on a load board',
        detail: 'Bought authority, borrowed insurance',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Unauthorised re-brokering',
        detail: 'Your load, three companies later',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'supports',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Warehouse staff who share load details',
        detail: 'High-value pallets and one phone call',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Access to the secure cargo area',
        detail: 'Rules require a background check',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Consignees under sanctions',
        detail: 'Transhipment under a new name',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Customs agents without a mandate',
        detail: 'Papers signed for an unknown principal',
        cover: {
          'kyc-compliance': 'answers',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Leaked release codes and seals',
        detail: 'Pickup numbers passed to thieves',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'system-integration': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who logistics firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Carriers and subcontractors',
          'Authority, insurance at the insurer, address',
          'Each first load on a new lane',
          slowestRef('licence', 'company', 'address'),
        ],
        [
          'Forwarders, brokers, customs agents',
          'Registry, licence, owners, watchlist',
          'Twice a year, or on a new bank account',
          slowestRef('licence', 'watchlist', 'owners', 'company'),
        ],
        [
          'Warehouse and dock teams',
          'Employment, criminal where lawful',
          'With the site pass',
          slowestRef('criminal', 'employment'),
        ],
        [
          'Staff in air-cargo or port zones',
          'History and record in the form the rules set',
          'As aviation or port rules require',
          slowestRef('criminal'),
        ],
        [
          'Shippers and consignees',
          'KYC, watchlist, end use where controlled',
          'On new destinations',
          slowestRef('watchlist', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A false pickup stopped at the dock',
    paragraphs: [
      'A forwarder had booked a load of medicines with a carrier that it had used twice. On the morning of the pickup, an email changed the number plate, asked for an earlier slot and attached an insurance certificate.',
      'The dock asked us for a check while the driver waited. The operating authority was in force, but its public phone number differed from the one in the email. We reached the insurer through its own switchboard and learned that the policy had been cancelled at the start of the month.',
      'At the carrier’s listed number, a dispatcher confirmed that the right truck was on the motorway, on time, with the plate first given. The vehicle at the dock left when staff asked the driver to park.',
      'The load went with the right truck, and the forwarder gave the recording to the police. A call to the listed number is now part of its gate routine for every changed plate or slot.',
    ],
  },
  regulation: {
    heading: 'Freight rules: AEO, CTPAT, air cargo, sanctions',
    points: [
      {
        title: 'United States',
        text: 'The FMCSA publishes operating authority and insurance filings for motor carriers, and we read both. TSA assessments and the TWIC card are issued by the government, so you see the credential. CTPAT looks at your partners and at staff in sensitive roles.',
      },
      {
        title: 'United Kingdom',
        text: 'The Authorised Economic Operator scheme looks at your partners and staff, and haulage licences are in a public register. OFSI guidance describes ship-to-ship transfers, changed flags and transponders that are switched off.',
      },
      {
        title: 'European Union',
        text: 'Aviation security rules require background checks on people with access to secured cargo. The Union has its own Authorised Economic Operator scheme, and haulage licences are in national registers that we can ask.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Carrier and cargo checks: common questions',
    items: [
      {
        question: 'How fast can you verify a carrier while the truck waits?',
        answer:
          'We read public authority and filings in minutes. The call to the insurer needs office hours, so hold the load until the insurer has confirmed.',
      },
      {
        question: 'Does a good rating on a load board prove a carrier is safe?',
        answer:
          'It helps a little, because accounts are sold together with their ratings. We check whether domain, phone and bank account are as old as the company.',
      },
      {
        question: 'Where can I read about driver checks?',
        answer:
          'In our guide for drivers and fleets. This guide covers carriers, warehouses and documents.',
      },
      {
        question: 'How can we tell that our freight was brokered to another carrier?',
        answer:
          'We compare the carrier on your booking with the authority, insurance and plate that arrive. Ask for the driver’s dispatch details before you open the doors.',
      },
      {
        question: 'Can a supplier check connect to our transport management system?',
        answer:
          'Yes, by file transfer, or through a connection that we build for your system. Your system can hold a booking until authority and insurance are confirmed.',
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
