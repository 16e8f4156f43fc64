import type { ListPlace } from '#shared/paths/list-paths.ts'

/** Addresses of the pages of a content type. The page of one document has a slug or a document id. */
interface Addresses {
  /** Canonical page of a document, and the list of all documents. */
  readonly page: (slugOrId: string) => string
  readonly list: (place?: ListPlace) => string
  /** Page and list below `/sanity`, whose content comes from the CMS. */
  readonly cmsPage: (slugOrId: string) => string
  readonly cmsList: (place?: ListPlace) => string
  /** Editor and list of the staff area. */
  readonly adminPage: (id: string) => string
  readonly adminList: string
}

/** Public REST operations for a content type. */
interface RestAddresses {
  readonly detail: (slugOrId: string) => string
  readonly list: (values?: Readonly<Record<string, string | number | undefined>>) => string
}

/**
 * Definition of a content type: a document type with a page for each document. Browsers load it, so it contains neither GROQ nor limits;
 * those are in `published-types`.
 */
export interface ContentType {
  /** Noun in sentences, such as `case study`. */
  readonly noun: string
  /** Name of the list in the staff area, the Studio and the API description. */
  readonly plural: string
  /** Message of the 404 response for a document that does not exist or is not published (specification 8). */
  readonly missing: string
  readonly paths: Addresses
  readonly rest: RestAddresses
  /** Field by which lists can be filtered. It is also the name of the filter's URL parameter. */
  readonly filter: 'category' | 'industry'
  /** Field with the sentence about the article, as shown in lists, social cards and search engines. */
  readonly summary: 'excerpt' | 'summary'
  /** Types of other documents that the lists show. Pictures are not listed. */
  readonly shows: readonly ('author' | 'category')[]
}
