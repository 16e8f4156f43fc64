import type { ReactNode } from 'react'
import { toAnchor } from '#shared/text/anchor.ts'

interface ShownQuestion {
  readonly question: string
  readonly answer: ReactNode
}

interface QuestionsProps {
  readonly items: readonly ShownQuestion[]
  /** True if the first question is open when the page loads. */
  readonly firstOpen?: boolean
}

/** Questions whose answers can be opened. They are `details` elements, which work without JavaScript. */
export function Questions({ items, firstOpen = true }: QuestionsProps) {
  return (
    <div className="questions">
      {items.map(({ question, answer }, index) => (
        <details key={question} id={toAnchor(question)} open={firstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
