import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { BlockGroup } from './block-group.tsx'
import { blocksOf, pictureOf, rowsOf, textOf } from './block-types.ts'
import { Callout, toneOf } from './callout.tsx'
import { CodeBlock } from './code/code-block.tsx'
import { DataTable } from './data-table.tsx'
import type { Heading } from './headings.ts'
import { Picture } from './picture.tsx'
import { groupsOf, readableBlocks } from './readable-blocks.ts'
import { inheritedStyles, textComponents } from './text-marks.tsx'

/** Types of blocks in a body, other than text blocks (`block`). */
const BLOCK_KINDS = ['picture', 'codeBlock', 'callout', 'table'] as const
type BlockKind = (typeof BLOCK_KINDS)[number]

const pictureSizes = '(min-width: 1440px) 636px, (min-width: 1024px) 48vw, 92vw'

/** Number of callouts that enclose the current content. */
const CalloutDepth = createContext(0)

function CalloutContent({ content }: { readonly content: unknown }) {
  const depth = use(CalloutDepth) + 1
  return (
    <CalloutDepth value={depth}>
      <PortableText
        value={readableBlocks(blocksOf(content), depth)}
        components={plainComponents}
        onMissingComponent={false}
      />
    </CalloutDepth>
  )
}

function renderBlock(kind: BlockKind, block: Readonly<Record<string, unknown>>): ReactNode {
  switch (kind) {
    case 'picture': {
      const picture = pictureOf(block)
      if (picture === undefined) return null
      return (
        <figure className="article-picture">
          <Picture picture={picture} shape={pictureShapes.body} sizes={pictureSizes} />
          {picture.caption !== null && picture.caption !== '' && (
            <figcaption>{picture.caption}</figcaption>
          )}
        </figure>
      )
    }
    case 'codeBlock':
      return (
        <CodeBlock
          code={textOf(block['code'])}
          language={textOf(block['language'])}
          filename={textOf(block['filename'])}
        />
      )
    case 'callout':
      return (
        <Callout tone={toneOf(block['tone'])} title={textOf(block['title'])}>
          <CalloutContent content={block['content']} />
        </Callout>
      )
    case 'table':
      return (
        <DataTable
          rows={rowsOf(block['rows'])}
          headerRow={block['headerRow'] === true}
          caption={textOf(block['caption'])}
        />
      )
  }
}

const types: PortableTextComponents['types'] = {
  ...textComponents.types,
  ...Object.fromEntries(
    BLOCK_KINDS.map((kind) => [
      kind,
      ({ value }: { readonly value: Readonly<Record<string, unknown>> }) =>
        renderBlock(kind, value),
    ]),
  ),
}

/** Components for all content except headings, whose components need the ids of the headings in the body. */
const plainComponents: PortableTextComponents = {
  ...textComponents,
  types,
  block: { ...inheritedStyles, blockquote: ({ children }) => <blockquote>{children}</blockquote> },
}

function componentsFor(headings: readonly Heading[]): PortableTextComponents {
  const byKey = new Map(headings.map((heading) => [heading.key, heading]))
  const heading = ({
    children,
    value,
  }: {
    readonly children?: ReactNode
    readonly value: { readonly _key?: string | undefined }
  }) => {
    const known = byKey.get(value._key ?? '')
    if (known === undefined) return null
    const Tag = `h${known.level}` as const
    return (
      <Tag id={known.id} className="article-heading">
        {known.number !== undefined && (
          <span className="heading-number" aria-hidden="true">
            {known.number}
          </span>
        )}
        {children}
      </Tag>
    )
  }
  return {
    ...plainComponents,
    block: {
      ...inheritedStyles,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
      normal: ({ children, value }) =>
        // Omits empty paragraphs, which editors use as blank lines, because CSS defines the spacing.
        value.children.every((child) => textOf(child['text']).trim() === '') ? null : (
          <p>{children}</p>
        ),
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: heading,
    },
  }
}

export interface BodyBlocksProps {
  /** Id of the document. */
  readonly document: string
  readonly body: readonly PortableBlock[]
  /** Headings of the same body. */
  readonly headings: readonly Heading[]
}

/** Blocks of a body in order. */
export function BodyBlocks({ document, body, headings }: BodyBlocksProps) {
  const components = useMemo(() => componentsFor(headings), [headings])
  const groups = useMemo(() => groupsOf(readableBlocks(body)), [body])
  return groups.map((blocks, index) => (
    <BlockGroup key={index} document={document} blocks={blocks} components={components} />
  ))
}
