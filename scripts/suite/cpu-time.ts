import { readFileSync } from 'node:fs'

/** Clock ticks per second in /proc; the same on every Linux (`USER_HZ`). */
const TICKS = 100

/**
 * CPU time of all ended children of this process and their ended descendants, in seconds, or undefined without /proc (proc_pid_stat(5)).
 */
function endedChildren(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field of the file is the program's name in parentheses, which can contain spaces. `cutime` and `cstime` are the fields 16
    // and 17.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
    return (Number(user) + Number(system)) / TICKS
  } catch {
    return undefined
  }
}

let counted = 0

/**
 * CPU time (user and system) of the children that have ended since the last call, with their descendants, in seconds. A caller that calls
 * this function after the end of each child gets the CPU time of this child. Node has no interface for these times.
 * @returns undefined on systems without /proc
 */
export function cpuSecondsOfEnded(): number | undefined {
  const total = endedChildren()
  if (total === undefined) return undefined
  const seconds = total - counted
  counted = total
  return seconds
}
