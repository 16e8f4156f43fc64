/** One line about each industry for lists: the people whom its companies have to check. */
import type { IndustrySlug } from './catalogue.ts'

/** Text on the folder of an industry's dossier. It has at most ten words. */
export const industryLines: Readonly<Record<IndustrySlug, string>> = {
  'accounting-advisory': 'Auditors, tax advisers and their clients',
  'banking-financial': 'Branch staff, traders and corporate customers',
  'corporate-professional': 'Partners, directors and those who act for you',
  insurance: 'Producers, claims handlers and agencies',
  'legal-services': 'Fee earners, client money and new matters',
  'real-estate': 'Agents, tenants and the source of a deposit',
  'it-software': 'Engineers with keys to other firms’ systems',
  'startups-tech': 'First hires, founders and early investors',
  'ecommerce-digital': 'Sellers, warehouse staff and reviews',
  telecommunications: 'Field crews, shops and access to subscriber data',
  'international-student-verification': 'Transcripts, sponsors and identities from abroad',
  'healthcare-medical': 'Licences, registers and work with patients',
  'government-public': 'Officials, contractors, bidders and grants',
  'education-academic': 'Everyone who works where children learn',
  'non-profit': 'Volunteers, trustees and partners in the field',
  'manufacturing-industrial': 'Plant access, suppliers and safety posts',
  'retail-consumer': 'Seasonal staff, key holders and franchisees',
  'transportation-logistics': 'Carriers, warehouse staff and cargo',
  'energy-utilities': 'Critical sites, field engineers and contractors',
  'financial-institution': 'Funds, lenders and payment firms under licence',
  'gig-workers': 'Couriers, drivers, carers and freelancers',
  'academic-education': 'Faculty, researchers, students and donors',
  'hospitality-food-leisure': 'Hotel, kitchen, bar and club staff',
  'industrial-manufacturing': 'Heavy plant, contractors and certificates of skill',
  'pharmaceutical-biotech': 'Laboratories, trials and controlled substances',
  'recruitment-agencies': 'Candidates you place under your own name',
  'driver-fleet': 'Licences, hours and entitlement to drive',
  'tech-saas-cybersecurity': 'Administrators, researchers and vendors with access',
}
