import type { WirePerson } from './callers.ts'

const PREFIX = 'robot-'

/** The id under which a machine with a token of the name writes; histories keep it longer than the token lives. */
export const machineId = (name: string) => `${PREFIX}${name}`

/** As whom the commands beside the server write when no token names them. */
export const COMMAND_LINE = 'command-line'

/** The machine behind an id, which carries its name: known also when its token is gone. Undefined for people. */
export function machineOf(id: string): WirePerson | undefined {
  if (id === COMMAND_LINE) return { id, name: 'Command line', email: '' }
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  return name === '' ? undefined : { id, name, email: '' }
}
