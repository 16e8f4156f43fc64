import { LRUCache } from 'lru-cache'
import { encodeAnswer, type EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import type { Dependencies } from '#shared/content/change-tags.ts'

/** What an answer says, and what it depends on. */
export interface Said {
  readonly data: unknown
  /** The answer changes only when a change carries one of these. */
  readonly tags: ReadonlySet<string>
  readonly types: readonly string[]
}

/** A REST answer kept whole, with its compressed forms prepared. */
export interface PreparedAnswer extends EncodedAnswer, Said {}

type Make = () => Promise<{ readonly data: unknown; readonly dependencies: Dependencies }>

/** Answers by request line, dropped when what they show changes. */
export interface PreparedAnswers {
  get(key: string): PreparedAnswer | undefined
  /**
   * The kept answer, else the one that `make` gives, which is then kept unless something changed meanwhile. Callers who
   * ask at the same time wait for one making.
   */
  getOrMake(key: string, make: Make): Promise<PreparedAnswer>
  /** The same without the forms that go over the wire, for a page that is filled in this process. */
  read(key: string, make: Make): Promise<Said>
  invalidate(tags: Iterable<string>): void
}

/** An answer as it is kept. Nobody has asked for its forms while there are none. */
interface Kept {
  readonly said: Said
  /** Characters of its text. */
  readonly length: number
  readonly prepared?: PreparedAnswer
}

async function prepare(said: Said): Promise<PreparedAnswer> {
  const answer = await encodeAnswer({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(said.data),
  })
  return { ...answer, ...said }
}

/** What is held at most unless told, bytes. */
const MAX_BYTES = 32 * 1024 * 1024

/** @param options.maxBytes upper bound of what is held; the least recently used answers go first */
export function createPreparedAnswers(
  options: { readonly maxBytes?: number } = {},
): PreparedAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: options.maxBytes ?? MAX_BYTES,
    // The data takes about as much as the text that is made of it.
    sizeCalculation: ({ length, prepared }) =>
      length +
      (prepared === undefined
        ? 0
        : prepared.body.length + prepared.brotli.length + prepared.gzip.length) +
      1024,
  })
  const making = new Map<string, Promise<Kept>>()
  const preparing = new Map<string, Promise<PreparedAnswer>>()
  let changes = 0

  /** Whoever asks for a key while it is worked on waits for the same work. */
  const once = <Result>(
    underWay: Map<string, Promise<Result>>,
    key: string,
    work: () => Promise<Result>,
  ) => {
    const waiting = underWay.get(key)
    if (waiting !== undefined) return waiting
    const started = work().finally(() => {
      if (underWay.get(key) === started) underWay.delete(key)
    })
    underWay.set(key, started)
    return started
  }

  const sayNow = async (key: string, make: Make): Promise<Kept> => {
    const since = changes
    const { data, dependencies } = await make()
    const { tags, types } = dependencies
    const said = { data, tags: new Set(tags), types }
    const answer = { said, length: JSON.stringify(data).length }
    if (changes === since) kept.set(key, answer)
    return answer
  }

  const say = async (key: string, make: Make) =>
    kept.get(key) ?? (await once(making, key, () => sayNow(key, make)))

  const prepareNow = async (key: string, make: Make) => {
    const since = changes
    const answer = await say(key, make)
    const prepared = await prepare(answer.said)
    if (changes === since) kept.set(key, { ...answer, prepared })
    return prepared
  }

  return {
    get: (key) => kept.get(key)?.prepared,
    getOrMake: async (key, make) =>
      kept.get(key)?.prepared ?? (await once(preparing, key, () => prepareNow(key, make))),
    read: async (key, make) => (await say(key, make)).said,
    invalidate: (tags) => {
      changes += 1
      // What is being made may show the old state: nobody who asks from now on waits for it.
      making.clear()
      preparing.clear()
      const wanted = new Set(tags)
      for (const [key, { said }] of kept.entries()) {
        if (!wanted.isDisjointFrom(said.tags)) kept.delete(key)
      }
    },
  }
}
