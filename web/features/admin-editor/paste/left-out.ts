import { listed } from '#shared/listed.ts'

/** What a paste may hold that an article cannot, one and several in words. */
const WORDS = {
  remotePictures: ['1 picture on another site', 'pictures on other sites'],
  lostPictures: [
    '1 picture that the clipboard only names',
    'pictures that the clipboard only names',
  ],
  drawings: ['1 drawing', 'drawings'],
  formulas: ['1 formula', 'formulas'],
  players: ['1 player or frame', 'players or frames'],
  fields: ['1 form field', 'form fields'],
  scripts: ['1 script', 'scripts'],
  comments: ['1 comment', 'comments'],
  deletions: ['1 deleted passage', 'deleted passages'],
  rules: ['1 dividing line', 'dividing lines'],
  links: ['1 link that leads nowhere from here', 'links that lead nowhere from here'],
  cells: ['the end of 1 long table', 'ends of long tables'],
  blocks: ['1 block that a callout cannot hold', 'blocks that a callout cannot hold'],
} as const satisfies Record<string, readonly [one: string, many: string]>

export type LeftOutKind = keyof typeof WORDS

/** Counts what a paste leaves out. */
export interface LeftOut {
  note(kind: LeftOutKind, count?: number): void
  readonly counts: ReadonlyMap<LeftOutKind, number>
}

export function createLeftOut(): LeftOut {
  const counts = new Map<LeftOutKind, number>()
  return {
    note: (kind, count = 1) => {
      if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count)
    },
    counts,
  }
}

/** What was left out, in a sentence that says what to do; undefined when nothing was. */
export function leftOutText({ counts }: Pick<LeftOut, 'counts'>): string | undefined {
  if (counts.size === 0) return undefined
  const parts = [...counts].map(([kind, count]) => {
    const [one, many] = WORDS[kind]
    return count === 1 ? one : `${count} ${many}`
  })
  const hasPictures = counts.has('remotePictures') || counts.has('lostPictures')
  const remedy = hasPictures ? ' Save the pictures as files and drop them here.' : ''
  return `Check the text. Left out: ${listed(parts)}.${remedy}`
}
