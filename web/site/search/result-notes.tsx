import type { SearchAnswer } from '#shared/contracts/search.ts'
import { counted } from '#shared/text/count.ts'
import { paths } from '#shared/paths/paths.ts'

/** Line above the results with the corrected query, or with the synonyms that were searched too. */
export function ResultNote({ answer }: { readonly answer: SearchAnswer }) {
  const { query, corrected, synonyms } = answer
  const exact = paths.search({ text: query, isExact: true })
  if (corrected !== null) {
    return (
      <p className="result-note">
        Showing results for <b>{corrected}</b>. <a href={exact}>Search instead for “{query}”</a>
      </p>
    )
  }
  if (synonyms.length === 0) return null
  return (
    <p className="result-note">
      Includes results for{' '}
      {synonyms.map((name, index) => (
        <span key={name}>
          {index > 0 && (index === synonyms.length - 1 ? ' and ' : ', ')}
          <b>{name}</b>
        </span>
      ))}
      . <a href={exact}>Search for the exact words</a>
    </p>
  )
}

/** Corrected query that is suggested if a search has no results. */
export function DidYouMean({ suggestion }: Pick<SearchAnswer, 'suggestion'>) {
  if (suggestion === null) return null
  return (
    <p className="did-you-mean">
      Did you mean <a href={paths.search({ text: suggestion.query })}>{suggestion.query}</a>?{' '}
      <span>{counted(suggestion.count, 'result')}</span>
    </p>
  )
}
