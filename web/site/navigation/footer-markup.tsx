import { renderToStaticMarkup } from 'react-dom/server'
import { FooterContents } from './footer-contents.tsx'

const known = new Map<number, string>()

/** HTML of the footer for a year, rendered once. */
export function footerMarkup(year: number): string {
  const html = known.get(year) ?? renderToStaticMarkup(<FooterContents year={year} />)
  known.set(year, html)
  return html
}
