import type { SearchResult } from '#shared/contracts/search.ts'
import { kindNames } from '#shared/pages/search.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

function Result({ result }: { readonly result: SearchResult }) {
  const { kind, title, title_marks: titleMarks, url, section, text, further } = result
  return (
    <li>
      <p className="label">{kindNames[kind].one}</p>
      <h2>
        <a href={url}>
          <MarkedText text={title} marks={titleMarks} />
        </a>
      </h2>
      <p className="result-place">
        {url.split('#')[0]}
        {section !== null && (
          <>
            <span aria-hidden="true"> · </span>
            <a href={section.url}>{section.heading}</a>
          </>
        )}
      </p>
      {text !== '' && (
        <p className="result-text">
          <MarkedText text={text} marks={result.text_marks} />
        </p>
      )}
      {further.length > 0 && (
        <ul className="result-further">
          {further.map(({ heading, url: address }) => (
            <li key={address}>
              <a href={address}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Results of a search, best first. */
export function ResultList({ results }: { readonly results: readonly SearchResult[] }) {
  return (
    <ol className="results">
      {results.map((result) => (
        <Result key={result.url} result={result} />
      ))}
    </ol>
  )
}
