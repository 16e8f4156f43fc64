/** HTML elements that are allowed in a post. Other words in angle brackets, such as `Vec<T>`, are treated as text. */
const ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside audio b bdi bdo big blockquote body br button canvas caption center ' +
    'cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption ' +
    'figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li ' +
    'link main map mark math menu meta meter nav noscript object ol optgroup option output p param picture pre ' +
    'progress q rp rt ruby s samp search section select small source span strike strong style script sub summary ' +
    'sup svg table tbody td tfoot th thead time tr track tt u ul var video wbr'
  ).split(' '),
)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** Element name that replaces `iframe`: HTML parsers treat everything between `<iframe>` and its closing tag as text. */
export const FRAME_ELEMENT = 'embedded-frame'

const hasPair = (html: string, name: string) =>
  new RegExp(String.raw`<${name}\b[\s\S]*</${name}\s*>`, 'i').test(html)

/**
 * Sanitizes inline HTML of a Markdown file, so that it can be inserted into other HTML. Unknown elements become text. A script or style
 * without an end tag also becomes text, because it would hide the rest of the post.
 */
export function safeRawHtml(html: string): string {
  return html
    .replaceAll(/<(?=[!?](?!--))/g, '&lt;')
    .replaceAll(/<(\/?)([a-zA-Z][\w:-]*)/g, (tag: string, slash: string, written: string) => {
      const name = written.toLowerCase()
      if (name === 'iframe') return `<${slash}${FRAME_ELEMENT}`
      if (!ELEMENTS.has(name)) return `&lt;${slash}${written}`
      if ((name === 'script' || name === 'style') && !hasPair(html, name)) {
        return `&lt;${slash}${written}`
      }
      return tag
    })
}
