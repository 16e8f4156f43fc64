import type { IndustrySlug, ServiceSlug, SolutionSlug } from '../../pages/catalogue/catalogue.ts'

/** Marks of pages outside the catalogue. */
type GeneralMark =
  | 'about'
  | 'blogs'
  | 'careers'
  | 'case-studies'
  | 'clients'
  | 'contact'
  | 'home'
  | 'industries'
  | 'legal'
  | 'not-found'
  | 'partners'
  | 'services'
  | 'solutions'

/** Name of a mark: the slug of a page, or the name of a part of the site. */
export type PageMark = ServiceSlug | SolutionSlug | IndustrySlug | GeneralMark

const circle = (x: number, y: number, radius: number) =>
  `M${Number((x - radius).toFixed(1))} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`

/**
 * Marks of pages as path data on a grid of 24 by 24, drawn with a stroke width of 1.5, round caps and joins, and no fill. Menus and lists
 * show them at 20 px; the rosette of a page has its mark in the centre.
 */
export const pageMarks: Readonly<Record<PageMark, string>> = {
  // Background screening
  'background-screening': 'M4 13l5.5 6 10.5-13.5',
  'criminal-check': 'M7 9l6-6M13 15l6-6M8 8l6 6M12 4l6 6M11 11l-7.5 7.5M12.5 20.5h8.5',
  'education-verification':
    'M12 5l9.5 4.2-9.5 4.3-9.5-4.3zM6.3 11v5c0 1.6 2.6 2.8 5.7 2.8s5.7-1.2 5.7-2.8v-5M21.5 9.2v6',
  'employment-verification': `${box(3, 8, 18, 12)}M8.5 8v-3.5h7v3.5M3 13h18M12 12v2.5`,
  'watchlist-screening': `M4 5.5h16M4 11h6M4 16.5h6${circle(15.5, 14.5, 3.7)}M18.2 17.2l3.3 3.3`,
  'address-verification': `M12 21.5c-4.5-4.6-7-8.2-7-11.5a7 7 0 0 1 14 0c0 3.3-2.5 6.9-7 11.5z${circle(12, 10, 2.5)}`,
  'reference-validation': 'M3.5 4h17v12.5h-9l-4.5 4v-4h-3.5zM7.5 8.5h9M7.5 12.2h5.5',

  // Corporate due diligence
  'corporate-due-diligence':
    'M12 3.5v17M7.5 20.5h9M5.5 6.5h13M5.5 6.5l-3.5 8.5a3.8 3.4 0 0 0 7 0zM18.5 6.5l-3.5 8.5a3.8 3.4 0 0 0 7 0z',
  'risk-scoring': 'M3 17.5a9 9 0 0 1 18 0zM12 17.5l4-5.5M12 8.5v1.7M5.6 11.1l1.2 1.2',
  'kyc-compliance': `${box(3, 5, 18, 14)}${circle(8.5, 10, 2)}M5.3 15.8c.4-1.8 1.5-2.7 3.2-2.7s2.8.9 3.2 2.7M14.5 9.5h3.5M14.5 14h3.5`,
  'citizen-by-investment': `${box(5, 2.8, 14, 18.4)}${circle(12, 10, 4.3)}M7.7 10h8.6M12 5.7c-2.5 2.6-2.5 6 0 8.6 2.5-2.6 2.5-6 0-8.6M9 18h6`,

  // AI and data science
  'ai-data-science': 'M3 19.5l9-15.5 9 15.5zM12 4v9.7M3 19.5l9-5.8 9 5.8',
  'resume-ranking': `M3 20.5v-6.5h6v-4.5h6v7h6v4zM9 14v6.5M15 16.5v4${circle(12, 4.8, 2)}`,
  'computer-vision': `M2.5 12c2.6-4.3 5.8-6.5 9.5-6.5s6.9 2.2 9.5 6.5c-2.6 4.3-5.8 6.5-9.5 6.5s-6.9-2.2-9.5-6.5z${circle(12, 12, 3)}`,
  'document-intelligence':
    'M5.5 10v-7.2h8.5l4.5 4.5v2.7M14 2.8v4.5h4.5M2.5 13h19M5.5 16v5.2h13v-5.2M9 17h6',
  'interactive-dashboards': `${box(3, 4, 18, 16)}M3 9h18M9 9v11M12.8 16.5v-2M17 16.5v-4`,
  nlp: 'M5 8v-3.5h14v3.5M12 4.5v15M8.5 19.5h7',
  'predictive-analytics': 'M3 15.5l6-5.5 4 3.5 8-8.5M16 5h5v5M3 20.5h18',
  'recommendation-engines':
    'M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5-4.7-4.6 6.5-.9z',
  rag: `M3.5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3zM3.5 6v11c0 1.5 2.3 2.7 5.5 3M3.5 11.5c0 1.5 2.3 2.7 5.5 3M17.5 6v3.5${circle(15.5, 15.5, 3.5)}M18 18l3.3 3.3`,
  'sentiment-analysis': `${circle(12, 12, 9)}M8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5M9 8.8v1.2M15 8.8v1.2`,

  // Technology and innovation
  'tech-innovation': `${box(6, 6, 12, 12)}${box(9.5, 9.5, 5, 5)}M9 6v-3.5M15 6v-3.5M9 18v3.5M15 18v3.5M6 9h-3.5M6 15h-3.5M18 9h3.5M18 15h3.5`,
  'cloud-infrastructure': 'M7 19a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1.6 3.8 3.8 0 0 1-.4 7.4z',
  'custom-software': 'M7.5 6.5l-5 5.5 5 5.5M16.5 6.5l5 5.5-5 5.5M13.8 4.5l-3.6 15',
  'data-migration': 'M3 8h17M16 4l4 4-4 4M21 16h-17M8 12l-4 4 4 4',
  'system-integration': `${box(3, 3, 8, 8)}${box(13, 13, 8, 8)}M11 7h6v6M13 17h-6v-6`,

  // Financial and professional services
  'accounting-advisory': `${box(5, 2.8, 14, 18.4)}${box(8.5, 6.3, 7, 3.4)}M8.5 13.5h.1M12 13.5h.1M15.5 13.5h.1M8.5 17.5h.1M12 17.5h.1M15.5 17.5h.1`,
  'banking-financial':
    'M3 9.5l9-6 9 6zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M4.5 17.5h15M3 20.5h18',
  'corporate-professional':
    'M5 21v-17.5h9v17.5M14 9h5v12M2.5 21h19M8 7.5h3M8 11.3h3M8 15.1h3M16.5 13v.1M16.5 17v.1',
  insurance: 'M12 2.5v1.5M3 13a9 9 0 0 1 18 0zM12 13v6a2.3 2.3 0 0 0 4.6 0',
  'legal-services':
    'M15.8 6.3c-.5-1.8-1.8-2.8-3.7-2.8-2 0-3.6 1.2-3.6 3 0 4 7.8 3.4 7.8 7.4 0 1.4-1 2.5-2.5 2.9M8.2 17.7c.5 1.8 1.8 2.8 3.7 2.8 2 0 3.6-1.2 3.6-3 0-4-7.8-3.4-7.8-7.4 0-1.4 1-2.5 2.5-2.9',
  'real-estate': `${circle(7.5, 16.5, 4.5)}M10.8 13.2l9.7-9.7M16 8l3.5 3.5M13 11l2.3 2.3`,

  // Technology and innovation industries
  'it-software': `${box(3, 3.5, 18, 13)}M7 7.5l2.6 2.5-2.6 2.5M12.5 12.5h4M12 16.5v4M8 20.5h8`,
  'startups-tech': `M20.5 3.5c-6.5-.4-11.5 2.5-14.5 8.5l6 6c6-3 8.9-8 8.5-14.5zM8.6 8.3l-4 .7-2 3.2 3.4-.2M15.7 15.4l-.7 4-3.2 2 .2-3.4M5.8 16c-1.7 1-2.3 2.6-2.3 4.5 1.9 0 3.5-.6 4.5-2.3${circle(15, 9, 1.8)}`,
  'ecommerce-digital': `M2.5 4h3l2.6 11h10.4l2.5-8h-14.8${circle(9.3, 19, 1.5)}${circle(17.3, 19, 1.5)}`,
  telecommunications: `${circle(12, 9, 1.8)}M12 10.8l-4 10.2M12 10.8l4 10.2M9.4 17.3h5.2M7.8 13.2a5.9 5.9 0 0 1 0-8.4M16.2 4.8a5.9 5.9 0 0 1 0 8.4M4.9 16.1a10 10 0 0 1 0-14.2M19.1 1.9a10 10 0 0 1 0 14.2`,

  // Healthcare and essential services
  'international-student-verification':
    'M12 2.5l8 3.2-8 3.2-8-3.2zM20 5.7v4M6.4 10.2a7 7 0 1 0 11.2 0M5 14.4h14M9.8 11.5c-1.2 3.4-.6 6.9 2.2 9.9 2.8-3 3.4-6.5 2.2-9.9',
  'healthcare-medical': 'M9 3h6v6h6v6h-6v6h-6v-6h-6v-6h6z',
  'government-public':
    'M3 20.5h18M5 20.5v-6.5h14v6.5M7 14a5 5 0 0 1 10 0M12 9v-6.5h4v3h-4M9 14v6.5M12 14v6.5M15 14v6.5',
  'education-academic':
    'M12 6.5c-2.5-1.7-5.5-2.2-9-2v14c3.5-.2 6.5.3 9 2 2.5-1.7 5.5-2.2 9-2v-14c-3.5-.2-6.5.3-9 2zM12 6.5v14',
  'non-profit':
    'M12 20.5c-6-4.4-9-7.8-9-11.6a4.7 4.7 0 0 1 9-1.9 4.7 4.7 0 0 1 9 1.9c0 3.8-3 7.2-9 11.6z',

  // Manufacturing and retail
  'manufacturing-industrial':
    'M3 20.5v-10l5.3 3.8v-3.8l5.4 3.8.8-10.8h4l1 17zM7 17.3h1.8M12 17.3h1.8',
  'retail-consumer':
    'M4.5 11.5v9h15v-9M3 9l1.8-5.5h14.4l1.8 5.5zM21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M9.5 20.5v-5h5v5',
  'transportation-logistics': `M4.3 17h-1.8v-11.5h11.5v11.5M8.7 17h6.6M14 9h4l3.5 4v4h-1.8${circle(6.5, 17.2, 2.2)}${circle(17.5, 17.2, 2.2)}`,
  'energy-utilities': 'M13.5 2.5l-8.5 11.5h6l-1.5 7.5 9.5-12h-6.5z',

  // Further industries
  'financial-institution': `${box(3, 3.5, 18, 15)}${circle(12, 11, 4)}M12 11v-4M12 11l3.4 2M12 11l-3.4 2M6 18.5v2.5M18 18.5v2.5`,
  'gig-workers': `${circle(6, 15.5, 3.8)}${circle(18, 15.5, 3.8)}M6 15.5l3.5-6.5h6l-3 6.5zM12.5 15.5l-4-9.5M7 6h3M18 15.5l-3.5-10.5h3`,
  'academic-education': `M12.5 17.5h-9.5v-13h18v8M7 8.5h10M7 12.5h4${circle(17, 15, 2.8)}M15.2 17.3v4.5l1.8-1.3 1.8 1.3v-4.5`,
  'hospitality-food-leisure':
    'M5 3v5.5a3 3 0 0 0 6 0v-5.5M8 3v18M17.5 21v-18c-2.6 1.6-3.7 5.3-3.2 11h3.2',
  'industrial-manufacturing': `M10.3 5.2l.3-2.5h2.8l.3 2.5 1.9.8 2-1.6 2 2-1.6 2 .8 1.9 2.5.3v2.8l-2.5.3-.8 1.9 1.6 2-2 2-2-1.6-1.9.8-.3 2.5h-2.8l-.3-2.5-1.9-.8-2 1.6-2-2 1.6-2-.8-1.9-2.5-.3v-2.8l2.5-.3.8-1.9-1.6-2 2-2 2 1.6z${circle(12, 12, 3)}`,
  'pharmaceutical-biotech':
    'M8.5 3h7M10 3v6l-5.6 9.6c-.7 1.2.1 2.4 1.4 2.4h12.4c1.3 0 2.1-1.2 1.4-2.4l-5.6-9.6v-6M7.2 14.5h9.6',
  'recruitment-agencies': `${circle(10.5, 10.5, 7.5)}M16 16l5.5 5.5${circle(10.5, 8.3, 2.2)}M6.5 14.3c.7-2 2-3 4-3s3.3 1 4 3`,
  'driver-fleet': `${circle(12, 12, 9)}${circle(12, 12, 2.3)}M9.7 12l-6.6-1.3M14.3 12l6.6-1.3M12 14.3v6.7`,
  'tech-saas-cybersecurity': `M12 2.8l8 2.7v6c0 4.7-2.9 8-8 10-5.1-2-8-5.3-8-10v-6z${box(8.8, 11.3, 6.4, 4.7)}M10 11.3v-1.5a2 2 0 0 1 4 0v1.5`,

  // Parts of the site
  home: 'M3 11l9-7.5 9 7.5M5.5 9v11.5h13v-11.5M10 20.5v-6h4v6',
  contact: `${box(3, 5.5, 18, 13)}M3 6.5l9 6.5 9-6.5`,
  blogs: 'M4 20l1-4.5 11-11 3.5 3.5-11 11zM13.5 7l3.5 3.5M12.5 20.5h8.5',
  'case-studies': 'M3 19.5v-14h6.5l2 2.5h9.5v11.5zM7 12.2h10M7 15.8h6',
  about: `${circle(12, 12, 9)}M16 8l-2.5 5.5-5.5 2.5 2.5-5.5z`,
  clients: `${circle(9, 8, 3.4)}M2.8 20c.4-4.5 2.7-6.8 6.2-6.8s5.8 2.3 6.2 6.8M15.5 4.8a3.4 3.4 0 0 1 0 6.4M17.6 13.8c2.2.8 3.3 2.9 3.6 6.2`,
  careers: 'M3 20.5h4.5v-4.5h4.5v-4.5h4.5v-4.5h4.5M4 11l6.5-6.5M6 4.5h4.5v4.5',
  partners: `${circle(8.7, 12, 5.7)}${circle(15.3, 12, 5.7)}`,
  legal:
    'M5.5 2.8h8.5l4.5 4.5v13.9h-13zM14 2.8v4.5h4.5M9 11.3h6M9 14.3h3.5M9 18.2c1-1.7 1.8-1.7 2.2-.2s1.3 1.4 2.1 0h1.7',
  services: `${box(3.5, 3.5, 7, 7)}${box(13.5, 3.5, 7, 7)}${box(3.5, 13.5, 7, 7)}${box(13.5, 13.5, 7, 7)}`,
  solutions:
    'M3 20.5v-7.5a9 9 0 0 1 18 0v7.5h-5.5v-7.5a3.5 3.5 0 0 0-7 0v7.5zM9.8 9.8l-2.6-4.4M14.2 9.8l2.6-4.4M3 13.5h5.5M15.5 13.5h5.5',
  industries:
    'M3 21v-8h5.5v8M8.5 21v-18h7v18M15.5 21v-11.5h5.5v11.5M2 21h20M12 7v.1M12 11v.1M12 15v.1',
  'not-found': `${circle(10.5, 10.5, 7.5)}M16 16l5.5 5.5M8 8l5 5M13 8l-5 5`,
}

/** True if a mark of this name exists. */
export const isPageMark = (name: string): name is PageMark => Object.hasOwn(pageMarks, name)
