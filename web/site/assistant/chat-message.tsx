import { Fragment } from 'react'
import { safeLink } from '#web/lib/page/href.ts'
import { HandOver } from './hand-over.tsx'
import { isPhone } from './is-phone.ts'
import type { Message } from './message.ts'
import { Unhelpful } from './unhelpful.tsx'
import { logWords } from './labels.ts'

/** Number of a source, placed after the last sentence that is based on the source. */
function FootNumber({ number }: { readonly number: number }) {
  return (
    <sup>
      <span className="sr-only">{logWords.source} </span>
      {number}
    </sup>
  )
}

/** Text of an answer: sentences with the numbers of their sources, or paragraphs if no sentence has a source. */
function Words({ text, parts = [], sources = [] }: Message) {
  const isNumbered = parts.some(({ source }) => source !== undefined && source in sources)
  if (!isNumbered) return text.split(/\n+/u).map((line) => <p key={line}>{line}</p>)
  return (
    <p>
      {parts.map((part, index) => {
        const { source } = part
        const isLast = source !== parts[index + 1]?.source
        return (
          // The index is a safe key: a sentence can occur twice, and the order of sentences never changes.
          <Fragment key={index}>
            {index > 0 && ' '}
            {part.text}
            {source !== undefined && source in sources && isLast && (
              <FootNumber number={source + 1} />
            )}
          </Fragment>
        )
      })}
    </p>
  )
}

interface SourcesProps {
  readonly message: Message
  readonly minimise: () => void
}

/** Source pages of an answer. Following a link leaves the window open, except on phones, where the window covers the page. */
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
  /** All messages of the conversation. */
  readonly messages: readonly Message[]
  readonly minimise: () => void
}

/** One message: the visitor's in a box at the right, the assistant's next to a double rule. */
export function ChatMessage({ message, messages, minimise }: ChatMessageProps) {
  const { isBot, text, outcome } = message
  if (!isBot)
    return (
      <p className="chat-message chat-said">
        <span className="sr-only">{logWords.visitor} </span>
        {text}
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
      {(outcome === 'unknown' || outcome === 'hand_over') && (
        <HandOver messages={messages} minimise={minimise} />
      )}
    </div>
  )
}
