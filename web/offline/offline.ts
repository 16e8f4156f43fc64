/** Script of the offline page. It is a single file without imported chunks, because chunks may be missing while offline. */
import { paths } from '#shared/paths/paths.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { browserZone } from '#shared/time/browser-zone.ts'
import { zonedMoment } from '#shared/time/zoned-moment.ts'
import { savedArticles } from '#web/lib/search/saved-articles.ts'
import { searchSaved, type SavedArticle, type SavedMatch } from '#web/lib/search/saved-search.ts'
import { words } from '#web/site/unreached/labels.ts'
import { AGAIN, serverAnswers } from '#web/site/unreached/server-answers.ts'

const part = (name: string) => document.querySelector<HTMLElement>(`[data-offline="${name}"]`)

const say = (name: string, text: string) => {
  const element = part(name)
  if (element !== null) element.textContent = text
}

const show = (name: string) => part(name)?.removeAttribute('hidden')

/** Moment in the visitor's zone as text. */
const momentText = (at: Date) => zonedMoment(at.toISOString(), browserZone())

/** Shows why the page cannot be loaded: the device has no connection, or it is online but the server is unreachable. */
function tell(since: Date): void {
  const isCutOff = !navigator.onLine
  say('title', isCutOff ? words.title : words.unreached)
  say('lede', isCutOff ? words.lede : words.unreachedLede)
  say('address', location.pathname)
  say('since', `${isCutOff ? words.since : words.unreachedSince} ${momentText(since)}`)
  document.title = isCutOff ? words.title : words.unreached
  show('facts')
}

/** Returns a text as nodes, with the found words in `mark` elements. */
function marked(text: string, marks: SavedMatch['titleMarks']): readonly (Node | string)[] {
  let end = 0
  const pieces = marks.flatMap(([from, to]) => {
    const mark = document.createElement('mark')
    mark.textContent = text.slice(from, to)
    const before = text.slice(end, from)
    end = to
    return [before, mark]
  })
  return [...pieces, text.slice(end)]
}

function row(article: SavedArticle | SavedMatch): HTMLElement {
  const link = document.createElement('a')
  link.href = article.path
  const time = document.createElement('span')
  if (!Number.isNaN(article.at.getTime())) {
    time.textContent = `${words.storedAt} ${momentText(article.at)}`
  }
  const item = document.createElement('li')
  item.append(link, time)
  if (!('excerpt' in article)) {
    link.textContent = article.title
    return item
  }
  link.append(...marked(article.title, article.titleMarks))
  const excerpt = document.createElement('p')
  excerpt.append(...marked(article.excerpt, article.excerptMarks))
  item.append(excerpt)
  return item
}

/** Shows the stored articles that match the query, or all of them. */
function showMatches(articles: readonly SavedArticle[], query: string): void {
  const found = query.trim() === '' ? articles : searchSaved(articles, query)
  part('list')?.replaceChildren(...found.map(row))
  say('found', query.trim() === '' ? '' : words.found(found.length, articles.length))
}

function startSearch(articles: readonly SavedArticle[]): void {
  const field = document.querySelector<HTMLInputElement>('[data-offline="query"]')
  if (field === null || articles.length === 0) return
  show('search')
  // Takes the query from the address if the page that could not be loaded is the search page.
  if (location.pathname === paths.search()) {
    field.value = new URLSearchParams(location.search).get('q') ?? ''
  }
  field.addEventListener('input', () => showMatches(articles, field.value))
  field.form?.addEventListener('submit', (event) => event.preventDefault())
  showMatches(articles, field.value)
}

async function list(): Promise<void> {
  const stored = await savedArticles()
  part('list')?.replaceChildren(...(stored ?? []).map(row))
  if (stored === undefined || stored.length === 0) {
    say('empty', stored === undefined ? words.notAllowed : words.none)
    show('empty')
  } else startSearch(stored)
  show('stored')
}

const since = new Date()

let isTrying = false

/**
 * Loads the requested page if the server responds.
 * @param isAsked true if the visitor pressed the button. Screen readers then announce the result
 */
async function tryAgain(isAsked: boolean): Promise<void> {
  if (isTrying) return
  isTrying = true
  if (isAsked) say('said', words.trying)
  if (await serverAnswers()) return location.reload()
  // Updates the reason, which may have changed: the device is online again, but the server is still unreachable.
  tell(since)
  if (isAsked) say('said', words.failed)
  isTrying = false
}

tell(since)
list().catch(() => undefined)
part('again')?.addEventListener('click', () => void tryAgain(true))
if (history.length > 1) {
  show('back')
  part('back')?.addEventListener('click', () => history.back())
}
// Does not reload at the address of the offline page itself, because that would show the same page again, endlessly.
if (location.pathname !== workerPaths.offline) {
  addEventListener('online', () => void tryAgain(false))
  setInterval(() => {
    if (!document.hidden) void tryAgain(false)
  }, AGAIN)
}
addEventListener('offline', () => tell(since))
