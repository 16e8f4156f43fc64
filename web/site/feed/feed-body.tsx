import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import type { Picture, PortableBlock } from '#shared/content/article.ts'
import { CALLOUT_TONES, toneOf } from '#shared/content/blocks/callout-tones.ts'
import type { BodyBlock } from '#shared/content/body-blocks.ts'
import { feedFile } from '#shared/content/pictures/picture-files.ts'
import { blocksOf, pictureOf, rowsOf, textOf } from '#web/blocks/block-types.ts'
import { blockComponents } from '#web/blocks/body-blocks.tsx'
import { CellText } from '#web/blocks/cell-text.tsx'
import { readableBlocks } from '#web/blocks/readable-blocks.ts'
import { inheritedStyles, textComponents } from '#web/blocks/text-marks.tsx'

/** Picture with its caption. It has a single file, because feed readers cannot choose among several files. */
export function FeedPicture({ picture }: { readonly picture: Picture }) {
  const file = feedFile(picture)
  const url = file?.url ?? picture.url
  if (url === null) return null
  return (
    <figure>
      {/* Lazy, because React adds a preload link to the markup for every image that is not lazy. */}
      <img
        src={url}
        alt={picture.alt_text}
        width={file?.width}
        height={file?.height}
        loading="lazy"
      />
      {picture.caption !== null && picture.caption !== '' && (
        <figcaption>{picture.caption}</figcaption>
      )}
    </figure>
  )
}

function FeedTable({ value }: { readonly value: Readonly<Record<string, unknown>> }) {
  const rows = rowsOf(value['rows'])
  const caption = textOf(value['caption'])
  if (rows.length === 0) return null
  return (
    <table>
      {caption !== '' && <caption>{caption}</caption>}
      <tbody>
        {rows.map((row, index) => {
          const Cell = index === 0 && value['headerRow'] === true ? 'th' : 'td'
          return (
            <tr key={index}>
              {row.map((cell, column) => (
                <Cell key={column}>
                  <CellText source={cell} />
                </Cell>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type BlockComponent = (props: { readonly value: Readonly<Record<string, unknown>> }) => ReactNode

/**
 * Components for blocks for which the site uses elements that feed readers remove. These components use elements that feed readers
 * preserve.
 */
const feedComponents = {
  picture({ value }) {
    const picture = pictureOf(value)
    return picture && <FeedPicture picture={picture} />
  },
  codeBlock: ({ value }) => (
    <pre>
      <code>{textOf(value['code'])}</code>
    </pre>
  ),
  callout: ({ value }) => (
    <blockquote>
      <p>
        <strong>{textOf(value['title']) || CALLOUT_TONES[toneOf(value['tone'])]}</strong>
      </p>
      <FeedBlocks body={readableBlocks(blocksOf(value['content']), 1)} />
    </blockquote>
  ),
  table: FeedTable,
} satisfies Partial<Record<BodyBlock, BlockComponent>>

const components: PortableTextComponents = {
  ...textComponents,
  types: { ...textComponents.types, ...blockComponents, ...feedComponents },
  block: inheritedStyles,
}

/** Blocks of a body, converted by {@link readableBlocks}. */
export function FeedBlocks({ body }: { readonly body: readonly PortableBlock[] }) {
  return <PortableText value={[...body]} components={components} onMissingComponent={false} />
}
