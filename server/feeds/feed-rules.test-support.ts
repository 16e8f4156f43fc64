import { childrenOf, textOf, type XmlElement } from './parsed-xml.test-support.ts'

const ATOM = 'http://www.w3.org/2005/Atom'

/** Entry of a feed with the fields that RSS and Atom have in common. */
interface Entry {
  readonly id: string | undefined
  readonly link: string | undefined
  readonly title: string | undefined
  readonly html: string | undefined
  readonly dates: readonly (string | undefined)[]
}

/** A feed with the fields that RSS and Atom have in common. */
export interface ReadFeed {
  readonly root: XmlElement
  readonly self: string | undefined
  readonly link: string | undefined
  readonly dates: readonly (string | undefined)[]
  readonly entries: readonly Entry[]
}

const linkOf = (element: XmlElement, rel: string) =>
  childrenOf(element, 'link').find(
    ({ namespace, attributes }) => namespace === ATOM && (attributes['rel'] ?? 'alternate') === rel,
  )?.attributes['href']

/** Reads an RSS or Atom feed. */
export function readFeed(root: XmlElement): ReadFeed {
  if (root.name === 'feed') {
    return {
      root,
      self: linkOf(root, 'self'),
      link: linkOf(root, 'alternate'),
      dates: [textOf(root, 'updated')],
      entries: childrenOf(root, 'entry').map((entry) => ({
        id: textOf(entry, 'id'),
        link: linkOf(entry, 'alternate'),
        title: textOf(entry, 'title'),
        html: textOf(entry, 'content'),
        dates: [textOf(entry, 'updated'), textOf(entry, 'published')],
      })),
    }
  }
  const [channel = root] = childrenOf(root, 'channel')
  return {
    root,
    self: linkOf(channel, 'self'),
    link: childrenOf(channel, 'link').find(({ namespace }) => namespace === '')?.text,
    dates: [textOf(channel, 'lastBuildDate')],
    entries: childrenOf(channel, 'item').map((item) => ({
      id: textOf(item, 'guid'),
      link: textOf(item, 'link'),
      title: textOf(item, 'title'),
      html: textOf(item, 'encoded'),
      dates: [textOf(item, 'pubDate')],
    })),
  }
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/

const isAbsolute = (address: string | undefined) =>
  address !== undefined && /^https:\/\/[^/\s]+\/?\S*$/.test(address)

const every = (feed: ReadFeed, holds: (entry: Entry) => boolean) => feed.entries.every(holds)

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

/** Rules of the W3C feed validator, each with a predicate for a feed and its XML text. */
export const feedRules: readonly (readonly [
  rule: string,
  holds: (feed: ReadFeed, xml: string) => boolean,
])[] = [
  [
    'the root is RSS 2.0 or an Atom feed',
    ({ root }) =>
      root.name === 'feed' ? root.namespace === ATOM : root.attributes['version'] === '2.0',
  ],
  [
    'the declaration names UTF-8',
    (_, xml) => xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'),
  ],
  [
    'no character is forbidden or discouraged in XML',
    // oxlint-disable-next-line no-control-regex -- the rule is about control characters
    (_, xml) => !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/.test(xml),
  ],
  [
    'the feed has a title',
    ({ root }) =>
      (textOf(root.name === 'feed' ? root : (childrenOf(root, 'channel')[0] ?? root), 'title') ??
        '') !== '',
  ],
  [
    'an RSS channel has a description',
    ({ root }) =>
      root.name === 'feed' ||
      childrenOf(root, 'channel').every((channel) => (textOf(channel, 'description') ?? '') !== ''),
  ],
  [
    'an Atom feed has an id and an author',
    ({ root }) =>
      root.name !== 'feed' ||
      (isAbsolute(textOf(root, 'id')) &&
        childrenOf(root, 'author').every((author) => (textOf(author, 'name') ?? '') !== '') &&
        childrenOf(root, 'author').length === 1),
  ],
  ['the link to itself is absolute', ({ self }) => isAbsolute(self)],
  ['the link to the list is absolute', ({ link }) => isAbsolute(link)],
  [
    'dates have the format of RSS or Atom',
    ({ root, dates, entries }) => {
      const form = root.name === 'feed' ? RFC_3339 : RFC_822
      const all = [...dates, ...entries.flatMap((entry) => entry.dates)]
      return all.every((date) => date !== undefined && form.test(date))
    },
  ],
  ['each entry has a title', (feed) => every(feed, ({ title }) => (title ?? '') !== '')],
  ['each entry has an absolute link', (feed) => every(feed, ({ link }) => isAbsolute(link))],
  ['each entry has an absolute id', (feed) => every(feed, ({ id }) => isAbsolute(id))],
  ['ids are unique', ({ entries }) => isUnique(entries.map(({ id }) => id))],
  ['links are unique', ({ entries }) => isUnique(entries.map(({ link }) => link))],
  ['each entry has a text', (feed) => every(feed, ({ html }) => (html ?? '') !== '')],
  [
    'the author of an RSS item contains an email address',
    ({ root }) =>
      root.name === 'feed' ||
      childrenOf(root, 'channel').every((channel) =>
        childrenOf(channel, 'item').every((item) =>
          childrenOf(item, 'author').every(({ text }) => text.includes('@')),
        ),
      ),
  ],
  [
    'an RSS id that is not the address of a page has isPermaLink="false"',
    ({ root }) =>
      childrenOf(root, 'channel').every((channel) =>
        childrenOf(channel, 'item').every((item) =>
          childrenOf(item, 'guid').every(({ attributes }) => attributes['isPermaLink'] === 'false'),
        ),
      ),
  ],
  [
    'texts of Atom are HTML',
    ({ root }) =>
      childrenOf(root, 'entry').every((entry) =>
        ['title', 'content', 'summary'].every((name) =>
          childrenOf(entry, name).every(({ attributes }) => attributes['type'] === 'html'),
        ),
      ),
  ],
]
