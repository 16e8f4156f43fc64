import { glossaryTerms, type GlossaryTerm } from './glossary-terms.ts'
import type { CompanyHead } from './shapes.ts'

/** Texts of the glossary page. */
export interface GlossaryPage extends CompanyHead {
  readonly terms: readonly GlossaryTerm[]
  /** Full name of each jurisdiction. */
  readonly places: Readonly<Record<NonNullable<GlossaryTerm['place']>, string>>
  readonly closing: string
}

export const page: GlossaryPage = {
  meta: {
    title: 'Background check and compliance glossary',
    description:
      'Adverse action, beneficial owner, DBS, FCRA, PEP and other screening terms in two sentences each: what the term means and where it matters to you.',
    keywords: ['background check glossary', 'compliance terms', 'DBS', 'FCRA', 'PEP', 'KYC'],
  },
  heading: 'Glossary',
  lede: 'We explain the terms of background checks and due diligence in two sentences each: what they mean, and where they matter to you.',
  terms: glossaryTerms,
  places: { US: 'United States', UK: 'United Kingdom', EU: 'European Union' },
  closing: 'Tell us if you need a term that is missing here. We’ll add it and explain it.',
}
