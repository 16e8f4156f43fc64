import type { ConditionalPropertyCallback } from 'sanity'

/** Sanity's name for the role that this product calls admin. */
const ADMINISTRATOR = 'administrator'

/**
 * True for users who may not change documents about the administration of the site, which are then read-only. The server applies the same
 * rule.
 */
export const unlessManager: ConditionalPropertyCallback = ({ currentUser }) =>
  currentUser?.roles.every(({ name }) => name !== ADMINISTRATOR) ?? false
