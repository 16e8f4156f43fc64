import type { IndustrySlug } from '../catalogue.ts'
import type { PageMeta, Point, SectionCopy } from '../page-copy.ts'

interface IndustriesIndex {
  readonly meta: PageMeta
  readonly label: string
  readonly heading: string
  readonly lede: string
  readonly cabinet: SectionCopy
  /** What stands on the folder: whom the trade has to be sure of. */
  readonly folders: Readonly<Record<IndustrySlug, string>>
  readonly reading: SectionCopy & { readonly points: readonly Point[] }
  readonly closing: string
}

/** The cabinet of industry dossiers. */
export const industriesIndex: IndustriesIndex = {
  meta: {
    title: 'Industries',
    description:
      'A dossier for each trade: its risks, the checks that meet them, who is checked and how often, and the rules to observe, from banking to logistics.',
    keywords: [
      'industry background checks',
      'screening by industry',
      'due diligence by sector',
      'employment screening regulation',
    ],
  },
  label: 'Industries',
  heading: 'A dossier for every trade we serve',
  lede: 'The same check proves different things in a ward, a vault and a van. Each dossier starts from what can go wrong in a trade and names the checks that answer it.',
  cabinet: {
    label: 'The cabinet',
    heading: 'Filed by section, numbered by place',
    intro: 'The first figure is the drawer, the second the folder. Open any of them.',
  },
  folders: {
    'accounting-advisory': 'People who sign for other people’s figures',
    'banking-financial': 'Staff near money, customers and their owners',
    'corporate-professional': 'Partners, directors and those who act for you',
    insurance: 'Handlers, brokers and the claims in between',
    'legal-services': 'Fee earners, client money and new matters',
    'real-estate': 'Agents, tenants and the source of a deposit',
    'it-software': 'Engineers with keys to other firms’ systems',
    'startups-tech': 'First hires, founders and early investors',
    'ecommerce-digital': 'Sellers, couriers and who is behind an account',
    telecommunications: 'Field crews, shops and access to subscriber data',
    'international-student-verification': 'Transcripts, sponsors and identities from abroad',
    'healthcare-medical': 'Licences, registers and work with patients',
    'government-public': 'Posts of trust, contractors and public money',
    'education-academic': 'Everyone who works where children learn',
    'non-profit': 'Volunteers, trustees and partners in the field',
    'manufacturing-industrial': 'Plant access, suppliers and safety posts',
    'retail-consumer': 'Tills, stock and seasonal staff at short notice',
    'transportation-logistics': 'Drivers, warehouses and what is in the load',
    'energy-utilities': 'Critical sites, field engineers and contractors',
    'financial-institution': 'Funds, lenders and payment firms under licence',
    'gig-workers': 'People who start tomorrow and meet customers alone',
    'academic-education': 'Chairs, research posts and degrees on paper',
    'hospitality-food-leisure': 'Master keys, guests and young staff',
    'industrial-manufacturing': 'Heavy plant, contractors and certificates of skill',
    'pharmaceutical-biotech': 'Laboratories, trials and controlled substances',
    'recruitment-agencies': 'Candidates you place under your own name',
    'driver-fleet': 'Licences, hours and entitlement to drive',
    'tech-saas-cybersecurity': 'Administrators, researchers and vendors with access',
  },
  reading: {
    label: 'In each folder',
    heading: 'What every dossier contains',
    points: [
      {
        title: 'A matrix of risks and checks',
        text: 'Five to seven things that go wrong, and against each the check that answers it, those that support it, and those that need not be asked.',
      },
      {
        title: 'A table by role',
        text: 'Who is checked, with what, how often it is asked again and how long the first answer takes.',
      },
      {
        title: 'A situation and the rules',
        text: 'How such a case goes, told without names, and the law that governs what may be asked there.',
      },
    ],
  },
  closing: 'Is your trade not in the cabinet? Tell us what can go wrong in it.',
}
