import { useEffect, useState } from 'react'
import { searchPage } from '#shared/pages/search.ts'
import { openSaved } from '#web/lib/search/open-saved.ts'
import { savedArticles } from '#web/lib/search/saved-articles.ts'
import { searchSaved, type SavedMatch } from '#web/lib/search/saved-search.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

/** Articles on this device that match a query. Undefined until they have been read, or if no articles are stored. */
function useMatches(query: string): readonly SavedMatch[] | undefined {
  const [found, setFound] = useState<{ for: string; matches: readonly SavedMatch[] }>()
  useEffect(() => {
    if (query === '' || !('caches' in globalThis)) return undefined
    let isOff = false
    savedArticles().then(
      (articles = []) => {
        if (isOff || articles.length === 0) return
        setFound({ for: query, matches: searchSaved(articles, query) })
      },
      // Some private modes reject access to caches. Then there are no matches.
      () => undefined,
    )
    return () => {
      isOff = true
    }
  }, [query])
  return found?.for === query ? found.matches : undefined
}

/** Matches among the articles on this device, shown if the search on the server cannot be reached. */
export function Unavailable({ query }: { readonly query: string }) {
  const matches = useMatches(query)
  const { saved, problems } = searchPage
  return (
    <>
      <p role="alert" className="search-problem">
        {matches === undefined ? problems.unavailable : saved.note}
      </p>
      {matches?.length === 0 && <p>{saved.none}</p>}
      {matches !== undefined && matches.length > 0 && (
        <ol className="results">
          {matches.map(({ path, title, titleMarks, excerpt, excerptMarks }) => (
            <li key={path}>
              <p className="label">{saved.kind}</p>
              <h2>
                <a href={path} onClick={openSaved}>
                  <MarkedText text={title} marks={titleMarks} />
                </a>
              </h2>
              <p className="result-place">{path}</p>
              <p className="result-text">
                <MarkedText text={excerpt} marks={excerptMarks} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
