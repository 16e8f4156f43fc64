import type { IndustrySlug } from './catalogue.ts'
import type { IndustryPage } from './page-copy.ts'
import { withShippedTimes } from './shipped-times.ts'

/** Functions that load the copy of the industry pages, with references to planning ranges. Each page is a lazy chunk. */
export const industryTexts: Readonly<
  Record<IndustrySlug, () => Promise<{ readonly page: IndustryPage }>>
> = {
  'accounting-advisory': () => import('../industries/accounting-advisory.ts'),
  'banking-financial': () => import('../industries/banking-financial.ts'),
  'corporate-professional': () => import('../industries/corporate-professional.ts'),
  insurance: () => import('../industries/insurance.ts'),
  'legal-services': () => import('../industries/legal-services.ts'),
  'real-estate': () => import('../industries/real-estate.ts'),
  'it-software': () => import('../industries/it-software.ts'),
  'startups-tech': () => import('../industries/startups-tech.ts'),
  'ecommerce-digital': () => import('../industries/ecommerce-digital.ts'),
  telecommunications: () => import('../industries/telecommunications.ts'),
  'international-student-verification': () =>
    import('../industries/international-student-verification.ts'),
  'healthcare-medical': () => import('../industries/healthcare-medical.ts'),
  'government-public': () => import('../industries/government-public.ts'),
  'education-academic': () => import('../industries/education-academic.ts'),
  'non-profit': () => import('../industries/non-profit.ts'),
  'manufacturing-industrial': () => import('../industries/manufacturing-industrial.ts'),
  'retail-consumer': () => import('../industries/retail-consumer.ts'),
  'transportation-logistics': () => import('../industries/transportation-logistics.ts'),
  'energy-utilities': () => import('../industries/energy-utilities.ts'),
  'financial-institution': () => import('../industries/financial-institution.ts'),
  'gig-workers': () => import('../industries/gig-workers.ts'),
  'academic-education': () => import('../industries/academic-education.ts'),
  'hospitality-food-leisure': () => import('../industries/hospitality-food-leisure.ts'),
  'industrial-manufacturing': () => import('../industries/industrial-manufacturing.ts'),
  'pharmaceutical-biotech': () => import('../industries/pharmaceutical-biotech.ts'),
  'recruitment-agencies': () => import('../industries/recruitment-agencies.ts'),
  'driver-fleet': () => import('../industries/driver-fleet.ts'),
  'tech-saas-cybersecurity': () => import('../industries/tech-saas-cybersecurity.ts'),
}

/** Functions that load the copy of the industry pages with the times of the shipped planning ranges. */
export const industryPages = withShippedTimes(industryTexts)
