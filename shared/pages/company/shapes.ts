/** Types of the copy of company and legal pages that `page-copy.ts` does not contain. */
import type { NamedLink } from '../invitation.ts'
import type { PageMeta } from '../catalogue/page-copy.ts'

/** Paragraph: plain text, or text parts with links between them. */
export type Prose = string | readonly (string | NamedLink)[]

/** Block in a section of a legal page. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: Prose }
  | { readonly kind: 'list'; readonly items: readonly Prose[] }
  | {
      readonly kind: 'table'
      /** Accessible name of the table. */
      readonly label: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      /** True if the first column contains identifiers. */
      readonly codes?: boolean
    }

/** Section of a legal page. `id` is its fragment. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

/** Page of text with a table of contents next to it. */
export interface LegalPage {
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  /** Date of the last change of the text, such as `2026-11-30`. */
  readonly changed: string
  /** Subject to which the text applies. Default: the website. */
  readonly appliesTo?: string
  readonly sections: readonly LegalSection[]
}

/** Head of a company page. */
export interface CompanyHead {
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
}
