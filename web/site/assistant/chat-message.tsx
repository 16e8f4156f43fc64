import { Fragment, memo, type ReactNode } from 'react'
import type { AnswerTable as Table } from '#shared/contracts/assistant.ts'
import { safeLink } from '#web/lib/page/href.ts'
import { HandOver } from './hand-over.tsx'
import { isPhone } from './is-phone.ts'
import type { Message } from './message.ts'
import { Unhelpful } from './unhelpful.tsx'
import { logWords } from './labels.ts'

/** Number of a source. It follows the last sentence that is based on this source. */
function FootNumber({ number }: { readonly number: number }) {
  return (
    <sup>
      <span className="sr-only">{logWords.source} </span>
      {number}
    </sup>
  )
}

interface AnswerTableProps {
  readonly table: Table
  /** Number of the source, after the caption of the table. */
  readonly foot: ReactNode
}

/** Table in an answer. It can be scrolled sideways if it is wider than the window. */
function AnswerTable({ table: { caption, columns, rows }, foot }: AnswerTableProps) {
  return (
    <section
      className="chat-table"
      aria-label={caption ?? `${logWords.table}: ${columns.join(', ')}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling table must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        {(caption !== undefined || foot !== null) && (
          <caption>
            {caption}
            {foot}
          </caption>
        )}
        {columns.length > 0 && (
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{logWords.item}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * Groups of the parts of an answer, as lists of the indices of the parts. A table is a group. Successive sentences are one group, which
 * becomes a paragraph.
 */
function groupsOf(parts: NonNullable<Message['parts']>): readonly (readonly number[])[] {
  const groups: number[][] = []
  for (const [index, { table }] of parts.entries()) {
    const isJoined = index > 0 && table === undefined && parts[index - 1]?.table === undefined
    if (isJoined) groups.at(-1)?.push(index)
    else groups.push([index])
  }
  return groups
}

/** Text of an answer. It consists of sentences with the numbers of their sources, or of paragraphs if no sentence has a source. */
function Words({ text, parts = [], sources = [] }: Message) {
  const isNumbered = parts.some(({ source }) => source !== undefined && source in sources)
  if (!isNumbered) return text.split(/\n+/u).map((line) => <p key={line}>{line}</p>)
  const numberAfter = (index: number) => {
    const { source } = parts[index] ?? {}
    const isLast = source !== parts[index + 1]?.source
    return source !== undefined && source in sources && isLast ? (
      <FootNumber number={source + 1} />
    ) : null
  }
  return groupsOf(parts).map((group) => {
    const [first = 0] = group
    const table = parts[first]?.table
    if (table !== undefined)
      return <AnswerTable key={first} table={table} foot={numberAfter(first)} />
    return (
      <p key={first}>
        {group.map((index) => (
          <Fragment key={index}>
            {index > first && ' '}
            {parts[index]?.text}
            {numberAfter(index)}
          </Fragment>
        ))}
      </p>
    )
  })
}

interface SourcesProps {
  readonly message: Message
  readonly minimise: () => void
}

/**
 * Pages that are the sources of an answer, as links. After a click on a link the window stays open, except on phones, where it covers the
 * page.
 */
function Sources({ message: { sources = [], parts = [] }, minimise }: SourcesProps) {
  const links = sources.map((source) => ({ ...source, link: safeLink(source.url) }))
  if (links.length === 0) return null
  const isNumbered = parts.some(({ source }) => source !== undefined)
  const leave = () => {
    if (isPhone()) minimise()
  }
  return (
    <ol className="chat-sources">
      {links.map(({ title, url, link }, index) => (
        <li key={url}>
          {isNumbered && <b>{index + 1}</b>}
          {link === undefined ? (
            title
          ) : (
            <a href={link.href} onClick={leave}>
              {title}
            </a>
          )}
          <span className="chat-path">{url.replace(/[?#].*/u, '')}</span>
        </li>
      ))}
    </ol>
  )
}

interface ChatMessageProps {
  readonly message: Message
  readonly minimise: () => void
}

/** Message of the conversation. The visitor's message is in a box at the right, the assistant's is next to a double rule. */
export const ChatMessage = memo(function ChatMessage({ message, minimise }: ChatMessageProps) {
  const { isBot, text, outcome } = message
  if (!isBot)
    return (
      <p className="chat-message chat-said">
        <span className="sr-only">{logWords.visitor} </span>
        {/* The words for screen readers are outside of this element. Otherwise `dir="auto"` would derive the text direction from them. */}
        <span className="chat-words" dir="auto">
          {text}
        </span>
      </p>
    )
  return (
    <div className="chat-message chat-answer">
      <span className="sr-only">{logWords.assistant}</span>
      <Words {...message} />
      <Sources message={message} minimise={minimise} />
      {outcome === 'answer' && (message.sources ?? []).length > 0 && (
        <Unhelpful message={message} />
      )}
      {(outcome === 'unknown' || outcome === 'hand_over') && <HandOver minimise={minimise} />}
    </div>
  )
})
