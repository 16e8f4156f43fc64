import type { ReactNode } from 'react'
import { highlightLines, type Token } from './highlight.ts'
import { ListingCopyButton } from '../listing/listing-copy.tsx'

const setToken = ({ kind, text }: Token, index: number): ReactNode =>
  kind === 'plain' ? (
    text
  ) : (
    <span key={index} className={`code-${kind}`}>
      {text}
    </span>
  )

/** Code listing with file name or language, numbered lines and a copy button. */
export function CodeBlock({
  code,
  language,
  filename,
}: {
  readonly code: string
  readonly language: string
  readonly filename: string
}) {
  const lines = highlightLines(code.replace(/\n$/, ''), language)
  const name = filename || language || 'Code'
  return (
    <figure className="code">
      <figcaption>
        <span>{name}</span>
        <ListingCopyButton />
      </figcaption>
      {/* Focusable, because users must be able to scroll the region by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name} data-language={language || undefined}>
        <code>
          {lines.map((line, index) => (
            <span key={index}>
              {line.map(setToken)}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
