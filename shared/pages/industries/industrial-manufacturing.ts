import type { IndustryPage } from '../page-copy.ts'

/** The dossier of steel, chemicals, mining equipment and other heavy industry. */
export const page: IndustryPage = {
  slug: 'industrial-manufacturing',
  meta: {
    title: 'Checks for steel, chemicals and heavy plant',
    description:
      'Contractors on hazardous sites, welders, export customers and long projects: how heavy industry checks competence, end use and joint-venture partners.',
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
    label: 'Hazard register',
    heading: 'Six contractor and export risks in heavy industry',
    intro: 'Three come through the gate, two through the order book, one through the archive.',
    checks: [
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'data-migration', label: 'Migration' },
    ],
    rows: [
      {
        title: 'Welds by a welder without the procedure',
        detail: 'Qualified for plate, set to work on pipe',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'answers',
          'data-migration': 'supports',
        },
      },
      {
        title: 'A shutdown crew with bought safety cards',
        detail: 'Hundreds of people, eight days, one gate',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'answers',
          'data-migration': 'supports',
        },
      },
      {
        title: 'Access to precursors and explosives',
        detail: 'Thieves are not the only ones who want them',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'An end user who is not the end user',
        detail: 'Pumps and furnaces with a second purpose',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A local partner chosen by the ministry',
        detail: 'Long concessions, short ownership history',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Records that outlive three systems',
        detail: 'Who welded what, two takeovers ago',
        cover: { 'education-verification': 'supports', 'data-migration': 'answers' },
      },
    ],
  },
  roles: {
    label: 'Permit to work',
    heading: 'Who heavy industry checks, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Welders, riggers, scaffolders',
          'Qualification at the issuing body, work record',
          'When the process or material changes',
          '24-hour to the first answer',
        ],
        [
          'Turnaround contractors’ crews',
          'Safety card, identity, competence by task',
          'Every shutdown',
          '24-hour',
        ],
        [
          'Control, blasting, chemical stores',
          'Criminal as law permits, employment',
          'With the storage authorisation',
          'Set by the source',
        ],
        [
          'Engineers on export-controlled work',
          'Employment, watchlist, facts of residence',
          'If drawings or the team change',
          '24-hour',
        ],
        [
          'Customers, agents, venture partners',
          'Owners, end use, watchlist, risk score',
          'Milestones, not calendar years',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'From the project office',
    heading: 'A furnace order with an unclear end use',
    intro: 'Neither furnace nor glassworks was ever built.',
    paragraphs: [
      'A maker of vacuum furnaces had an order from a trading house for a glassworks abroad. The specification was ordinary but for the temperature, which sat a little above what glass needs.',
      'The registry of the destination listed the glassworks at a plot in an industrial zone. Its shareholder was a holding company in a third country. Satellite images open to anyone showed a foundation and a fence; a business directory listed the zone’s other tenant, a firm named on an export-control list.',
      'We put three questions through the trading house: who would operate the furnace, where, and who had set the temperature. The first was answered at once, the second with the plot, the third not at all.',
      'The maker’s export counsel applied to the licensing office instead of declaring that no licence was needed. The order waited. What the furnace had been meant for we could not say, and a refusal to answer is not evidence of a purpose. It is a reason to ask the authority.',
    ],
  },
  regulation: {
    label: 'Safety and export',
    heading: 'Site safety and export control rules',
    intro: 'Site rules and licences prevail over any summary, this one included.',
    points: [
      {
        title: 'Major hazards',
        text: 'COMAH in Great Britain and Seveso III in the European Union make operators answer for the competence of contractors. In the United States, OSHA’s process safety standard asks employers to evaluate a contractor’s safety performance before selection.',
      },
      {
        title: 'Competence by standard',
        text: 'Welders qualify under ISO 9606 or ASME Section IX, for example, by process, position and material. A card without that range says little. MSHA training rules apply at US mines.',
      },
      {
        title: 'Dual use',
        text: 'Regulation (EU) 2021/821 and the US Export Administration Regulations look at the item, the destination, the user and the use. Catch-all clauses can reach an item on no list if the exporter knows of a prohibited end use.',
      },
      {
        title: 'Ports and precursors',
        text: 'Some sites fall under port-security or explosives-precursor rules, with vetting by the state. The US chemical-facility programme known as CFATS lost its authority in 2023; follow its status.',
      },
    ],
  },
  questions: {
    label: 'Toolbox talk',
    heading: 'Heavy industry checks: common questions',
    items: [
      {
        question: 'Can a crew be cleared at the gate on the day?',
        answer:
          'The list can be prepared: cards asked at the issuer as names come in, so the gate sees a status. Names added that morning are checked that morning, or wait.',
      },
      {
        question: 'Our old welding records sit in a system nobody can open. Are they lost?',
        answer:
          'Rarely. They can be read out, matched to people and moved with their origin kept, so that a qualification from before the takeover can still be shown to an inspector.',
      },
      {
        question: 'Do you decide whether a licence is needed?',
        answer:
          'No. We establish who the parties are. Classification and the decision belong to the exporter.',
      },
    ],
  },
  related: {
    heading: 'Services for heavy industry',
    services: ['education-verification', 'kyc-compliance', 'data-migration'],
    industries: ['manufacturing-industrial', 'energy-utilities'],
  },
  closing: 'Tell us your next shutdown or export order. We’ll plan the checks.',
}
