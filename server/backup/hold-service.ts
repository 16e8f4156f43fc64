import { HOUR } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import { chmodSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

/** Longer paths of sockets are cut off by some systems. */
const LONGEST_PATH = 100
/** A backup that takes longer is given up: what is written meanwhile piles up in the store's log. */
const LONGEST_HOLD_MS = HOUR
const PATIENCE_MS = 10_000

/** Where whoever holds the lake in a folder can be asked to keep its file still: a socket for this account alone. */
function addressIn(folder: string): string {
  const inside = join(folder, 'hold.socket')
  if (process.platform !== 'win32' && Buffer.byteLength(inside) <= LONGEST_PATH) return inside
  const name = `lake-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.socket`)
}

export interface HoldServiceOptions {
  /** The lake's folder. */
  readonly folder: string
  /** Keeps the file as it is until the function that it gives is called. */
  readonly hold: () => () => void
  readonly onError: (error: unknown) => void
}

/**
 * Lets commands on this machine read the lake's file while this process writes: each connection holds the file still for as long
 * as it is open, and is told so by a line whenever it sends one.
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
  // Left by a process that was killed: this one holds the lake now.
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

/** A file that another process keeps still. */
export interface Hold {
  /** Ends it. @throws BackupError when the file may have changed since it began */
  end(): Promise<void>
  /** Ends it without looking. */
  drop(): void
}

/** Asks the process that holds the lake in a folder to keep its file still. @throws BackupError when it cannot be asked */
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
