import type { TokenCaller } from '#server/http/route.ts'
import type { Ability, Role } from '#shared/access/abilities.ts'
import type { ArticleType, Status } from '#shared/content/status.ts'
import type {
  BlogInput,
  CaseStudyInput,
  StaffBlog,
  StaffBlogItem,
  StaffCaseStudy,
  StaffCaseStudyItem,
} from '#shared/contracts/editing.ts'
import type { SearchAnswer } from '#shared/contracts/search.ts'
import type { ResultKind } from '#shared/contracts/search-view.ts'

/** Sender of a call. */
export interface Sender {
  /** IP address of the client. */
  readonly address: string
  /** Aborted when the client disconnects or the call times out. */
  readonly signal: AbortSignal
}

/** Author of a change through a personal token. */
export interface Author {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Abilities of the token. */
  readonly limitedTo: readonly Ability[]
}

/** A statement of the company about itself. */
export interface Fact {
  /** Path of the page that contains the statement. */
  readonly url: string
  readonly heading: string
  readonly text: string
}

/** Read access to the public site, through the code that the pages use. It returns published content only. */
export interface PublicSite {
  readonly origin: string
  readonly search: (
    query: { readonly text: string; readonly kind?: ResultKind | undefined; readonly page: number },
    sender: Sender,
  ) => Promise<SearchAnswer>
  /** Returns the Markdown version of a page; undefined if there is no such page. @throws HttpError if it cannot be rendered */
  readonly page: (path: string, sender: Sender) => Promise<string | undefined>
  /** Returns the list of pages as Markdown, as in `/llms.txt`. */
  readonly pages: () => Promise<string>
  readonly facts: () => Promise<readonly Fact[]>
}

type Article = StaffBlog | StaffCaseStudy

interface Written {
  readonly data: Article
  readonly end: 'written' | 'pending'
}

/** Read and write access to articles for staff. A write is rejected if it needs an ability that `by` lacks. */
export interface Articles {
  readonly list: (query: {
    readonly type: ArticleType
    readonly statuses?: readonly Status[] | undefined
    readonly text?: string | undefined
    readonly offset: number
    readonly limit: number
  }) => Promise<{
    readonly items: readonly (StaffBlogItem | StaffCaseStudyItem)[]
    readonly total: number
  }>
  readonly get: (type: ArticleType, idOrSlug: string) => Promise<Article>
  readonly create: (
    type: ArticleType,
    input: BlogInput & CaseStudyInput,
    options: { readonly by: Author; readonly publish: false },
  ) => Promise<Written>
  readonly update: (
    type: ArticleType,
    idOrSlug: string,
    input: BlogInput & CaseStudyInput,
    options: { readonly by: Author; readonly publish: false; readonly revision: string },
  ) => Promise<Written>
}

/** Parts of the server that the tools use. */
export interface ToolPorts {
  readonly site: PublicSite
  readonly articles: Articles
  readonly authorOf: (caller: TokenCaller) => Author
}
