import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Bucket } from '#server/storage/bucket-store.ts'
import { expectThat } from './smoke-support.ts'

const moveFile = z.object({
  services: z.record(z.string(), z.object({ volumes: z.tuple([z.string()]) })),
})

const job = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({
            command: z.tuple([z.literal('node'), z.string(), z.string()]),
            env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
            volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
          }),
        ]),
      }),
    }),
  }),
})

type Environment = Record<string, string>

export interface MoveSmoke {
  /** Environment of a service of the compose file, with a new empty folder `data` as DATA_DIR. */
  readonly environmentOf: (service: string, data: string) => Environment
  /**
   * Runs a program of the image to its end.
   * @returns its output.
   * @throws Error if the exit code is not 0
   */
  readonly run: (args: readonly string[], env: Environment) => Promise<string>
  readonly bucket: Bucket
  /** Environment with the settings of the object storage. They replace those of the Kubernetes manifest and of its secret. */
  readonly storage: Environment
}

/** Writes a file to a data folder, like an installation without object storage. */
function write(dataDir: string, name: string): void {
  const path = join(dataDir, name)
  mkdirSync(dirname(path), { recursive: true, mode: 0o777 })
  writeFileSync(path, name, { mode: 0o644 })
}

/** Copies the files of a data folder to the object storage and compares the checksums. */
async function copy(
  run: MoveSmoke['run'],
  args: readonly string[],
  env: Environment,
): Promise<boolean> {
  await run(args, env)
  return (await run([...args, '--check'], env)).includes('All files have the same checksums')
}

/** Runs the commands of `deploy/compose-move.yaml` and `deploy/kubernetes-move.yaml`. docs/operations.md describes both files. */
export async function checkMoves(smoke: MoveSmoke): Promise<void> {
  const { environmentOf, run, bucket, storage } = smoke
  const stored = async (folder: string) =>
    (await bucket.store(folder).list()).map(({ name }) => name)
  const command = ['server/cli/move-storage.ts', 'to-bucket']

  const { services } = moveFile.parse(parse(readFileSync('deploy/compose-move.yaml', 'utf8')))
  const mount = relative('/data', services['site-1']?.volumes[0].split(':')[1] ?? '')
  const site = environmentOf('site-1', 'old-site')
  write(site['DATA_DIR'] ?? '', `${mount}/originals/of-compose.png`)
  expectThat('site-1 copies the volume media', await copy(run, command, site))
  const lake = environmentOf('lake', 'old-lake')
  write(lake['DATA_DIR'] ?? '', 'lake-alone/assets/images/of-compose-1x1.png')
  expectThat('the service lake copies its volume', await copy(run, command, lake))

  const { spec } = job.parse(parse(readFileSync('deploy/kubernetes-move.yaml', 'utf8')))
  const [
    {
      command: [, ...args],
      env,
      volumeMounts,
    },
  ] = spec.template.spec.containers
  const { DATA_DIR = '' } = environmentOf('lake', 'claims')
  const mounts = Object.fromEntries(volumeMounts.map(({ name, mountPath }) => [name, mountPath]))
  const below = (claim: string) => relative('/data', mounts[claim] ?? '')
  write(DATA_DIR, join(below('media'), 'originals/of-kubernetes.png'))
  write(DATA_DIR, join(below('data'), 'lake-alone/assets/images/of-kubernetes-1x1.png'))
  const settings = Object.fromEntries(
    env.map(({ name, value = '' }) => [name, storage[name] ?? value]),
  )
  const { PATH = '' } = process.env
  expectThat(
    'the job of Kubernetes copies both claims',
    await copy(run, args, { PATH, DATA_DIR, ...settings }),
  )
  const [media, images] = [await stored('media'), await stored('lake-alone')]
  expectThat(
    'the moved files are in the folders of the bucket that the services read',
    ['of-compose.png', 'of-kubernetes.png'].every((name) => media.includes(name)) &&
      ['images/of-compose-1x1.png', 'images/of-kubernetes-1x1.png'].every((name) =>
        images.includes(name),
      ),
  )
}
