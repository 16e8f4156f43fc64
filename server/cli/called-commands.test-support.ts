import { Readable, Writable } from 'node:stream'
import { readConfig } from '#server/config/config.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { command as backup } from './backup.ts'
import { command as contentExport } from './content-export.ts'
import { command as contentImport } from './content-import.ts'
import { command as dataset } from './dataset.ts'
import { command as doctor } from './doctor.ts'
import { command as lake } from './lake.ts'
import { command as moveLake } from './move-lake.ts'
import { command as moveStorage } from './move-storage.ts'
import { command as pages } from './pages.ts'
import type { Outcome } from './programs.test-support.ts'
import { command as query } from './query.ts'
import { command as restore } from './restore.ts'
import { callCommand } from './run-command.ts'
import { command as seed } from './seed.ts'
import { command as token } from './token.ts'
import { command as user } from './user.ts'

const COMMANDS = {
  'backup.ts': backup,
  'content-export.ts': contentExport,
  'content-import.ts': contentImport,
  'dataset.ts': dataset,
  'doctor.ts': doctor,
  'lake.ts': lake,
  'move-lake.ts': moveLake,
  'move-storage.ts': moveStorage,
  'pages.ts': pages,
  'query.ts': query,
  'restore.ts': restore,
  'seed.ts': seed,
  'token.ts': token,
  'user.ts': user,
} as const

export type Script = keyof typeof COMMANDS

/**
 * Calls a command in this process, which takes much less CPU time than a separate program. The data folder is empty unless `environment`
 * names another one.
 * @param input content of standard input
 */
export async function call(
  script: Script,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Outcome> {
  const directory = environment['DATA_DIR'] ?? testDirectory()
  let out = ''
  let error = ''
  const code = await callCommand(COMMANDS[script], {
    args: [...args],
    settings: () => readConfig({ DATA_DIR: directory, ...environment }),
    input: Readable.from([input]),
    errors: new Writable({
      write(chunk, _encoding, done) {
        error += String(chunk)
        done()
      },
    }),
    say: (line) => (out += `${line}\n`),
  })
  return { code, out, error }
}
