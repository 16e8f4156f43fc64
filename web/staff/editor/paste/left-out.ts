import { listed } from '#shared/text/listed.ts'

/** Names of content that an article cannot contain, in the singular and the plural. */
const WORDS = {
  remotePictures: ['1 picture on another site', 'pictures on other sites'],
  lostPictures: ['1 picture that the clipboard only names', 'images that the clipboard only names'],
  drawings: ['1 drawing', 'drawings'],
  formulas: ['1 formula', 'formulas'],
  players: ['1 player or frame', 'players or frames'],
  fields: ['1 form field', 'form fields'],
  scripts: ['1 script', 'scripts'],
  comments: ['1 comment', 'comments'],
  deletions: ['1 deleted passage', 'deleted passages'],
  titles: ['the heading that repeats the title', 'headings that repeat the title'],
  rules: ['1 dividing line', 'dividing lines'],
  links: ['1 link that leads nowhere from here', 'links that lead nowhere from here'],
  cells: ['the end of 1 long table', 'ends of long tables'],
  blocks: ['1 block that a callout cannot hold', 'blocks that a callout cannot hold'],
} as const satisfies Record<string, readonly [one: string, many: string]>

export type LeftOutKind = keyof typeof WORDS

/** Counts the omitted content of a paste. */
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

function remedyOf(counts: ReadonlyMap<LeftOutKind, number>): string {
  const hasPictures = counts.has('remotePictures') || counts.has('lostPictures')
  if (hasPictures) return 'Save the images as files and drop them here.'
  if (counts.has('titles') && counts.size === 1) return 'The page already shows the title.'
  return counts.has('rules') && counts.size === 1 ? 'Use headings instead.' : 'Check the text.'
}

/** Sentence about the content that a paste has left out, with a suggested fix. Undefined if nothing was left out. */
export function leftOutText({ counts }: Pick<LeftOut, 'counts'>): string | undefined {
  if (counts.size === 0) return undefined
  const parts = [...counts].map(([kind, count]) => {
    const [one, many] = WORDS[kind]
    return count === 1 ? one : `${count} ${many}`
  })
  const isOne = counts.size === 1 && [...counts.values()].every((count) => count === 1)
  const all = listed(parts)
  const fact = `${all.charAt(0).toUpperCase()}${all.slice(1)} ${isOne ? 'was' : 'were'} left out`
  return `${fact} of what you pasted. ${remedyOf(counts)}`
}
