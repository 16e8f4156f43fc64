import { toAnchor } from '#shared/anchor.ts'
import type { Question } from '#shared/pages/page-copy.ts'

/** Questions that open to their answers, the first open already. Native, so they work before and without scripts. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
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
