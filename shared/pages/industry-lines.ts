/** Each industry in a line, for lists: whom the trade has to be sure of. */
import type { IndustrySlug } from './catalogue.ts'

/** What stands on the folder of a dossier, at most ten words. */
export const industryLines: Readonly<Record<IndustrySlug, string>> = {
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
}
