import { useEffect, useState } from 'react'
import { savedArticles } from './saved-articles.ts'
import { searchSaved, type SavedMatch } from './saved-search.ts'

/** Maximum number of articles. The search of the site has the same maximum number of suggestions. */
const MOST = 5

const NONE: readonly SavedMatch[] = []

/** Matches for a text among the articles that are stored on this device. Empty for an empty text. */
export function useSavedMatches(text: string): readonly SavedMatch[] {
  const [found, setFound] = useState({ for: '', matches: NONE })
  useEffect(() => {
    if (text === '' || !('caches' in globalThis)) return undefined
    let isOff = false
    savedArticles().then(
      (articles = []) => {
        if (!isOff) setFound({ for: text, matches: searchSaved(articles, text).slice(0, MOST) })
      },
      // Browsers reject access to caches in some private modes. The list then stays empty.
      () => undefined,
    )
    return () => {
      isOff = true
    }
  }, [text])
  return found.for === text ? found.matches : NONE
}
