import { grouped } from '#shared/text/count.ts'
import { LRUCache } from 'lru-cache'
import { type Act, type Actor, type Acts, MOST_LISTED } from '#server/http/acts.ts'
import { isArticleType, LANDING_TYPE } from '#shared/content/status.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import { UNTITLED } from './logged-object.ts'
import type { ArticleWrite } from './editing/ports.ts'

/** A change of an article that is visible to visitors, as reported by the mirror. */
export interface Publication {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly what: 'published' | 'changed' | 'unpublished' | 'moved'
  readonly slugs?: readonly [string, string]
  readonly transactionId: string
  /** Id of the author's account, if the lake knows it. */
  readonly author: string | undefined
}

const verbs: Readonly<Record<Publication['what'], string>> = {
  published: 'published',
  changed: 'published changes to',
  unpublished: 'unpublished',
  moved: 'changed the address of',
}

/** Names in the log for changes without a known account, by kind of client. */
export const foreignActors: Readonly<Record<TrashOrigin, string>> = {
  admin: 'Someone in the staff area',
  rest: 'Someone with the REST API',
  studio: 'Someone in the Studio',
  sanity: 'Someone in Sanity',
}

const kindOf = (type: string) => {
  if (type === LANDING_TYPE) return 'page'
  return isArticleType(type) ? type : 'blog'
}

/** Maximum number of writes of this site whose authors are remembered. An author is needed until the mirror reports the write. */
const EXPECTED = 1_000

interface Options {
  readonly acts: Acts
  /** Returns the name of an account. */
  readonly nameOf: (id: string) => Promise<string | undefined>
  /** Kind of client to which a write is attributed if this site did not make it. */
  readonly foreignDoor: TrashOrigin
}

/** Creates the log of publications. It records publications by all clients, not only by this site. */
export function createPublicationActs({ acts, nameOf, foreignDoor }: Options) {
  const expected = new LRUCache<string, ArticleWrite['by']>({ max: EXPECTED })

  const actorOf = async (transactionId: string, author: string | undefined): Promise<Actor> => {
    const ours = expected.get(transactionId)
    if (ours !== undefined) return { kind: 'named', name: ours.name, id: ours.id }
    const name = author === undefined ? undefined : await nameOf(author).catch(() => undefined)
    return {
      kind: 'named',
      name: name ?? foreignActors[foreignDoor],
      ...(author !== undefined && { id: author }),
    }
  }

  const actFor = ({ id, type, title, what, slugs }: Publication): Omit<Act, 'by'> => ({
    verb: verbs[what],
    category: 'database',
    object: { kind: kindOf(type), id, name: title.trim() || UNTITLED },
    ...(slugs !== undefined && { rest: `from ${slugs[0]} to ${slugs[1]}` }),
  })

  return {
    /** Remembers the author of a write. Called before the write is sent to the lake. */
    expect: ({ transactionId, by }: Pick<ArticleWrite, 'transactionId' | 'by'>): void => {
      expected.set(transactionId, by)
    },
    note: async (publications: readonly Publication[]): Promise<void> => {
      const byTransaction = Map.groupBy(publications, (each) => each.transactionId)
      for (const [transactionId, made] of byTransaction) {
        const by = await actorOf(transactionId, made.find(({ author }) => author)?.author)
        if (made.length <= MOST_LISTED) {
          for (const each of made) await acts.record({ ...actFor(each), by })
          continue
        }
        for (const [what, alike] of Map.groupBy(made, (each) => each.what)) {
          const verb = `${verbs[what]} ${grouped(alike.length)} articles`
          await acts.record({ by, verb, category: 'database' })
        }
      }
    },
  }
}
