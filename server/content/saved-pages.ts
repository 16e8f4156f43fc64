import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { createSerial } from '#shared/async/serial.ts'
import type { FixedPage } from '#shared/content/pages/fixed-pages.ts'
import { parseCopy, type PageCopies } from '#shared/content/pages/page-document.ts'

type PageCopy = PageCopies[FixedPage['type']]

/** Last published copies of the fixed pages on disk, used when neither the CMS nor the mirror responds. */
export interface SavedPages {
  /**
   * Returns the last published copy of a page, or undefined if none was saved. If the file is damaged, the error is reported and undefined
   * is returned.
   */
  get(page: FixedPage): Promise<PageCopy | undefined>
  /** Replaces all copies with `copies`, by document id. Resolves when they are stored. An error is reported, not thrown. */
  replace(copies: Readonly<Record<string, PageCopy>>): Promise<void>
}

const savedCopies = z.record(z.string(), z.unknown())

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Opens the copies in `file`, which is created with its folder by the first write. `onError` is called with errors of reads and writes. */
export function openSavedPages(file: string, onError: (error: unknown) => void): SavedPages {
  let written: string | undefined
  const queue = createSerial()

  const write = async (text: string) => {
    if (text === written) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.tmp`, text)
    await rename(`${file}.tmp`, file)
    written = text
  }

  return {
    get: async ({ id, type }) => {
      try {
        const copies = savedCopies.parse(JSON.parse(await readFile(file, 'utf8')))
        return parseCopy(type, copies[id]).copy
      } catch (error) {
        // The file cannot be read, so the next call of `replace` must write it even if the text is the same.
        written = undefined
        if (!isMissing(error)) onError(error)
        return undefined
      }
    },
    replace: (copies) => queue.run(() => write(JSON.stringify(copies))).catch(onError),
  }
}
