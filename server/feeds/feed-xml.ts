import { Feed } from 'feed'
import type { FeedFormat } from '#shared/paths/feed-paths.ts'

/** A feed without its entries. All addresses are absolute. */
export interface Channel {
  readonly title: string
  readonly description: string
  readonly language: string
  /** Publisher of the feed, who is named as the author of entries without an author. */
  readonly publisher: string
  /** Address of the page with the list of articles. */
  readonly link: string
  /** Address of the feed. */
  readonly self: string
}

/** An article in a feed. */
export interface FeedEntry {
  /** URL that stays the same if the article moves. */
  readonly id: string
  /** Absolute URL of the article. */
  readonly link: string
  readonly title: string
  readonly summary: string
  /** Full text as HTML. */
  readonly html: string
  readonly author?: string | undefined
  readonly subjects: readonly string[]
  /** Time of publication, ISO 8601; undefined if unknown. */
  readonly published: string | undefined
  readonly updated: string
}

/** Characters that XML 1.0 forbids or discourages: control characters, noncharacters, and halves of surrogate pairs. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu

const clean = (text: string) => text.replace(FORBIDDEN, '')

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text without `]]>`, the end of a CDATA section. The library escapes only the first one in a text. */
const inCdata = (text: string) => text.replaceAll(']]>', ']] >')

/** Text without `<`, which the library does not escape in attributes. */
const inAttribute = (text: string) => text.replaceAll('<', '‹')

/** Date that a text contains, or the date in `otherwise` if the text is not a date. */
function dateOf(text: string | undefined, otherwise: string): Date {
  const date = new Date(text ?? otherwise)
  return Number.isNaN(date.getTime()) ? new Date(otherwise) : date
}

const latest = (entries: readonly FeedEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated))))

/** XML text of a feed. It depends only on the channel and the entries. */
export function feedXml(
  format: FeedFormat,
  channel: Channel,
  entries: readonly FeedEntry[],
): string {
  const isAtom = format === 'atom'
  const feed = new Feed({
    id: channel.link,
    title: clean(channel.title),
    description: clean(channel.description),
    language: channel.language,
    author: { name: channel.publisher },
    link: channel.link,
    feed: channel.self,
    updated: latest(entries),
    generator: channel.publisher,
  })
  for (const entry of entries) {
    const title = clean(entry.title)
    const summary = escapeHtml(clean(entry.summary))
    const author = clean(entry.author ?? '')
    feed.addItem({
      id: entry.id,
      link: entry.link,
      // Titles are HTML in Atom and plain text in RSS.
      title: isAtom ? escapeHtml(title) : inCdata(title),
      description: summary,
      content: inCdata(clean(entry.html)) || summary || escapeHtml(title),
      date: new Date(entry.updated),
      published: dateOf(entry.published, entry.updated),
      category: entry.subjects.map((subject) => {
        const name = clean(subject)
        return isAtom ? { name: inAttribute(name), term: inAttribute(name) } : { name }
      }),
      // In RSS the element `author` contains an email address, so the name is in an element of Dublin Core.
      ...(author === ''
        ? {}
        : isAtom
          ? { author: [{ name: author }] }
          : { extensions: [{ name: 'dc:creator', objects: { _text: author } }] }),
    })
  }
  return isAtom ? feed.atom1() : feed.rss2()
}
