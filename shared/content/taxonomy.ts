/** The fixed lists that case studies are filed under. Slugs are those of the site's own pages. */

/** An entry of a list: the slug of a page, and its name as editors and visitors read it. */
export interface Term {
  readonly slug: string
  readonly title: string
}

/** Industry pages, in the order of the site's menu; the last nine are not in the menu. */
export const INDUSTRIES: readonly Term[] = [
  { slug: 'accounting-advisory', title: 'Accounting and advisory' },
  { slug: 'banking-financial', title: 'Banking and financial services' },
  { slug: 'corporate-professional', title: 'Corporate and professional services' },
  { slug: 'insurance', title: 'Insurance' },
  { slug: 'legal-services', title: 'Legal services' },
  { slug: 'real-estate', title: 'Real estate' },
  { slug: 'it-software', title: 'IT and software' },
  { slug: 'startups-tech', title: 'Technology start-ups' },
  { slug: 'ecommerce-digital', title: 'E-commerce and digital' },
  { slug: 'telecommunications', title: 'Telecommunications' },
  { slug: 'international-student-verification', title: 'International student verification' },
  { slug: 'healthcare-medical', title: 'Healthcare and medical' },
  { slug: 'government-public', title: 'Government and public sector' },
  { slug: 'education-academic', title: 'Education' },
  { slug: 'non-profit', title: 'Non-profit organisations' },
  { slug: 'manufacturing-industrial', title: 'Manufacturing' },
  { slug: 'retail-consumer', title: 'Retail and consumer goods' },
  { slug: 'transportation-logistics', title: 'Transport and logistics' },
  { slug: 'energy-utilities', title: 'Energy and utilities' },
  { slug: 'financial-institution', title: 'Financial institutions' },
  { slug: 'gig-workers', title: 'Gig work' },
  { slug: 'academic-education', title: 'Academic institutions' },
  { slug: 'hospitality-food-leisure', title: 'Hospitality, food and leisure' },
  { slug: 'industrial-manufacturing', title: 'Heavy industry' },
  { slug: 'pharmaceutical-biotech', title: 'Pharmaceuticals and biotech' },
  { slug: 'recruitment-agencies', title: 'Recruitment agencies' },
  { slug: 'driver-fleet', title: 'Drivers and fleets' },
  { slug: 'tech-saas-cybersecurity', title: 'SaaS and cyber security' },
]

/** Service pages, by family: screening, diligence, AI and data, technology. */
export const SERVICES: readonly Term[] = [
  { slug: 'background-screening', title: 'Background screening' },
  { slug: 'criminal-check', title: 'Criminal check' },
  { slug: 'education-verification', title: 'Education verification' },
  { slug: 'employment-verification', title: 'Employment verification' },
  { slug: 'watchlist-screening', title: 'Watchlist screening' },
  { slug: 'address-verification', title: 'Address verification' },
  { slug: 'reference-validation', title: 'Reference validation' },
  { slug: 'risk-scoring', title: 'Risk scoring' },
  { slug: 'kyc-compliance', title: 'KYC compliance' },
  { slug: 'citizen-by-investment', title: 'Citizenship by investment' },
  { slug: 'resume-ranking', title: 'Resume ranking' },
  { slug: 'computer-vision', title: 'Computer vision' },
  { slug: 'document-intelligence', title: 'Document intelligence' },
  { slug: 'interactive-dashboards', title: 'Interactive dashboards' },
  { slug: 'nlp', title: 'Natural language processing' },
  { slug: 'predictive-analytics', title: 'Predictive analytics' },
  { slug: 'recommendation-engines', title: 'Recommendation engines' },
  { slug: 'rag', title: 'Retrieval-augmented generation' },
  { slug: 'sentiment-analysis', title: 'Sentiment analysis' },
  { slug: 'cloud-infrastructure', title: 'Cloud infrastructure' },
  { slug: 'custom-software', title: 'Custom software' },
  { slug: 'data-migration', title: 'Data migration' },
  { slug: 'system-integration', title: 'System integration' },
]
