import type { PortableTextComponents } from '@portabletext/react'
import { paths } from '#shared/paths.ts'
import { record, textOf } from './block-types.ts'
import { TextLink } from './text-link.tsx'

const internalHref = (value: unknown) => {
  const target = record(record(value)?.['target'])
  const slug = textOf(target?.['slug'])
  if (slug === '') return undefined
  return target?.['type'] === 'caseStudy' ? paths.caseStudy(slug) : paths.blog(slug)
}

const marks: PortableTextComponents['marks'] = {
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  code: ({ children }) => <code>{children}</code>,
  // The library's own underline writes a style attribute, which the CSP forbids.
  underline: ({ children }) => <u>{children}</u>,
  'strike-through': ({ children }) => <s>{children}</s>,
  link: ({ children, value }) => <TextLink href={record(value)?.['href']}>{children}</TextLink>,
  internalLink: ({ children, value }) => <TextLink href={internalHref(value)}>{children}</TextLink>,
}

/** Running text of any body: what is marked in it, line breaks, and what is done with what nobody knows. */
export const textComponents: PortableTextComponents = {
  marks,
  hardBreak: () => <br />,
  unknownType: () => null,
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
}
