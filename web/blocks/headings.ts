import type { PortableBlock } from '#shared/content/article.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { plainText, textOf } from './block-types.ts'

/** Heading of a body, with the id to which links lead. */
export interface Heading {
  /** Key of the block. */
  readonly key: string
  readonly id: string
  readonly text: string
  readonly level: 2 | 3 | 4
  /** Number of a heading of level 2, counted from 1. Absent for headings of other levels. */
  readonly number?: number
}

const levels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** Headings of a body in order. A repeated id gets a number as its suffix. */
export function headingsOf(body: readonly PortableBlock[]): readonly Heading[] {
  const used = new Map<string, number>()
  let number = 0
  return body.flatMap((block): readonly Heading[] => {
    const level = block._type === 'block' ? levels[textOf(block['style'])] : undefined
    const text = level === undefined ? '' : plainText(block).trim()
    if (level === undefined || text === '') return []
    const base = toAnchor(text)
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    const id = count === 1 ? base : `${base}-${count}`
    if (level !== 2) return [{ key: block._key, id, text, level }]
    number += 1
    return [{ key: block._key, id, text, level, number }]
  })
}
