import { site } from '#shared/company/site.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { mcpPath } from '#shared/paths/mcp-path.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'

/** A page or article in the summary of the site. */
export interface LlmsEntry {
  /** Heading of the section that contains the entry. */
  readonly section: string
  /** Path of the page. */
  readonly path: string
  readonly title: string
  readonly description: string
}

/** Maximum number of articles in a section. The sitemap contains all articles. */
const MOST_ARTICLES = 50

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Escapes text for the label of a link. */
const label = (text: string) => oneLine(text).replaceAll(/[\\[\]]/g, String.raw`\$&`)

/**
 * Returns the summary of the site for language models (llmstxt.org), with links to the Markdown versions of all pages and of the newest
 * articles.
 * @param options.articles articles, newest first within each section
 * @param options.absolute returns the absolute URL of a path
 */
export function llmsText(options: {
  readonly pages: readonly LlmsEntry[]
  readonly articles: readonly LlmsEntry[]
  readonly absolute: (path: string) => string
}): string {
  const { pages, articles, absolute } = options
  const lineOf = ({ path, title, description }: LlmsEntry) =>
    `- [${label(title)}](${absolute(markdownPath(path))}): ${oneLine(description)}`
  const sections = new Map<string, string[]>()
  const add = (entries: readonly LlmsEntry[], most = Infinity) => {
    for (const entry of entries) {
      const lines = sections.get(entry.section) ?? []
      sections.set(entry.section, lines)
      if (lines.length < most) lines.push(lineOf(entry))
    }
  }
  add(pages)
  // The first entry of a section of articles is the page that lists them, so the section has one more entry.
  add(articles, MOST_ARTICLES + 1)
  return [
    `# ${site.product}`,
    '',
    `> ${oneLine(site.description)}`,
    '',
    `Each page and article has a Markdown version: add .md to its address. ${absolute(wellKnownPaths.sitemap)} lists all addresses.`,
    '',
    `Programs can search and read the site through the Model Context Protocol at ${absolute(mcpPath)} (streamable HTTP, no sign-in).`,
    '',
    ...[...sections].flatMap(([section, lines]) => [`## ${section}`, '', ...lines, '']),
  ].join('\n')
}
