import type { ConditionalPropertyCallback } from 'sanity'

/** Sanity's name for the role of administrators. */
const ADMINISTRATOR = 'administrator'

/** True for users who may not change documents that belong to the administration of the site. The server enforces the same rule. */
export const unlessManager: ConditionalPropertyCallback = ({ currentUser }) =>
  currentUser?.roles.every(({ name }) => name !== ADMINISTRATOR) ?? false
