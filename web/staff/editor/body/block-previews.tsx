import type { PortableTextObject } from '@portabletext/editor'
import { TriangleAlert } from 'lucide-react'
import { pictureOf, rowsOf, textOf } from '#web/blocks/block-types.ts'
import { CodeBlock } from '#web/blocks/code/code-block.tsx'
import { DataTable } from '#web/blocks/data-table.tsx'
import { Picture } from '#web/blocks/picture.tsx'

interface PreviewProps {
  readonly node: PortableTextObject
}

const shape = { widths: [640, 960] }

/** A picture with its caption, and a note if it has no alt text. */
export function PicturePreview({ node }: PreviewProps) {
  const picture = pictureOf(node)
  const alt = textOf(node['alt_text'])
  return (
    <figure className="article-picture">
      {picture === undefined ? (
        <p className="body-note">This picture was deleted from the CMS.</p>
      ) : (
        <Picture picture={{ ...picture, alt_text: alt }} shape={shape} sizes="640px" />
      )}
      {textOf(node['caption']) !== '' && <figcaption>{textOf(node['caption'])}</figcaption>}
      {node['asset'] !== undefined && alt.trim() === '' && (
        <p className="field-error">
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          <span>No alt text yet</span>
        </p>
      )}
    </figure>
  )
}

/** A code block, rendered as on the site. */
export function CodePreview({ node }: PreviewProps) {
  return (
    <CodeBlock
      code={textOf(node['code'])}
      language={textOf(node['language'])}
      filename={textOf(node['filename'])}
    />
  )
}

/** A table, rendered as on the site. */
export function TablePreview({ node }: PreviewProps) {
  const rows = rowsOf(node['rows'])
  if (rows.length === 0) return <p className="body-note">This table has no cells yet.</p>
  return (
    <DataTable
      rows={rows}
      headerRow={node['headerRow'] === true}
      caption={textOf(node['caption'])}
    />
  )
}

/** Note that the editor preserves an unknown block unchanged. */
export function UnknownPreview() {
  return <p className="body-note">You can’t edit this block here. You can move or remove it.</p>
}
