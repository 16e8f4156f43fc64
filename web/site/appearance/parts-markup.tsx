import { renderToStaticMarkup } from 'react-dom/server'
import { Part, type parts } from './parts.tsx'

const markup = (name: keyof typeof parts) => renderToStaticMarkup(<Part name={name} />)

/** The HTML of what stands in the shell of every page, drawn once. */
export const partsMarkup: Readonly<Record<keyof typeof parts, string>> = {
  theme: markup('theme'),
  access: markup('access'),
  menu: markup('menu'),
}
