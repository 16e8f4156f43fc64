import type { WirePerson } from './callers.ts'

const PREFIX = 'robot-'

/** Id under which a machine with a token of this name writes. Histories contain it even after the token is revoked. */
export const machineId = (name: string) => `${PREFIX}${name}`

/** Id of the writes of command-line programs that name no token. */
export const COMMAND_LINE = 'command-line'

/** Machine with this id, which contains its name: known even after its token is revoked. Undefined for people. */
export function machineOf(id: string): WirePerson | undefined {
  if (id === COMMAND_LINE) return { id, name: 'Command line', email: '' }
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  return name === '' ? undefined : { id, name, email: '' }
}
