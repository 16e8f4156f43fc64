/**
 * Rule for writes to the documents of fixed pages. The lake applies it to every write, whether by the Studio, the API, a command or a
 * release.
 */
import { isRecord } from '../guards.ts'
import { landingWriteProblem } from '../landing/landing-write-rule.ts'
import { PUBLIC_STATUS } from '../status.ts'
import { type FixedPage, fixedPageOf, isPagePart } from './fixed-pages.ts'
import { readPage } from './page-document.ts'

type Document = Readonly<Record<string, unknown>>

/** Prefix of the ids of drafts and of versions in releases. */
const PREFIX = /^(?:drafts|versions\.[^.]+)\./

/** Subject of the sentence with the reason, such as `/services is a fixed page`. */
const subjectOf = (page: FixedPage) =>
  isPagePart(page) ? `Pages show “${page.title}”, so it` : `${page.path} is a fixed page and`

/** True for a version of a release that would unpublish the document. */
const isRemoval = ({ _system: system }: Document) => isRecord(system) && system['delete'] === true

/** Reason why a draft, version or published document would remove the page, or undefined. */
function endProblem(document: Document, subject: string): string | undefined {
  if (document['status'] === 'archived' || isRemoval(document)) {
    return `Publish a correction instead. ${subject} cannot be unpublished.`
  }
  return document['unpublishAt'] === undefined || document['unpublishAt'] === null
    ? undefined
    : `Remove the time of unpublishing. ${subject} cannot be scheduled to end.`
}

/**
 * Reason why the lake rejects a change that would remove a fixed page from the site, as a sentence for editors, or undefined. A published
 * page cannot be deleted, unpublished, archived, scheduled for unpublishing, or replaced by an incomplete document. Drafts may be
 * incomplete, and may be discarded.
 */
export function pageWriteProblem({
  id,
  after,
}: {
  readonly id: string
  readonly after: Document | undefined
}): string | undefined {
  const page = fixedPageOf(id.replace(PREFIX, ''))
  if (page === undefined) return PREFIX.test(id) ? undefined : landingWriteProblem(after)
  const subject = subjectOf(page)
  if (id !== page.id) return after && endProblem(after, subject)
  if (after === undefined) {
    return `Publish a correction instead. ${subject} cannot be deleted or unpublished.`
  }
  const problem = endProblem(after, subject)
  if (problem !== undefined) return problem
  if (after['status'] !== PUBLIC_STATUS) {
    return `Save this as a draft, or publish it. The published text of ${isPagePart(page) ? `“${page.title}”` : page.path} must have the status “${PUBLIC_STATUS}”.`
  }
  return readPage(after).problem
}
