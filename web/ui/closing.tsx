import type { Invitation } from '#shared/pages/invitation.ts'
import { Actions } from './actions.tsx'

/** Sentences of a text, each with the space before it. Screen readers and copied text need these spaces between sentences. */
const sentences = (text: string): readonly string[] => text.match(/.+?[.?](?= |$)/gu) ?? [text]

interface ClosingProps {
  /** Text of two or three short sentences. */
  readonly text: string
  readonly actions: Invitation
}

/** Closing section of a page, with each sentence on its own line and a wave band above the footer. */
export function Closing({ text, actions }: ClosingProps) {
  return (
    <section className="closing">
      <div className="page closing-text">
        <h2>
          {sentences(text).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </h2>
        <Actions {...actions} />
      </div>
      <div className="closing-band" />
    </section>
  )
}
