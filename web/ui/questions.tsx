import type { ReactNode } from 'react'
import { toAnchor } from '#shared/anchor.ts'

interface ShownQuestion {
  readonly question: string
  readonly answer: ReactNode
}

/** Questions that open to their answers, the first open already. Native, so they work before and without scripts. */
export function Questions({ items }: { readonly items: readonly ShownQuestion[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }, index) => (
        <details key={question} id={toAnchor(question)} open={index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
