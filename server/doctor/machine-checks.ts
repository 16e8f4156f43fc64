import { access, constants, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, fine, look, wrong, type Finding } from './finding.ts'

const SECOND = 1_000

/** A clock with which this machine's clock is compared: the time of another machine or of stored data, in milliseconds since 1970. */
export interface ClockReference {
  readonly name: string
  readonly at: number
  /** Precision of the reference time, in milliseconds. */
  readonly precision: number
}

const seconds = (ms: number) =>
  `${(Math.abs(ms) / SECOND).toFixed(Math.abs(ms) < 10_000 ? 2 : 0)} s`

const SET_CLOCK =
  'Let this machine set its clock by NTP, for example with `timedatectl set-ntp true`. Links, sessions and schedules depend on it.'

/** Compares this machine's clock with other clocks, and with the time of the newest stored data, which cannot be in the future. */
export function judgeClock(
  now: number,
  references: readonly ClockReference[],
  newestData: number,
): Finding {
  for (const { name, at, precision } of references) {
    const offset = now - at
    const beyond = Math.max(0, Math.abs(offset) - precision)
    if (beyond > 60 * SECOND) return wrong(`${seconds(offset)} off ${name}`, SET_CLOCK)
    if (beyond > 5 * SECOND) return look(`${seconds(offset)} off ${name}`, SET_CLOCK)
  }
  if (newestData > now + 60 * SECOND) {
    return wrong(
      `Behind the stored data, whose newest entry is of ${new Date(newestData).toISOString()}`,
      SET_CLOCK,
    )
  }
  const [first] = references
  return fine(
    first === undefined
      ? 'Not behind the stored data; there is no other clock to compare with'
      : `${seconds(now - first.at)} off ${first.name}`,
  )
}

/** Free space in bytes below which the site will soon reject writes (`WRONG_BYTES`), and below which the operator should make room. */
const WRONG_BYTES = 256e6
const LOOK_BYTES = 2e9

/** Facts about the disk of DATA_DIR. */
export interface DiskFacts {
  readonly free: number
  readonly size: number
  /** Share of unused inodes, from 0 to 1. */
  readonly freeInodes: number
  /** Error code of a test write; undefined if it succeeded. */
  readonly writeError: string | undefined
}

const bytesText = (bytes: number) =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toFixed(bytes < 10e9 ? 1 : 0)} GB`
    : `${Math.round(bytes / 1e6)} MB`

const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const MAKE_ROOM =
  'Delete old backups and logs, or set `DATA_DIR` to a larger disk. On a full disk the site still shows its pages, but nothing can be saved.'

/** Checks that the disk of DATA_DIR can be written and has enough free space and inodes. */
export function judgeDisk({ free, size, freeInodes, writeError }: DiskFacts): Finding {
  const found = `${bytesText(free)} free of ${bytesText(size)}`
  if (FULL.has(writeError)) {
    return wrong(`Full: a test file could not be written (${writeError}); ${found}`, MAKE_ROOM)
  }
  if (free < WRONG_BYTES) return wrong(found, MAKE_ROOM)
  if (freeInodes < 0.05) return look(`${found}, but few inodes are left`, MAKE_ROOM)
  return free < LOOK_BYTES ? look(found, MAKE_ROOM) : fine(found)
}

/** Facts about DATA_DIR. */
export interface FolderFacts {
  readonly path: string
  /**
   * `missing`: there is no folder yet, and the first start creates it. `no folder`: DATA_DIR is a file. Any other text except `ok` is an
   * error code.
   */
  readonly state: 'ok' | 'missing' | 'no folder' | (string & {})
  /** Permission bits of the folder. */
  readonly mode: number
}

/** Checks that DATA_DIR is a folder that the site can read and write and that other accounts cannot open. */
export function judgeFolder({ path, state, mode }: FolderFacts): Finding {
  if (state === 'missing') return fine(`\`${path}\` does not exist yet; the first start creates it`)
  if (state === 'no folder') {
    return wrong(`\`${path}\` is a file`, 'Set `DATA_DIR` to a folder and restart.')
  }
  if (state !== 'ok' && !FULL.has(state)) {
    return wrong(
      `\`${path}\` cannot be read and written (${state})`,
      `Give the account of the site the right to it, for example with \`chown -R site ${path}\`, or set \`DATA_DIR\` to another folder.`,
    )
  }
  if ((mode & 0o077) !== 0) {
    return look(
      `\`${path}\`, readable and writable, but other accounts of this machine may open it`,
      `Run \`chmod 700 ${path}\`. The folder contains personal data.`,
    )
  }
  return fine(`\`${path}\`, readable and writable`)
}

/** Size of the test file, in bytes. A file that is smaller than a block of the file system might still be written on a full disk. */
const PROBE_BYTES = 64 * 1024

const nearestFolder = async (path: string): Promise<string> =>
  stat(path).then(
    (found) => (found.isDirectory() ? path : dirname(path)),
    () => (dirname(path) === path ? path : nearestFolder(dirname(path))),
  )

/** Writes and removes a test file. @returns the error code, or undefined if writing succeeded */
async function probe(folder: string): Promise<string | undefined> {
  const file = join(folder, `.doctor-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES, 1), { mode: 0o600, flush: true })
    return undefined
  } catch (error) {
    return codeOf(error)
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Examines DATA_DIR and its disk. Creates nothing but a test file, which is removed. */
export async function examineFolder(
  path: string,
): Promise<{ readonly folder: FolderFacts; readonly disk: DiskFacts }> {
  const existing = await nearestFolder(path)
  const { bavail, bsize, blocks, files, ffree } = await statfs(existing)
  const found = await stat(path).catch((error: unknown) => codeOf(error))
  const disk = {
    free: bavail * bsize,
    size: blocks * bsize,
    freeInodes: files === 0 ? 1 : ffree / files,
  }
  if (typeof found === 'string') {
    const denied = await access(existing, constants.W_OK).then(
      () => undefined,
      (error: unknown) => codeOf(error),
    )
    const state = found === 'ENOENT' ? (denied ?? 'missing') : found
    const isFile = found === 'ENOTDIR'
    return {
      folder: { path, state: isFile ? 'no folder' : state, mode: 0o700 },
      disk: { ...disk, writeError: undefined },
    }
  }
  if (!found.isDirectory()) {
    return {
      folder: { path, state: 'no folder', mode: 0o700 },
      disk: { ...disk, writeError: undefined },
    }
  }
  const writeError = await probe(path)
  return {
    folder: { path, state: writeError ?? 'ok', mode: found.mode & 0o777 },
    disk: { ...disk, writeError },
  }
}

/** Facts about Node.js and the program. */
export interface VersionFacts {
  readonly node: string
  /** Message if this version of Node.js is too old. */
  readonly nodeProblem: string | undefined
  readonly release: string
  readonly isBuilt: boolean
}

/** Checks the versions of Node.js and of the program. */
export function judgeVersions({ node, nodeProblem, release, isBuilt }: VersionFacts): Finding {
  const found = `Node ${node}, release ${release}`
  if (nodeProblem !== undefined) return wrong(found, nodeProblem)
  return isBuilt
    ? fine(found)
    : wrong(
        `${found}, but site and Studio are not built`,
        'Run `npm run build`, or start with `npm start`.',
      )
}
