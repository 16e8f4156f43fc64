import { byContentType, contentTypes } from '#shared/content/content-types/content-types.ts'
import { byEntryType, entryTypes } from '#shared/content/entries/entry-types.ts'
import type { LoggedObject } from '#shared/contracts/staff.ts'
import type { Log, LogCategory } from './logging.ts'

/** Author of an action: an account by id, or a name such as `The schedule`. */
export type Actor =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'named'; readonly name: string; readonly id?: string }

/** An action of a person, logged as a sentence: actor, verb, object, rest. */
export interface Act {
  readonly by: Actor
  /** Verb, such as `published`. Without an object: the complete predicate, such as `exported 142 inquiries as CSV`. */
  readonly verb: string
  readonly object?: LoggedObject
  /** End of the sentence, after the object. For example `to Ruth Exemplar`. */
  readonly rest?: string
  readonly category?: LogCategory
  readonly data?: Readonly<Record<string, unknown>>
}

/** Writes actions to the activity log. */
export interface Acts {
  /** Never throws, as the action is already complete. */
  record(act: Act): Promise<void>
}

/**
 * Maximum number of objects of one action that are logged one by one. An action with more objects is logged as one entry with their number.
 */
export const MOST_LISTED = 20

const frames: Readonly<Record<LoggedObject['kind'], (name: string) => string>> = {
  ...byContentType((type) => (name: string) => `the ${contentTypes[type].noun} “${name}”`),
  ...byEntryType((type) => (name: string) => `the ${entryTypes[type].noun} “${name}”`),
  page: (name) => `the landing page “${name}”`,
  image: (name) => `the image “${name}”`,
  lead: (number) => `inquiry ${number}`,
  booking: (number) => `meeting ${number}`,
  case: (number) => `case ${number}`,
  account: (name) => `the account of ${name}`,
}

/** Formats an action as a sentence without a full stop: `Ada Marsh published the blog “How to read a register”`. */
function actSentence(actor: string, { verb, object, rest }: Omit<Act, 'by'>): string {
  return [actor, verb, object && frames[object.kind](object.name), rest]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}

/** Creates the writer of the activity log. @param nameOf returns the name of an account, or undefined if there is none with that id */
export function createActs({
  log,
  nameOf,
}: {
  readonly log: Pick<Log, 'info'>
  readonly nameOf: (id: string) => Promise<string | undefined>
}): Acts {
  const nameFor = async (by: Actor): Promise<string> => {
    if (by.kind === 'named') return by.name
    return (await nameOf(by.id).catch(() => undefined)) ?? 'Someone whose account is gone'
  }
  return {
    record: async ({ by, category = 'security', data, ...act }) => {
      const message = actSentence(await nameFor(by), act)
      log.info(category, message, {
        ...data,
        ...(act.object !== undefined && { object: act.object }),
        ...(by.id !== undefined && { by: by.id }),
      })
    },
  }
}
