import { renderToStaticMarkup } from 'react-dom/server'
import { MenuContents, type MenuShape } from './menu-contents.tsx'

const known = new Map<string, string>()

/** HTML of a menu's contents, rendered once. */
export function menuMarkup({ name, shape }: MenuShape): string {
  const key = `${name} ${shape}`
  const html = known.get(key) ?? renderToStaticMarkup(<MenuContents name={name} shape={shape} />)
  known.set(key, html)
  return html
}
