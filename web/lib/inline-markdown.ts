/** A piece of a table cell. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] }

const pattern =
  /(?<code>`[^`]+`)|(?<strong>\*\*(?=\S)(?:[^*]|\*(?!\*))+\*\*)|(?<em>\*(?=\S)[^*]+\*)|\[(?<label>[^\]]*)\]\((?<href>[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g

/** The inline Markdown that table cells accept: `code`, **strong**, *emphasis* and [links](url). Anything else is text. */
export function parseInline(source: string): readonly Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of source.matchAll(pattern)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) })
    end = match.index + match[0].length
    const { code, strong, em, label, href } = match.groups ?? {}
    if (code !== undefined) pieces.push({ kind: 'code', text: code.slice(1, -1) })
    else if (strong !== undefined) {
      pieces.push({ kind: 'strong', content: parseInline(strong.slice(2, -2)) })
    } else if (em !== undefined) pieces.push({ kind: 'em', content: parseInline(em.slice(1, -1)) })
    else pieces.push({ kind: 'link', href: href ?? '', content: parseInline(label ?? '') })
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) })
  return pieces
}
