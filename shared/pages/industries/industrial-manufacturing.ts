import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for steel, chemicals, mining equipment and other heavy industry. */
export const page: IndustryPage = {
  slug: 'industrial-manufacturing',
  meta: {
    title: 'Contractor safety verification and end use',
    description:
      'Checks for steel, chemicals and heavy plant: contractor crews, welders, export customers and partners, with COMAH, Seveso, OSHA and dual-use rules.',
    keywords: [
      'contractor safety verification',
      'COMAH contractor competence',
      'end-use screening',
      'export control due diligence',
      'welder certificate verification',
    ],
  },
  heading: 'Heavy industry',
  lede: 'Crews from many firms work on your site, and a customer can raise export questions. We check competence, contractors and end use.',
  risks: {
    heading: 'Six contractor and export risks in heavy industry',
    checks: [
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
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
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'data-migration',
        label: 'Migration',
      },
    ],
    rows: [
      {
        title: 'Welders outside their qualified procedure',
        detail: 'Qualified for plate, set to work on pipe',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'answers',
          'data-migration': 'supports',
        },
      },
      {
        title: 'Bought safety cards in shutdown crews',
        detail: 'Hundreds of people, eight days, one gate',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'answers',
          'data-migration': 'supports',
        },
      },
      {
        title: 'Access to precursors and explosives',
        detail: 'Theft and misuse of hazardous stock',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Unclear end users of export goods',
        detail: 'Pumps and furnaces with a second purpose',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Local partners with political links',
        detail: 'Long concessions, short ownership history',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Welding records lost in old systems',
        detail: 'Who welded what, two takeovers ago',
        cover: {
          'education-verification': 'supports',
          'data-migration': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who heavy industry checks, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Welders, riggers, scaffolders',
          'Qualification at the issuing body, work record',
          'When the process or material changes',
          slowestRef('employment', 'licence'),
        ],
        [
          'Turnaround contractors’ crews',
          'Safety card, identity, competence by task',
          'Every shutdown',
          slowestRef('licence', 'identity'),
        ],
        [
          'Control, blasting, chemical stores',
          'Criminal as law permits, employment',
          'With the storage authorisation',
          slowestRef('criminal', 'employment'),
        ],
        [
          'Engineers on export-controlled work',
          'Employment, watchlist, facts of residence',
          'If drawings or the team change',
          slowestRef('employment', 'watchlist'),
        ],
        [
          'Customers, agents, venture partners',
          'Owners, end use, watchlist, risk score',
          'At project milestones',
          slowestRef('watchlist', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A furnace order with an unclear end use',
    paragraphs: [
      'A trading house ordered a vacuum furnace for a glassworks abroad. The specification was ordinary apart from the temperature, which was slightly above what glass needs.',
      'The destination’s registry listed the glassworks on a plot in an industrial zone, with a holding company in a third country as its shareholder. Public satellite images showed only a foundation and a fence there. A business directory listed the zone’s other tenant, a firm named on an export-control list.',
      'Through the trading house we asked who would operate the furnace, where, and who had set the temperature. It answered the first question at once, named the plot for the second and left the third open.',
      'The furnace’s purpose remained unknown, so the maker’s export team applied to the licensing office and put the order on hold. Quotes for a controlled range wait until the end user, the place and the reason for special values are on file.',
    ],
  },
  regulation: {
    heading: 'Site safety and export control rules',
    points: [
      {
        title: 'United States: OSHA, MSHA and the EAR',
        text: 'OSHA’s process safety standard requires you to evaluate a contractor’s safety performance before selection, and MSHA training rules apply at mines. The Export Administration Regulations look at item, destination, user and use. The chemical-facility programme CFATS lost its authority in 2023, so follow its status.',
      },
      {
        title: 'United Kingdom: COMAH and export control',
        text: 'Under COMAH you answer for the competence of contractors at major-hazard sites. UK export controls follow the item, the destination, the user and the use, with catch-all clauses for unlisted items.',
      },
      {
        title: 'European Union: Seveso III and dual use',
        text: 'Seveso III sets the same duty for the operators of major-hazard sites. Regulation (EU) 2021/821 can reach an unlisted item if you know of a prohibited end use.',
      },
      {
        title: 'Welding standards',
        text: 'Welders qualify under ISO 9606 or ASME Section IX, for example, by process, position and material. We confirm that range with the body that issued the card.',
      },
      {
        title: 'Ports and explosives precursors',
        text: 'Some sites fall under port-security or precursor rules, where the state vets your staff. We supply the records that each applicant needs for that vetting.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Heavy industry checks: common questions',
    items: [
      {
        question: 'Can you clear a contractor crew at the gate on the day?',
        answer:
          'Send us names and cards as they come in, so the gate sees a status for each person. We check late names the same morning where the issuer is online.',
      },
      {
        question: 'Can you recover old welding records from a system we can’t open?',
        answer:
          'Usually yes, if we can copy the data. We read the records out, match them to people and keep their origin, so you can show an inspector a qualification from before the takeover.',
      },
      {
        question: 'Do you decide whether our order needs an export licence?',
        answer:
          'You classify the goods and decide, because you are the exporter. We establish who the parties are and where the goods will be used.',
      },
      {
        question: 'How do you check a welder’s certificate that was issued in another country?',
        answer:
          'We ask the issuing body for the process, position, material and date, and compare them with the job you describe. You see at once which tasks are outside the range.',
      },
    ],
  },
  related: {
    heading: 'Services for heavy industry',
    services: ['education-verification', 'kyc-compliance', 'data-migration'],
    industries: ['manufacturing-industrial', 'energy-utilities'],
  },
  closing: 'What comes next, a shutdown or an export order? We’ll plan the checks.',
}
