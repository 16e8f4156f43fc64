import { useMemo } from 'react'
import { ArticleBody } from '#web/blocks/article-body.tsx'
import { headingsOf } from '#web/blocks/headings.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { EditorState } from './editor-state.ts'

const shape = { widths: [640, 960], ratio: 2 }

/** The article as it will read, from what is in the form. */
function Reading({ type, form }: Pick<EditorState, 'type' | 'form'>) {
  const { title, body, cover_image: cover } = form
  const headings = useMemo(() => headingsOf(body), [body])
  return (
    <article className="preview article-text" dir="auto">
      <h1>{title === '' ? 'Untitled' : title}</h1>
      <p className="lede">{type === 'blog' ? form.excerpt : form.summary}</p>
      {cover !== null && <Picture picture={cover} shape={shape} sizes="720px" />}
      {type === 'caseStudy' &&
        [form.challenge, form.solution]
          .filter((text) => text !== '')
          .map((text) => <p key={text}>{text}</p>)}
      <ArticleBody body={body} headings={headings} />
    </article>
  )
}

interface PreviewDialogProps {
  readonly state: EditorState
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows what is being written as visitors would read it. Nothing of it leaves the browser. */
export function PreviewDialog({ state, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Preview" id="preview-dialog">
      {open && <Reading type={state.type} form={state.form} />}
    </Dialog>
  )
}
