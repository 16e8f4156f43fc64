import type { ComponentType } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { BlogPanel, type BlogPanelProps } from './blog-panel.tsx'
import { CaseStudyClosing, CaseStudyResults } from './case-study-fields.tsx'
import { CaseStudyPanel } from './case-study-panel.tsx'
import type { FieldsProps } from './fields.ts'

interface TypePanels {
  /** Panel with the classification of the article, in the sidebar. */
  readonly Panel: ComponentType<BlogPanelProps>
  readonly AboveBody?: ComponentType<FieldsProps>
  readonly BelowBody?: ComponentType<FieldsProps>
}

/** Parts of the editor that differ between the two article types. */
export const typePanels: Readonly<Record<ArticleType, TypePanels>> = {
  blog: { Panel: BlogPanel },
  caseStudy: {
    Panel: CaseStudyPanel,
    AboveBody: CaseStudyResults,
    BelowBody: CaseStudyClosing,
  },
}
