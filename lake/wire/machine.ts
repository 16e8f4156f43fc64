import type { WirePerson } from './callers.ts'

const PREFIX = 'robot-'

/** Author id of writes by a machine whose token has this name. Histories contain the id even after the token is revoked. */
export const machineId = (name: string) => `${PREFIX}${name}`

/** Author id of writes by command-line programs without a token. */
export const COMMAND_LINE = 'command-line'

/**
 * Machine with this id; undefined for people. The id contains the machine's name, so the result does not require that the token still
 * exists.
 */
export function machineOf(id: string): WirePerson | undefined {
  if (id === COMMAND_LINE) return { id, name: 'Command line', email: '' }
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  return name === '' ? undefined : { id, name, email: '' }
}
