import type { WirePerson } from './callers.ts'

const PREFIX = 'robot-'

/** Returns the author id of writes by the machine with this token name. The id remains in the history after the token is revoked. */
export const machineId = (name: string) => `${PREFIX}${name}`

/** Author id of writes by command-line programs without a token. */
export const COMMAND_LINE = 'command-line'

/**
 * Returns the machine with this author id, or undefined for a person. The id contains the machine's name, so the token need not exist any
 * more.
 */
export function machineOf(id: string): WirePerson | undefined {
  if (id === COMMAND_LINE) return { id, name: 'Command line', email: '' }
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  return name === '' ? undefined : { id, name, email: '' }
}
