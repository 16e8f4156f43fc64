import type { ListPlace } from '#shared/paths/list-paths.ts'

/** Addresses of a content type. Details take a slug or a document id. */
interface Addresses {
  /** Canonical page of a document, and the list of all documents. */
  readonly page: (slugOrId: string) => string
  readonly list: (place?: ListPlace) => string
  /** The same pages with content from the CMS, below `/sanity`. */
  readonly cmsPage: (slugOrId: string) => string
  readonly cmsList: (place?: ListPlace) => string
  /** Editor and list of the staff area. */
  readonly adminPage: (id: string) => string
  readonly adminList: string
}

/** Public REST operations of a content type. */
interface RestAddresses {
  readonly detail: (slugOrId: string) => string
  readonly list: (values?: Readonly<Record<string, string | number | undefined>>) => string
}

/**
 * Registration of a content type: a document type whose documents each have a page. Browsers load it, so it contains no GROQ and no
 * limits; those are in `published-types`.
 */
export interface ContentType {
  /** Noun in sentences, such as `case study`. */
  readonly noun: string
  /** Name of the list in the staff area, the Studio and the API description. */
  readonly plural: string
  /** 404 message for documents that do not exist or are not published (specification 8). */
  readonly missing: string
  readonly paths: Addresses
  readonly rest: RestAddresses
  /** Field by which lists can be filtered, and the URL parameter of that filter. */
  readonly filter: 'category' | 'industry'
  /** Field with the sentence that lists, social cards and search engines show. */
  readonly summary: 'excerpt' | 'summary'
  /** Other document types that the lists show, besides pictures. */
  readonly shows: readonly ('author' | 'category')[]
}
