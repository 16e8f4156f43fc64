import { useEditor } from '@portabletext/editor'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { useState, type SyntheticEvent } from 'react'
import { safeLink } from '#web/lib/page/href.ts'
import { textOf } from '#web/blocks/block-types.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { takesFocus } from '#web/ui/form/takes-focus.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ArticleSearch, type FoundArticle } from '#web/staff/editor/article-search.tsx'
import { linkPlace, removeLink, setLink } from './link-target.ts'

interface LinkDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Dialog that sets, changes or removes the link at the caret. */
export function LinkDialog({ open, onClose }: LinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Link" id="link-dialog">
      {open && <LinkForm onClose={onClose} />}
    </Dialog>
  )
}

const WRONG = 'Start with https://, mailto:, tel:, or / for a page of this site'

function LinkForm({ onClose }: Pick<LinkDialogProps, 'onClose'>) {
  const editor = useEditor()
  const [place] = useState(() => linkPlace(editor))
  const [href, setHref] = useState(() => textOf(place.link?.['href']))
  const [text, setText] = useState('')
  const [kind, setKind] = useState<FoundArticle['type']>('blog')
  const [problem, setProblem] = useState<string>()
  const isArticle = place.link?._type === 'internalLink'
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = href.trim()
    if (safeLink(address) === undefined) return setProblem(WRONG)
    setLink(editor, place, { kind: 'address', href: address }, text || address)
    onClose()
  }
  const pick = (article: FoundArticle) => {
    setLink(editor, place, { kind: 'article', article }, text || article.title)
    onClose()
  }
  return (
    <div className="edit-form">
      {isArticle && (
        <p className="field-hint">This link leads to an article. Choose another below.</p>
      )}
      <form className="edit-form" onSubmit={submit} noValidate>
        {!place.isWords && (
          <TextField
            label="Link text"
            name="link-text"
            optional
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <TextField
          label="Address"
          name="link-href"
          hint="https://…, mailto:…, tel:…, or a page of this site such as /contact"
          error={problem}
          ref={takesFocus}
          inputMode="url"
          value={href}
          onChange={(event) => {
            setHref(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <div className="edit-actions">
          <button type="submit" className="button">
            Set link
          </button>
          {place.link !== undefined && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                removeLink(editor, place)
                onClose()
              }}
            >
              Remove link
            </button>
          )}
        </div>
      </form>
      <section className="link-articles" aria-label="Link to an article">
        <h3>Or link to an article</h3>
        <p className="field-hint">The link keeps working if the article’s URL changes.</p>
        <div className="edit-toggle">
          {ARTICLE_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={kind === type}
              onClick={() => setKind(type)}
            >
              {contentTypes[type].plural}
            </button>
          ))}
        </div>
        <ArticleSearch key={kind} type={kind} name="link-search" label="Find" onPick={pick} />
      </section>
    </div>
  )
}
