/** What the copy of company and legal pages is made of, beside the parts of `page-copy.ts`. */
import type { NamedLink } from '../invitation.ts'
import type { PageMeta, Point, SectionCopy } from '../catalogue/page-copy.ts'

/** A paragraph: plain, or pieces of text with links between them. */
export type Prose = string | readonly (string | NamedLink)[]

/** One thing in a section of a legal page. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: Prose }
  | { readonly kind: 'list'; readonly items: readonly Prose[] }
  | {
      readonly kind: 'table'
      /** What the table shows, for those who do not see it under its heading. */
      readonly label: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** The first column holds names that programs use. */
      readonly codes?: boolean
    }

/** A section of a legal page. `id` is the fragment that leads to it. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

/** A page to be read: contents in the rail, sections on the spine. */
export interface LegalPage {
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  /** ISO date of the last change of its words. */
  readonly changed: string
  /** Subject of the page; the website unless given. */
  readonly appliesTo?: string
  readonly sections: readonly LegalSection[]
}

/** The head of a company page. */
export interface CompanyHead {
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
}

/** A figure set like the denomination of a banknote. `words` repeats it in words where it is given. */
export interface Denomination {
  readonly figure: string
  readonly title: string
  readonly text: string
}

/** A section of points. */
export type PointsSection = SectionCopy & { readonly points: readonly Point[] }
