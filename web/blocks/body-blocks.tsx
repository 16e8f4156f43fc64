import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Link2 } from 'lucide-react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { toneOf } from '#shared/content/blocks/callout-tones.ts'
import { graphicOf } from '#shared/content/blocks/comparison.ts'
import type { BodyBlock } from '#shared/content/body-blocks.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { BlockGroup } from './block-group.tsx'
import { blocksOf, pictureOf, rowsOf, textOf } from './block-types.ts'
import { Callout } from './callout.tsx'
import { CodeBlock } from './code/code-block.tsx'
import { ComparisonTable } from './comparison/comparison-table.tsx'
import type { Heading } from './headings.ts'
import { Picture } from './picture.tsx'
import { groupsOf, readableBlocks } from './readable-blocks.ts'
import { inheritedStyles, textComponents } from './text-marks.tsx'

const pictureSizes = '(min-width: 1440px) 636px, (min-width: 1024px) 48vw, 92vw'

/** Number of callouts in which the current content is nested. */
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

type BlockComponent = (props: { readonly value: Readonly<Record<string, unknown>> }) => ReactNode

/** Components for all types of blocks except text. A field with a value of the wrong type is left out. */
export const blockComponents = {
  picture({ value }) {
    const picture = pictureOf(value)
    if (picture === undefined) return null
    return (
      <figure className="article-picture">
        <Picture picture={picture} shape={pictureShapes.body} sizes={pictureSizes} />
        {picture.caption !== null && picture.caption !== '' && (
          <figcaption>{picture.caption}</figcaption>
        )}
      </figure>
    )
  },
  codeBlock: ({ value }) => (
    <CodeBlock
      code={textOf(value['code'])}
      language={textOf(value['language'])}
      filename={textOf(value['filename'])}
    />
  ),
  callout: ({ value }) => (
    <Callout tone={toneOf(value['tone'])} title={textOf(value['title'])}>
      <CalloutContent content={value['content']} />
    </Callout>
  ),
  table: ({ value }) => (
    <ComparisonTable
      rows={rowsOf(value['rows'])}
      headerRow={value['headerRow'] === true}
      caption={textOf(value['caption'])}
      graphic={graphicOf(value['graphic'])}
    />
  ),
} satisfies Record<BodyBlock, BlockComponent>

/** Components for all elements except headings, which need the ids of the headings in the body. */
const plainComponents: PortableTextComponents = {
  ...textComponents,
  types: { ...textComponents.types, ...blockComponents },
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
      <div className={`article-heading heading-${known.level}`}>
        <Tag id={known.id}>
          {known.number !== undefined && (
            <span className="heading-number" aria-hidden="true">
              {known.number}
            </span>
          )}
          {children}
        </Tag>
        {/* The link is next to the heading, not inside it, so that its label is not part of the name of the heading. */}
        <a className="heading-link" href={`#${known.id}`} aria-label={`Link to “${known.text}”`}>
          <Link2 size={18} strokeWidth={1.6} aria-hidden="true" />
        </a>
      </div>
    )
  }
  return {
    ...plainComponents,
    block: {
      ...inheritedStyles,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
      normal: ({ children, value }) =>
        // Leaves out empty paragraphs. Editors use them as blank lines, but CSS defines the spacing.
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
