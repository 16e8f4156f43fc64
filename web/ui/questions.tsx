import type { ReactNode } from 'react'
import { toAnchor } from '#shared/text/anchor.ts'

interface ShownQuestion {
  readonly question: string
  readonly answer: ReactNode
  /** Short text at the end of the line with the question. */
  readonly note?: ReactNode
}

interface QuestionsProps {
  readonly items: readonly ShownQuestion[]
}

/** Questions with answers that can be opened. The first answer is open. They are `details` elements, which work without JavaScript. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className="questions">
      {items.map(({ question, answer, note }, index) => (
        <details key={question} id={toAnchor(question)} open={index === 0}>
          <summary>
            <h3>{question}</h3>
            {note}
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
