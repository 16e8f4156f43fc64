import { HOUR } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import { chmodSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

/** Maximum length of the path of a Unix socket, in bytes. Some operating systems truncate longer paths. */
const LONGEST_PATH = 100
/**
 * Maximum duration of a hold, during which the lake's file does not change, in milliseconds. It limits the growth of the write-ahead log,
 * which receives all writes meanwhile.
 */
const LONGEST_HOLD_MS = HOUR
const PATIENCE_MS = 10_000

/**
 * Path of the socket on which the process that has opened a lake accepts requests for a hold. Only processes of the same user account can
 * connect.
 */
function addressIn(folder: string): string {
  const inside = join(folder, 'hold.socket')
  if (process.platform !== 'win32' && Buffer.byteLength(inside) <= LONGEST_PATH) return inside
  const name = `lake-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.socket`)
}

export interface HoldServiceOptions {
  /** Folder of the lake. */
  readonly folder: string
  /** Prevents changes to the lake's file. Returns the function that permits changes again. */
  readonly hold: () => () => void
  readonly onError: (error: unknown) => void
}

/**
 * Lets backup commands on this machine read the lake's file while this process writes. The file stays unchanged as long as a client is
 * connected; writes go to the write-ahead log. When a client sends a line, the service answers with a line if the file is still unchanged.
 * Returns the function that stops the service.
 */
export function serveHolds({ folder, hold, onError }: HoldServiceOptions): () => void {
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.setEncoding('utf8')
    let release = (): void => undefined
    try {
      release = hold()
    } catch (error) {
      onError(error)
      socket.destroy()
    }
    const limit = setTimeout(() => socket.destroy(), LONGEST_HOLD_MS)
    socket.on('data', () => socket.write('held\n'))
    socket.on('close', () => {
      clearTimeout(limit)
      open.delete(socket)
      release()
    })
  })
  server.on('error', onError)
  const address = addressIn(folder)
  // Removes the socket file that a killed process has left. No other process can be listening, because this process has locked the lake.
  if (process.platform !== 'win32') rmSync(address, { force: true })
  server.listen(address, () => {
    if (process.platform !== 'win32') chmodSync(address, 0o600)
  })
  server.unref()
  return () => {
    for (const socket of open) socket.destroy()
    server.close()
  }
}

/** Hold that this process has requested from the process that has opened the lake. The lake's file does not change until the hold ends. */
export interface Hold {
  /**
   * Ends the hold.
   * @throws BackupError if the file may have changed during the hold
   */
  end(): Promise<void>
  /** Ends the hold without checking that the file is unchanged. */
  drop(): void
}

/**
 * Requests a hold from the process that has opened the lake in a folder.
 * @throws BackupError if the process does not respond
 */
export async function askForHold(folder: string): Promise<Hold> {
  const socket = connect(addressIn(folder))
  socket.setEncoding('utf8')
  const isHeld = () =>
    new Promise<boolean>((resolve) => {
      const done = (held: boolean) => () => resolve(held)
      socket.setTimeout(PATIENCE_MS, done(false))
      socket.once('data', done(true))
      socket.once('close', done(false))
      if (socket.destroyed) resolve(false)
      else socket.write('still?\n')
    })
  socket.on('error', () => undefined)
  if (!(await isHeld())) {
    socket.destroy()
    throw new BackupError(
      `Another process holds the lake in ${folder} and does not answer. Start the site of this version there, or stop that process first.`,
    )
  }
  return {
    async end() {
      const held = await isHeld()
      socket.destroy()
      if (!held) throw new BackupError('The site ended while its lake was read. Try again.')
    },
    drop: () => void socket.destroy(),
  }
}
