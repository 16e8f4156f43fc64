import { posix } from 'node:path'
import { type ResolvedLink, resolvePlainLink } from '#shared/markdown/links.ts'
import { paths } from '#shared/paths/paths.ts'

/** The fields of a post that the resolution of links needs. */
export interface LinkablePost {
  readonly file: string
  readonly slug: string
  readonly id: string
  readonly status: string
  readonly fields: { readonly path: string | undefined; readonly aliases: readonly string[] }
}

/** Normalizes a path of the old site: removes leading and trailing slashes, `.html` and `index`. */
const bareAddress = (path: string) =>
  path
    .replaceAll(/^\/+|\/+$/g, '')
    .replace(/(^|\/)index(\.html?)?$/i, '')
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase()

const bareFile = (path: string) => path.replace(/(\/(index|README))?\.(md|markdown|mdx)$/i, '')

/**
 * Creates a resolver for links of posts. A link leads to another imported post if possible, otherwise to the old site if `origin` is set.
 * All other links remain unchanged.
 */
export function createLinkResolver(posts: readonly LinkablePost[], origin: string | undefined) {
  const byFile = new Map(posts.map((post) => [bareFile(post.file), post]))
  const byAddress = new Map(
    posts.flatMap((post) =>
      [post.fields.path, ...post.fields.aliases]
        .filter((path) => path !== undefined)
        .map((path) => [bareAddress(path), post] as const),
    ),
  )

  const toPost = (post: LinkablePost, fragment: string): ResolvedLink => {
    const href = paths.blog(post.slug) + fragment
    // A reference cannot have a fragment, and must not point to an unpublished document.
    return fragment === '' && post.status === 'published' ? { href, documentId: post.id } : { href }
  }

  const find = (path: string, from: LinkablePost): LinkablePost | undefined => {
    if (path.startsWith('@/')) {
      const file = bareFile(path.slice(2))
      return byFile.get(file) ?? posts.find((post) => bareFile(post.file).endsWith(`/${file}`))
    }
    if (path.startsWith('/')) return byAddress.get(bareAddress(path))
    const isText = /\.(md|markdown|mdx)$/i.test(path)
    const file = byFile.get(bareFile(posix.join(posix.dirname(from.file), path)))
    if (file || isText || from.fields.path === undefined) return file
    return byAddress.get(bareAddress(posix.join(posix.dirname(from.fields.path), path)))
  }

  return (href: string, from: LinkablePost): ResolvedLink => {
    const address = href.trim()
    const isHere = origin !== undefined && address.startsWith(`${origin}/`)
    const local = isHere ? address.slice(origin.length) : address
    if (!isHere && /^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(address)) return resolvePlainLink(address)
    const fragment = /#.*$/s.exec(local)?.[0] ?? ''
    const post = find(decodePath(local.replace(/[?#].*$/s, '')), from)
    if (post) return toPost(post, fragment)
    if (isHere) return resolvePlainLink(address)
    if (origin === undefined) {
      return {
        refused: `a link to ${address}, a page of the old site (give --origin to keep such links)`,
      }
    }
    const base = new URL(from.fields.path ?? '', `${origin}/`)
    return URL.canParse(address, base)
      ? resolvePlainLink(new URL(address, base).href)
      : { refused: `a link to ${address}, which is no address` }
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
