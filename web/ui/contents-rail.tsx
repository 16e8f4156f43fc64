import { useEffect, useState } from 'react'
import { FoldedPart } from './folded-part.tsx'

/** Heading of the article. Only headings of level 2 get a link. */
interface Heading {
  readonly id: string
  readonly text: string
  readonly level: number
  readonly number?: number
}

/** Distance of a line from the top of the window, in px. A heading above this line counts as read. */
const readingLine = 140

function useCurrent(sections: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const find = () => {
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < readingLine
      })
      setCurrent(passed.at(-1)?.id)
    }
    find()
    addEventListener('scroll', find, { passive: true })
    return () => removeEventListener('scroll', find)
  }, [sections])
  return current
}

/** Links to the sections of an article; the link to the current section is marked. Renders nothing for fewer than two sections. */
export function ContentsRail({ headings }: { readonly headings: readonly Heading[] }) {
  const [sections] = useState(() => headings.filter(({ level }) => level === 2))
  const current = useCurrent(sections)
  if (sections.length < 2) return null
  return (
    <nav className="contents-rail" aria-labelledby="contents-title">
      <h2 className="label" id="contents-title">
        Contents
      </h2>
      <FoldedPart title={`Contents: ${sections.length} sections`}>
        <ol>
          {sections.map(({ id, text, number }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <span aria-hidden="true">{number}</span>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </FoldedPart>
    </nav>
  )
}
