import { LRUCache } from 'lru-cache'
import { editDistance } from '#shared/text/edit-distance.ts'
import type { IndexStore } from './index-store.ts'
import { SEARCH_LIMITS } from './limits.ts'
import { stemOf, type Stem } from './words.ts'

/** Words of the site that are similar to an unknown word. */
export interface Similar {
  /** Stems of at most three similar words; empty if the site has no similar word. */
  readonly stems: readonly Stem[]
  /**
   * `spelling`: the words differ from the unknown word by one letter. `beginning`: they differ by two letters, or begin with the unknown
   * word.
   */
  readonly by: 'spelling' | 'beginning'
}

interface Cache {
  readonly version: number
  readonly words: LRUCache<string, Similar>
}

/** Maximum number of unknown words whose similar words are cached. */
const MOST_CACHED = 2_000

const caches = new WeakMap<IndexStore, Cache>()

function cacheOf(store: IndexStore): Cache['words'] {
  const known = caches.get(store)
  if (known?.version === store.version()) return known.words
  const words = new LRUCache<string, Similar>({ max: MOST_CACHED })
  caches.set(store, { version: store.version(), words })
  return words
}

/** Maximum number of wrong letters in a word of the given length. */
const mayBeWrong = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

const NONE: Similar = { stems: [], by: 'beginning' }

const beginningLike = (store: IndexStore, word: string): Similar => {
  if (word.length < 5) return NONE
  const stems = new Set(store.wordsThatBegin(word, 20).map(stemOf))
  return { stems: [...stems].slice(0, 3), by: 'beginning' }
}

function search(store: IndexStore, word: string): Similar {
  const most = mayBeWrong(word.length)
  if (most === 0) return beginningLike(store, word)
  const near = store
    // The first letter is rarely wrong. So only words with the same first letter are compared, about one word in twenty.
    .wordsOfLength(String.fromCodePoint(word.codePointAt(0) ?? 0), [
      Math.max(4, word.length - most),
      word.length + most,
    ])
    .map((other) => ({ other, distance: editDistance(word, other, most) }))
    .filter(({ distance }) => distance <= most)
  const least = Math.min(...near.map(({ distance }) => distance))
  const closest = near.filter(({ distance }) => distance === least).map(({ other }) => other)
  const found = [...new Set(closest)]
    .map((other) => ({ stem: stemOf(other), count: store.frequency(stemOf(other)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.stem < b.stem ? -1 : 1))
  if (found.length === 0) return beginningLike(store, word)
  const stems = found.slice(0, 2).map(({ stem }) => stem)
  return { stems, by: least === 1 ? 'spelling' : 'beginning' }
}

/**
 * Similar words of the site for an unknown word. The result is cached until the index changes. Empty for words of more than 40 characters.
 */
export function similarWords(store: IndexStore, word: string): Similar {
  if (word.length > SEARCH_LIMITS.word) return NONE
  const cache = cacheOf(store)
  const known = cache.get(word)
  if (known !== undefined) return known
  const found = search(store, word)
  cache.set(word, found)
  return found
}
