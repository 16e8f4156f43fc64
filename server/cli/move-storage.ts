import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  openConfiguredBucket,
  ORIGINALS,
  type Originals,
} from '#server/composition/files/storage.ts'
import { useDataFolder } from '#server/process/use-data-folder.ts'
import { moveFiles, type MovedFiles } from '#server/storage/move-files.ts'
import type { Bucket } from '#server/storage/bucket-store.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { FileStoreError } from '#lake/common/files/file-store.ts'
import { removeOldFiles } from '#server/process/remove-old-files.ts'
import { createProgressLine, type ProgressLine } from './progress-line.ts'
import {
  CommandFailure,
  count,
  megabytes,
  named,
  runCommand,
  UsageError,
  type Command,
  type Invocation,
} from './run-command.ts'

const USAGE = `Copies images and files of the lakes and of the image library between DATA_DIR and the bucket of STORAGE_URL.
The site may run meanwhile. An interrupted copy continues where it stopped.

  npm run storage:move -- to-bucket
  npm run storage:move -- to-folder
  npm run storage:move -- to-bucket --check   compare all checksums of both places, and change nothing

  Each file is compared by its checksum after it was copied. The originals are not removed.`

const DIRECTIONS = ['to-bucket', 'to-folder'] as const
type Direction = (typeof DIRECTIONS)[number]

interface Move {
  readonly direction: Direction
  readonly isComparing: boolean
  readonly dataDir: string
  readonly bucket: Bucket
  readonly progress: ProgressLine
}

async function moveOne(originals: Originals, folder: string, move: Move): Promise<MovedFiles> {
  const { direction, isComparing, dataDir, bucket, progress } = move
  const [local, stored] = [originals.open(dataDir), bucket.store(originals.stored)]
  const toBucket = direction === 'to-bucket'
  let number = 0
  return moveFiles({
    source: toBucket ? local : stored,
    target: toBucket ? stored : local,
    spare: () => join(folder, String((number += 1))),
    isComparing,
    onProgress: (done, total) => progress.report(originals.title, done, total),
  })
}

function lineOf({ title }: Originals, moved: MovedFiles, isComparing: boolean) {
  const { files, bytes, copied, damaged, different } = moved
  const present = files - copied - damaged.length - different.length
  const rest = isComparing ? 'compared' : `${copied} copied and compared, ${present} already there`
  return `${title}: ${count(files, 'file')} (${megabytes(bytes)}), ${rest}.`
}

/** Ends the command with an error if there are problems. @throws CommandFailure if files are damaged or differ */
function judge(damaged: readonly string[], different: readonly string[], isComparing: boolean) {
  const sentences: string[] = []
  if (damaged.length > 0) {
    sentences.push(
      `Restore these files from a backup, or upload their images again; their content is damaged and they were not copied: ${named(damaged)}.`,
    )
  }
  if (different.length > 0) {
    const remedy = isComparing ? 'Run the command without --check' : 'Run the command again'
    sentences.push(
      `${remedy}: the copies of these files are missing or differ: ${named(different)}.`,
    )
  }
  if (sentences.length > 0) throw new CommandFailure(sentences.join('\n'))
}

const NEXT: Readonly<Record<Direction, string>> = {
  'to-bucket':
    'Restart the site with STORAGE_URL. Then run this command once more, for files that were uploaded meanwhile, and remove the copied files from DATA_DIR.',
  'to-folder':
    'Restart the site without STORAGE_URL. Then run this command once more with the old settings, for files that were uploaded meanwhile.',
}

/** Prefix of the name of the folder in DATA_DIR that contains unfinished copies. */
const UNFINISHED = 'storage-move-'

async function moveAll(move: Move, say: Invocation['say']): Promise<void> {
  const { isComparing, dataDir, progress } = move
  await removeOldFiles(dataDir, UNFINISHED)
  const folder = await mkdtemp(join(dataDir, UNFINISHED))
  const [damaged, different]: [string[], string[]] = [[], []]
  let files = 0
  try {
    for (const originals of Object.values(ORIGINALS)) {
      const moved = await moveOne(originals, folder, move)
      progress.end()
      if (moved.files > 0) say(lineOf(originals, moved, isComparing))
      files += moved.files
      damaged.push(...moved.damaged)
      different.push(...moved.different)
    }
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    throw new TransferError(
      `${error.message} Then run the command again: it continues where it stopped.`,
      { cause: error },
    )
  } finally {
    progress.end()
    await rm(folder, { recursive: true, force: true })
  }
  judge(damaged, different, isComparing)
  if (files === 0) {
    const place = move.direction === 'to-bucket' ? 'DATA_DIR' : 'The bucket of STORAGE_URL'
    return say(`There is nothing to copy: ${place} has no images or files.`)
  }
  say(isComparing ? 'All files have the same checksums in both places.' : NEXT[move.direction])
}

async function main({ args, settings, say, errors }: Invocation): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [word, ...more] = positionals
  const direction = DIRECTIONS.find((known) => known === word)
  if (direction === undefined || more.length > 0) {
    throw new UsageError('Say one of: to-bucket, to-folder.')
  }
  const config = settings()
  const bucket = await openConfiguredBucket(config)
  if (bucket === undefined) {
    throw new TransferError('Set STORAGE_URL to the bucket, also for a move from the bucket.')
  }
  const leave = await useDataFolder(config)
  const progress = createProgressLine(errors)
  try {
    const { dataDir } = config
    await moveAll({ direction, isComparing: values.check, dataDir, bucket, progress }, say)
  } finally {
    leave()
    bucket.close()
  }
}

/** Command of `npm run storage:move`. */
export const command: Command = { usage: USAGE, run: main }

if (import.meta.main) await runCommand(command)
