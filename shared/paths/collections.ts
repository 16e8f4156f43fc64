import { paths } from './paths.ts'

const PARENTS = [paths.blogCategory(''), paths.blogTag(''), paths.author('')]

/** True for the path of a category, tag or author page. Only the content decides if such a page exists. */
export const isCollection = (pathname: string) =>
  PARENTS.some((parent) => {
    const rest = pathname.startsWith(parent) ? pathname.slice(parent.length) : ''
    return rest !== '' && !rest.includes('/')
  })
