import type { Suggestion } from '#shared/contracts/search.ts'
import type { ResultKind } from '#shared/contracts/search-view.ts'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { kindNames, searchPage } from '#shared/pages/search.ts'
import { paths } from '#shared/paths/paths.ts'
import type { SavedMatch } from '#web/lib/search/saved-search.ts'
import { openScheduling } from '#web/lib/overlays/open-scheduling.ts'

/** Name of the icon of a row. */
export type RowIcon =
  | 'page'
  | 'part'
  | 'article'
  | 'ask'
  | 'meeting'
  | 'dark'
  | 'light'
  | 'access'
  | 'recent'

/** Row of the palette: a link, or an action that runs on the current page. */
export interface Row {
  readonly icon: RowIcon
  readonly label: string
  readonly marks: readonly (readonly [number, number])[]
  readonly note?: string
  readonly href?: string
  readonly run?: () => void
  /** Keyboard shortcut with the same function as the row. */
  readonly keys?: string
}

const iconOf = (kind: ResultKind, url: string): RowIcon =>
  url.includes('#') ? 'part' : kind === 'article' || kind === 'example' ? 'article' : 'page'

/** Row for a suggested page, section, question or term. */
export const suggestedRow = ({ kind, title, title_marks: marks, url, page }: Suggestion): Row => ({
  icon: iconOf(kind, url),
  label: title,
  marks,
  note: page ?? kindNames[kind].one,
  href: url,
})

/**
 * Row for an article that is stored on this device. A click loads the complete page, because the service worker has no data for a
 * client-side navigation.
 */
export const savedRow = ({ title, titleMarks: marks, path }: SavedMatch): Row => ({
  icon: 'article',
  label: title,
  marks,
  note: searchPage.saved.kind,
  run: () => location.assign(path),
})

/** Title of a service as it is written inside a sentence. Abbreviations stay in capitals. */
const inSentence = (title: string) =>
  /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** Rows with the actions that are possible on the page at `pathname` in the given theme. */
export function actionRows(pathname: string, theme: string | undefined): readonly Row[] {
  const service = services.find(({ slug }) => paths.service(slug) === pathname)
  const other = theme === 'dark' ? 'light' : 'dark'
  return [
    {
      icon: 'ask',
      label: service === undefined ? 'Ask a question' : `Ask about ${inSentence(service.title)}`,
      marks: [],
      href: paths.contactAbout(service?.slug),
    },
    {
      icon: 'meeting',
      label: 'Book a 30-minute meeting',
      marks: [],
      run: () => {
        const isOpened = openScheduling({ service: service?.slug })
        if (!isOpened) location.assign(paths.booking(service?.slug))
      },
    },
    {
      icon: other,
      label: `Switch to ${other}`,
      marks: [],
      run: () => window.certaviaBoot?.choose('manual', other),
    },
    {
      icon: 'access',
      label: 'Accessibility settings',
      marks: [],
      keys: 'Alt A',
      run: () => document.querySelector<HTMLElement>('.access [data-opens]')?.click(),
    },
  ]
}

/** Pages that were opened with the palette, latest first. They are only in memory, and are lost when the page is reloaded or closed. */
let recent: readonly Row[] = []
const MOST_RECENT = 3

export const recentRows = () => recent

/** Adds a page to the pages that were opened with the palette. */
export function addRecent({ label, note, href }: Row): void {
  if (href === undefined) return
  const row: Row = { icon: 'recent', label, marks: [], href, ...(note !== undefined && { note }) }
  recent = [row, ...recent.filter((each) => each.href !== href)].slice(0, MOST_RECENT)
}
