import { Link2, Mail, Share } from 'lucide-react'
import type { ArticleLink } from '#shared/content/article.ts'
import { labels } from './labels.ts'

export interface ReadOnProps {
  readonly title: string
  /** Path of the page of the current article. */
  readonly path: string
  /** Origin of the site. */
  readonly origin: string
  readonly previous: ArticleLink | null
  readonly next: ArticleLink | null
  /** Returns the path of the page of another article. */
  readonly pathOf: (slug: string) => string
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Row for sharing an article, and links to the previous and the next one. Style sheets show the buttons once `sharing.ts` handles them. */
export function ReadOn({ title, path, origin, previous, next, pathOf }: ReadOnProps) {
  const address = `${origin}${path}`
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  const neighbours = [
    [labels.previous, 'prev', previous],
    [labels.next, 'next', next],
  ] as const
  return (
    <>
      <div className="share-row" data-share-title={title} data-share-address={address}>
        <button type="button" className="share-native" data-share="native">
          <Share {...icon} />
          {labels.share}
        </button>
        <button type="button" className="share-copy" data-share="copy">
          <Link2 {...icon} />
          {labels.copy}
        </button>
        <a href={email}>
          <Mail {...icon} />
          {labels.email}
        </a>
        <output />
      </div>
      {(previous ?? next) !== null && (
        <nav className="neighbours" aria-label={labels.more}>
          {neighbours.map(
            ([label, rel, article]) =>
              article !== null && (
                <a key={rel} href={pathOf(article.slug)} rel={rel}>
                  <span className="label">{label}</span>{' '}
                  <span className="neighbour-title">{article.title}</span>
                </a>
              ),
          )}
        </nav>
      )}
    </>
  )
}
