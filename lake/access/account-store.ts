import type { Role } from './roles.ts'

/** Machine token, without its secret. */
export interface TokenRecord {
  readonly name: string
  /** Role of the token. Undefined if this version does not know the stored role; the token is then refused. */
  readonly role: Role | undefined
  /** Name of the role in the store. */
  readonly storedRole: string
  /** Time of creation, in ISO 8601 and UTC. */
  readonly createdAt: string
}

export interface KeyValue {
  readonly key: string
  readonly value: unknown
}

/** User data that other users may see. */
export interface KnownPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/**
 * Store for data that does not belong to a dataset: machine tokens, Studio settings of users, names of users. It is a file in the folder of
 * the lake or, for a lake in PostgreSQL, in its database, so that all processes have the same tokens.
 * @throws LakeError `unavailable` if the database cannot be reached
 */
export interface AccountStore {
  /** Creates a token and returns it. Only its hash is stored, so it can be read only here. Returns undefined if the name is in use. */
  createToken(name: string, role: Role): Promise<string | undefined>
  listTokens(): Promise<readonly TokenRecord[]>
  /** Deletes a token. @returns true if it existed */
  revokeToken(name: string): Promise<boolean>
  /** Returns the record of a token, or undefined for an unknown token. */
  findToken(token: string): Promise<TokenRecord | undefined>
  /** Returns the stored values for the given keys. Keys without a value are left out. */
  readValues(userId: string, keys: readonly string[]): Promise<readonly KeyValue[]>
  writeValues(userId: string, values: readonly KeyValue[]): Promise<void>
  /** Stores a user's name, so that `people` can return it. */
  rememberPerson(person: KnownPerson): Promise<void>
  people(ids: readonly string[]): Promise<readonly KnownPerson[]>
  /**
   * Calls `listener` after a token was revoked. A store in a database also reports revocations by other processes; a store in a file
   * reports only those by this process.
   * @returns function that removes the listener
   */
  onRevoked(listener: () => void): () => void
  close(): Promise<void>
}
