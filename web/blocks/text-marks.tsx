import type { PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { isArticleType } from '#shared/content/status.ts'
import { record, textOf } from './block-types.ts'
import { forInheritedNames } from './inherited-names.ts'
import { TextLink } from './text-link.tsx'

const internalHref = (value: unknown) => {
  const target = record(record(value)?.['target'])
  const slug = textOf(target?.['slug'])
  if (slug === '') return undefined
  const type = textOf(target?.['type'])
  return contentTypes[isArticleType(type) ? type : 'blog'].paths.page(slug)
}

const marks: PortableTextComponents['marks'] = {
  ...forInheritedNames(({ children }: { readonly children?: ReactNode }) => <>{children}</>),
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  code: ({ children }) => <code>{children}</code>,
  // Replaces the underline component of the library, which writes a style attribute that the CSP forbids.
  underline: ({ children }) => <u>{children}</u>,
  'strike-through': ({ children }) => <s>{children}</s>,
  link: ({ children, value }) => <TextLink href={record(value)?.['href']}>{children}</TextLink>,
  internalLink: ({ children, value }) => <TextLink href={internalHref(value)}>{children}</TextLink>,
}

/** Components for styles with the name of an inherited property, such as `constructor` (see `inherited-names.ts`). */
export const inheritedStyles = forInheritedNames(
  ({ children }: { readonly children?: ReactNode }) => <p>{children}</p>,
)

/** Components for the text of any body: marks, line breaks, unknown names, and names of inherited properties. */
export const textComponents: PortableTextComponents = {
  marks,
  types: forInheritedNames(() => null),
  list: forInheritedNames(({ children }: { readonly children?: ReactNode }) => <ul>{children}</ul>),
  listItem: forInheritedNames(({ children }: { readonly children?: ReactNode }) => (
    <li>{children}</li>
  )),
  hardBreak: () => <br />,
  unknownType: () => null,
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
}
