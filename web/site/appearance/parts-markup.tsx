import { renderToStaticMarkup } from 'react-dom/server'
import { Part, type parts } from './parts.tsx'

const markup = (name: keyof typeof parts) => renderToStaticMarkup(<Part name={name} />)

/** HTML of the shell parts, rendered once on the server. */
export const partsMarkup: Readonly<Record<keyof typeof parts, string>> = {
  theme: markup('theme'),
  access: markup('access'),
  menu: markup('menu'),
}
