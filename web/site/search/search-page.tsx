import type { MouseEvent } from 'react'
import type { SearchAnswer, SearchView } from '#shared/contracts/search.ts'
import { kindNames, searchPage } from '#shared/pages/search.ts'
import { grouped } from '#shared/text/count.ts'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { createPart, useLoadPart } from '#web/ui/island/part.ts'
import { headingOf } from './labels.ts'
import { ResultList } from './result-list.tsx'
import { DidYouMean, ResultNote } from './result-notes.tsx'
import { SearchBox } from './search-box.tsx'

/** Kinds of results with their numbers of results. A kind without results is not a link. */
function Kinds({ view, answer }: { readonly view: SearchView; readonly answer: SearchAnswer }) {
  const { query: text, kind: chosen, isExact } = view
  const rows = [
    { kind: undefined, name: searchPage.everything, count: answer.total },
    ...answer.kinds.map(({ kind, count }) => ({ kind, name: kindNames[kind].many, count })),
  ]
  return (
    <nav className="search-kinds" aria-label={searchPage.kinds}>
      <ul>
        {rows.map(({ kind, name, count }) => (
          <li key={name}>
            {count === 0 && kind !== chosen ? (
              <span>
                {name} <span>{grouped(count)}</span>
              </span>
            ) : (
              <a
                href={paths.search({ text, kind, isExact })}
                aria-current={kind === chosen ? 'page' : undefined}
              >
                {name} <span>{grouped(count)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tips() {
  const { title, texts } = searchPage.tips
  return (
    <section className="search-tips">
      <h2 className="label">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

function Often() {
  const { title, pages } = searchPage.often
  return (
    <section className="search-often" aria-labelledby="often">
      <h2 className="label" id="often">
        {title}
      </h2>
      <ul className="results">
        {pages.map(({ kind, title: name, url, text }) => (
          <li key={url}>
            <p className="label">{kindNames[kind].one}</p>
            <h3>
              <a href={url}>{name}</a>
            </h3>
            <p className="result-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Opens the window of the assistant by a click on the assistant's button. If the page has no such button, the link leads to the contact
 * page.
 */
const openAssistant = (event: MouseEvent) => {
  const launcher = document.querySelector<HTMLElement>('[data-slot="chat-launcher"]')
  if (launcher === null) return
  event.preventDefault()
  launcher.click()
}

function Help() {
  const { title, text, assistant, contact } = searchPage.help
  return (
    <aside className="search-help">
      <h2 className="label">{title}</h2>
      <p>{text}</p>
      <ul>
        <li>
          <a className="text-link" href={paths.contact} onClick={openAssistant}>
            {assistant} <span aria-hidden="true">→</span>
          </a>
        </li>
        <li>
          <a className="text-link" href={paths.contact}>
            {contact} <span aria-hidden="true">→</span>
          </a>
        </li>
      </ul>
    </aside>
  )
}

function Paging({ view, answer }: { readonly view: SearchView; readonly answer: SearchAnswer }) {
  const { query: text, kind, isExact } = view
  const { page, limit, count, next, previous, results } = answer
  const first = (page - 1) * limit + 1
  const to = (target: number) => paths.search({ text, kind, isExact, page: target })
  return (
    <nav className="search-paging" aria-label="Pages of results">
      {previous !== null && (
        <a className="text-link" href={to(page - 1)}>
          <span aria-hidden="true">←</span> Previous page
        </a>
      )}
      {next !== null && (
        <a className="text-link" href={to(page + 1)}>
          Next page <span aria-hidden="true">→</span>
        </a>
      )}
      <p>
        Results {grouped(first)} to {grouped(first + results.length - 1)} of {grouped(count)}
      </p>
    </nav>
  )
}

const unavailable = createPart(async () => (await import('./unavailable.tsx')).Unavailable)

/** Message that the search is unavailable. It is replaced by the matches among the stored articles once the code for them is loaded. */
function Unreachable({ query }: { readonly query: string }) {
  useLoadPart(unavailable, true)
  const Matches = unavailable.current
  if (Matches !== undefined) return <Matches query={query} />
  return (
    <p role="alert" className="search-problem">
      {searchPage.problems.unavailable}
    </p>
  )
}

/** Search page: field, kinds, results and help. It works without JavaScript. */
export function SearchPage({ view }: { readonly view: SearchView }) {
  const { answer, problem, query } = view
  const hasResults = answer !== undefined && answer.results.length > 0
  const heading = headingOf(view)
  return (
    <div className="page search-page">
      <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current="Search" />
      <div className="search-head">
        <h1>{heading ?? searchPage.heading}</h1>
        <SearchBox query={query} kind={view.kind} />
        <output className="sr-only">{heading}</output>
      </div>
      {answer !== undefined && answer.total > 0 ? <Kinds view={view} answer={answer} /> : <Tips />}
      <div className="search-results">
        {problem === 'unavailable' && <Unreachable query={query} />}
        {problem !== undefined && problem !== 'unavailable' && (
          <p role="alert" className="search-problem">
            {searchPage.problems[problem]}
          </p>
        )}
        {answer !== undefined && <ResultNote answer={answer} />}
        {answer !== undefined && <DidYouMean suggestion={answer.suggestion} />}
        {hasResults ? (
          <>
            <ResultList results={answer.results} />
            <Paging view={view} answer={answer} />
          </>
        ) : (
          <Often />
        )}
      </div>
      <Help />
    </div>
  )
}
