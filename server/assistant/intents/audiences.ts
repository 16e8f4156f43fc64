import type { IndustrySlug } from '#shared/pages/catalogue/catalogue.ts'

/** Industries by the words that visitors use for their business and for its workers, the more specific ones first. */
const AUDIENCES: readonly (readonly [RegExp, IndustrySlug])[] = [
  [/\b(?:gig|platform workers?|couriers?|riders?|delivery app|ride[- ]hailing)\b/u, 'gig-workers'],
  [
    /\b(?:truck(?:s|ers?)?|lorr(?:y|ies)|vans?|fleets?|chauffeurs?|(?:bus|coach|tanker|delivery|company|pool) drivers?|drivers?)\b/u,
    'driver-fleet',
  ],
  [
    /\b(?:haul(?:age|iers?)|carriers?|freight|logistics|warehouses?|forwarders?|shipping)\b/u,
    'transportation-logistics',
  ],
  [
    /\b(?:nurses?|doctors?|hospitals?|clinics?|care (?:homes?|workers?|assistants?)|carers?|nursing homes?|surger(?:y|ies)|pharmacists?|healthcare)\b/u,
    'healthcare-medical',
  ],
  [/\b(?:pharma\w*|biotech\w*|clinical trials?)\b/u, 'pharmaceutical-biotech'],
  [
    /\b(?:schools?|teach(?:ers?|ing assistants?)|nurser(?:y|ies)|kindergartens?|tutors?)\b/u,
    'education-academic',
  ],
  [
    /\b(?:universit(?:y|ies)|colleges?|professors?|lecturers?|facult(?:y|ies))\b/u,
    'academic-education',
  ],
  [
    /\b(?:hotels?|restaurants?|bars?|pubs?|casinos?|kitchens?|chefs?|cooks?|waiters?|porters?|lifeguards?|resorts?)\b/u,
    'hospitality-food-leisure',
  ],
  [
    /\b(?:shops?|retail\w*|stores?|cashiers?|supermarkets?|sales assistants?)\b/u,
    'retail-consumer',
  ],
  [/\b(?:banks?|banking|tellers?|traders?)\b/u, 'banking-financial'],
  [/\b(?:fintechs?|payment institutions?|asset managers?|brokers?)\b/u, 'financial-institution'],
  [/\b(?:insurers?|insurance|claims handlers?|adjusters?)\b/u, 'insurance'],
  [/\b(?:law firms?|solicitors?|paralegals?|lawyers?|barristers?)\b/u, 'legal-services'],
  [/\b(?:accountants?|auditors?|accounting|bookkeepers?|audit firms?)\b/u, 'accounting-advisory'],
  [
    /\b(?:estate agen\w+|landlords?|tenants?|letting\w*|property managers?|real estate)\b/u,
    'real-estate',
  ],
  [/\b(?:charit(?:y|ies)|non-?profits?|volunteers?|ngos?)\b/u, 'non-profit'],
  [/\b(?:council|ministry|civil servants?|government|public sector)\b/u, 'government-public'],
  [/\b(?:telecoms?|telecommunications|mobile operators?)\b/u, 'telecommunications'],
  [/\b(?:power (?:plants?|stations?)|utilit(?:y|ies)|oil|gas|energy|grid)\b/u, 'energy-utilities'],
  [/\b(?:factor(?:y|ies)|manufactur\w+|plant workers?)\b/u, 'manufacturing-industrial'],
  [
    /\b(?:staffing|recruit(?:ers?|ment (?:agenc\w+|firms?))|temp agenc\w+|headhunters?)\b/u,
    'recruitment-agencies',
  ],
  [/\b(?:marketplaces?|online shops?|e-?commerce|sellers?)\b/u, 'ecommerce-digital'],
  [/\b(?:saas|cyber ?security)\b/u, 'tech-saas-cybersecurity'],
  [/\b(?:start-?ups?)\b/u, 'startups-tech'],
  [
    /\b(?:developers?|programmers?|software (?:house|company|engineers?)|admins?)\b/u,
    'it-software',
  ],
]

/** Industry of the business or workers that a text in lower case names, or undefined. */
export const audienceIn = (text: string): IndustrySlug | undefined =>
  AUDIENCES.find(([words]) => words.test(text))?.[1]
