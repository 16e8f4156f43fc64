import type { ConditionalPropertyCallback } from 'sanity'

/** Sanity's name for the role that this product calls admin. */
const ADMINISTRATOR = 'administrator'

/**
 * Makes documents about the administration of the site read-only: true for users without the role admin. The server enforces the same rule.
 */
export const unlessManager: ConditionalPropertyCallback = ({ currentUser }) =>
  currentUser?.roles.every(({ name }) => name !== ADMINISTRATOR) ?? false
