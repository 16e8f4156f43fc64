import {
  defineAnnotation,
  defineBlockObject,
  defineContainer,
  defineDecorator,
  defineInlineObject,
  defineTextBlock,
  type RegistrableNode,
  type SchemaDefinition,
} from '@portabletext/editor'
import type { ReactNode } from 'react'
import { BODY_BLOCKS, blockDefinitions } from '#shared/content/body-blocks.ts'
import { blockEditors } from './block-editors.tsx'
import { ListItem } from './list-item.tsx'
import { ObjectBlock } from './object-block.tsx'

const tags = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' } as const

const tagOf = (style: string | undefined) =>
  Object.entries(tags).find(([name]) => name === style)?.[1] ??
  (style === 'blockquote' ? 'blockquote' : 'p')

const textBlock = defineTextBlock({
  type: 'block',
  render: ({ attributes, children, node }) => {
    const { style, listItem, level = 1 } = node
    if (listItem === undefined) {
      const Tag = tagOf(style)
      return (
        <Tag {...attributes} dir="auto">
          {children}
        </Tag>
      )
    }
    return (
      <ListItem attributes={attributes} id={node._key} kind={listItem} level={level}>
        {children}
      </ListItem>
    )
  },
})

const marks: Readonly<Record<string, (children: ReactNode) => ReactNode>> = {
  strong: (children) => <strong>{children}</strong>,
  em: (children) => <em>{children}</em>,
  code: (children) => <code>{children}</code>,
  underline: (children) => <u>{children}</u>,
  'strike-through': (children) => <s>{children}</s>,
}

/**
 * Renderers for the elements of a schema in the editor, similar to the site. Only types of the schema get one, because the editor warns of
 * renderers for other types.
 */
export const bodyNodes = ({ blockObjects = [] }: SchemaDefinition): RegistrableNode[] => [
  textBlock,
  defineDecorator({
    type: '*',
    render: ({ children, decorator }) => <>{marks[decorator]?.(children) ?? children}</>,
  }),
  defineAnnotation({
    type: '*',
    render: ({ children, annotation }) => (
      <span className="body-link" data-kind={annotation._type}>
        {children}
      </span>
    ),
  }),
  defineInlineObject({
    type: '*',
    render: ({ attributes, children, node }) => (
      <span {...attributes} className="body-unknown">
        {children}
        <span contentEditable={false}>{node._type}</span>
      </span>
    ),
  }),
  ...BODY_BLOCKS.filter((type) => blockObjects.some(({ name }) => name === type)).map((type) => {
    const { Frame } = blockEditors[type]
    const { content } = blockDefinitions.get(type) ?? {}
    return Frame === undefined || content === undefined
      ? defineBlockObject({ type, render: (props) => <ObjectBlock {...props} type={type} /> })
      : defineContainer({ type, arrayField: content, render: (props) => <Frame {...props} /> })
  }),
  defineBlockObject({ type: '*', render: (props) => <ObjectBlock {...props} /> }),
]
