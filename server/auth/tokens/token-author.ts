import type { TokenCaller } from '#server/http/route.ts'
import type { Person } from '../users.ts'
import type { PersonalTokens } from './personal-tokens.ts'

/** Separator of the two ids in the id of an author. UUIDs do not contain it. */
const SEPARATOR = '.'

/** Name of a user who acts through a token, for the history of an article and the activity log. */
const viaToken = (user: string, token: string) => `${user} via ${token}`

/** The author of changes that a program makes with a personal token. Its id contains the ids of the account and of the token. */
export const authorOf = ({ id, name, owner, abilities }: TokenCaller) => ({
  id: owner.id + SEPARATOR + id,
  name: viaToken(owner.name, name),
  email: owner.email,
  role: owner.role,
  limitedTo: abilities,
})

/** Creates a function that returns authors by id. An id belongs to an account, or to an account and the token through which it acted. */
export const createPeopleByIds =
  (users: { byIds(ids: readonly string[]): Promise<Person[]> }, tokens: PersonalTokens) =>
  async (ids: readonly string[]): Promise<Person[]> => {
    const authors = ids.map((id) => {
      const [account = '', token] = id.split(SEPARATOR)
      return { id, account, token }
    })
    const accounts = await users.byIds([...new Set(authors.map(({ account }) => account))])
    const names = await tokens.namesOf(authors.flatMap(({ token }) => token ?? []))
    const byId = new Map(accounts.map((account) => [account.id, account]))
    return authors.flatMap(({ id, account: accountId, token }) => {
      const account = byId.get(accountId)
      if (account === undefined) return []
      if (token === undefined) return [account]
      const name = names.get(token)
      return [
        { ...account, id, name: name === undefined ? account.name : viaToken(account.name, name) },
      ]
    })
  }
