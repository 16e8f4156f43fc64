import { counted } from '#shared/text/count.ts'
import type { Referrer } from '#shared/contracts/referrers.ts'
import { AnswerState, type Answer } from '../island/answer-state.tsx'
import { Dialog } from './dialog.tsx'

interface LinkedDialogProps {
  readonly open: boolean
  /** Name of the type of the article: “blog” or “case study”. */
  readonly noun: string
  /** Title of the article. */
  readonly title: string
  readonly answer: Answer<readonly Referrer[]>
  readonly hrefOf: (referrer: Referrer) => string
  readonly onDelete: () => void
  readonly onClose: () => void
}

const kinds: Readonly<Record<string, string>> = {
  blog: 'Blog',
  caseStudy: 'Case study',
  author: 'Author',
  category: 'Category',
}

/** Place of a link in the linking document, as text. If only the draft or also the draft contains the link, the text says so. */
const placeOf = ({ place, in_public_copy: isPublic, in_draft: isDraft }: Referrer) => {
  if (!isPublic) return `${place}, in the draft`
  return isDraft ? `${place}, draft and published` : place
}

function NewTabLink({
  href,
  className,
  children,
}: Record<'href' | 'className' | 'children', string>) {
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer" dir="auto">
      {children}
      <span className="sr-only"> (new tab)</span>
    </a>
  )
}

function Links({
  referrers,
  hrefOf,
}: { readonly referrers: readonly Referrer[] } & Pick<LinkedDialogProps, 'hrefOf'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="linked-box" tabIndex={referrers.length > 8 ? 0 : undefined}>
      <table className="desk-table linked-table">
        <caption className="sr-only">Links to this article</caption>
        <thead>
          <tr>
            <th scope="col">Links to it from</th>
            <th scope="col" className="linked-kind">
              Kind
            </th>
            <th scope="col" className="linked-place">
              Place
            </th>
          </tr>
        </thead>
        <tbody>
          {referrers.map((referrer) => (
            <tr key={referrer.id}>
              <th scope="row">
                <NewTabLink className="linked-title" href={hrefOf(referrer)}>
                  {referrer.title}
                </NewTabLink>
              </th>
              <td>{kinds[referrer.type] ?? 'Studio document'}</td>
              <td>{placeOf(referrer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Dialog that lists the documents that prevent an article from being deleted. Once no document links to the article, it can be deleted.
 */
export function LinkedDialog(props: LinkedDialogProps) {
  const { open, noun, title, answer, hrefOf, onDelete, onClose } = props
  const referrers = answer.data
  const first = referrers?.[0]
  const isFree = referrers?.length === 0
  return (
    <Dialog
      id="linked-dialog"
      className="linked-dialog"
      open={open}
      title={isFree ? `This ${noun} can be deleted now` : `This ${noun} can’t be deleted yet`}
      onClose={onClose}
      actions={
        <>
          {first !== undefined && (
            <NewTabLink className="button" href={hrefOf(first)}>
              Open the first link
            </NewTabLink>
          )}
          <button
            type="button"
            className={isFree ? 'button button-danger' : 'button button-quiet'}
            aria-disabled={!isFree}
            aria-describedby="linked-note"
            onClick={() => isFree && onDelete()}
          >
            Delete again
          </button>
          <button type="button" className="text-link" onClick={onClose}>
            Close
          </button>
          <p className="linked-note" id="linked-note">
            {isFree
              ? 'It stays in the trash for 30 days.'
              : 'Links open in a new tab. When all links are removed, choose “Delete again”.'}
          </p>
        </>
      }
    >
      {open && (
        <AnswerState
          answer={answer}
          waiting={
            <p aria-busy="true">
              <output>Loading links…</output>
            </p>
          }
        >
          {(found) => (
            <>
              <p>
                <output>
                  <strong className="linked-name" dir="auto">
                    {title}
                  </strong>{' '}
                  {found.length === 0
                    ? 'has no links to it any more.'
                    : `is linked from ${counted(found.length, 'place')}. Remove ${found.length === 1 ? 'that link' : 'those links'} first. Nothing was changed.`}
                </output>
              </p>
              {found.length > 0 && <Links referrers={found} hrefOf={hrefOf} />}
            </>
          )}
        </AnswerState>
      )}
    </Dialog>
  )
}
