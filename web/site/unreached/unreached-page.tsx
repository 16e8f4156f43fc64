import './unreached.css'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { SourceError } from '#web/lib/content/content-source.ts'
import { words } from './labels.ts'
import { AGAIN, serverAnswers } from './server-answers.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { openSaved } from '#web/lib/search/open-saved.ts'
import { savedArticles } from '#web/lib/search/saved-articles.ts'
import type { SavedArticle } from '#web/lib/search/saved-search.ts'

/**
 * Loads the page once the server responds. Checks at an interval, and when the device is connected again. `load` resolves when the page was
 * loaded, or when loading has failed again.
 */
function useRetries(load: () => Promise<void>) {
  const [state, setState] = useState({ isCutOff: !navigator.onLine, said: '' })
  const retry = async (isAsked: boolean) => {
    if (isAsked) setState({ isCutOff: !navigator.onLine, said: words.trying })
    if (await serverAnswers()) await load()
    // Updates the reason that is shown. The device may be online again while the server is still unreachable. If the page was loaded, it
    // has already replaced this page.
    setState({ isCutOff: !navigator.onLine, said: isAsked ? words.failed : '' })
  }
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('online', () => void latest.current(false), { signal })
    addEventListener('offline', () => setState({ isCutOff: true, said: '' }), { signal })
    const timer = setInterval(() => {
      if (!document.hidden) void latest.current(false)
    }, AGAIN)
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [])
  return { ...state, retry }
}

/** Articles that are stored on this device. `undefined` until they have been read, `null` if the visitor does not allow storing them. */
function useSavedArticles(): readonly SavedArticle[] | null | undefined {
  const [saved, setSaved] = useState<readonly SavedArticle[] | null>()
  useEffect(() => {
    let isOff = false
    const set = (articles: readonly SavedArticle[] | null) => {
      if (!isOff) setSaved(articles)
    }
    if (!('caches' in globalThis)) return set(null)
    savedArticles().then(
      (articles) => set(articles ?? null),
      // Some private modes reject access to caches. The page then behaves as if the visitor did not allow storing articles.
      () => set(null),
    )
    return () => {
      isOff = true
    }
  }, [])
  return saved
}

function Saved({ articles }: { readonly articles: readonly SavedArticle[] | null }) {
  return (
    <section className="unreached-stored">
      <h2 className="label">{words.stored}</h2>
      {articles === null || articles.length === 0 ? (
        <p>{articles === null ? words.notAllowed : words.none}</p>
      ) : (
        <ul>
          {articles.map(({ path, title }) => (
            <li key={path}>
              <a href={path} onClick={openSaved}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** True if a copy of the page at this address is stored on this device. The service worker then returns the copy. */
const hasCopy = (articles: readonly SavedArticle[] | null | undefined) =>
  articles?.some(({ path }) => path === location.pathname) === true

interface UnreachedProps {
  readonly error: unknown
}

/** Page for an error of the connection: the reason, a retry button, and the articles stored on this device. */
function Unreached({ error }: UnreachedProps) {
  const { revalidate } = useRevalidator()
  // Reloads the page if its code is missing. React Router does not import code again after a failure.
  const { isCutOff, said, retry } = useRetries(async () => {
    if (error instanceof SourceError) await revalidate()
    else location.reload()
  })
  const saved = useSavedArticles()
  useEffect(() => {
    if (hasCopy(saved)) location.reload()
  }, [saved])
  const title = isCutOff ? words.title : words.unreached
  const lede = isCutOff ? words.lede : words.unreachedLede
  return (
    <div className="page unreached">
      <PageHead title={title} description={lede} noindex />
      <div role="alert">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <p className="actions">
        <button type="button" className="button" onClick={() => void retry(true)}>
          <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.again}
        </button>
      </p>
      <output className="unreached-said">{said}</output>
      {saved !== undefined && <Saved articles={saved} />}
    </div>
  )
}

/**
 * Shown instead of a page that could not be loaded during a navigation. For errors that have another cause than the connection, shows
 * `otherwise`.
 */
export function UnreachedPage({
  error,
  otherwise,
}: UnreachedProps & { readonly otherwise: ReactNode }) {
  // Keeps the first result, because `navigator.onLine` becomes true before the page is loaded again.
  const [isUnreached] = useState(() => error instanceof SourceError || !navigator.onLine)
  return isUnreached ? <Unreached error={error} /> : otherwise
}
