import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import {
  respondEncoded,
  unencodedAnswer,
  type EncodedAnswer,
} from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { FAMILIES } from '#shared/engraving/family-names.ts'
import { THEMES } from '#shared/engraving/palette.ts'
import { plateName } from '#shared/engraving/relief/plate-file.ts'
import { isPlateMark, subjectOf } from '#shared/engraving/relief/subjects.ts'
import { OWN, PHONE } from '#shared/paths/paths.ts'

/** Maximum number of cached plates. A plate has about 20 KB. */
const AT_HAND = 120

/** Cache-Control for one day: only a deployment can change a plate. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Media types of the formats of a plate. */
const FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const

interface PlateNames {
  readonly family: string
  readonly mark: string
  readonly file: string
}

/** Media type and file name of the plate for the path parameters of a URL; undefined if one of the parameters is unknown. */
function fileOf({ family: line, mark, file }: PlateNames) {
  const family = FAMILIES.find((one) => one === line)
  const [shape = '', format] = file.split(/\.(.*)/su)
  const theme = THEMES.find((one) => shape === one || shape === `${one}-${PHONE}`)
  if (family === undefined || theme === undefined) return undefined
  if (format !== 'avif' && format !== 'webp') return undefined
  if (mark !== OWN && !isPlateMark(mark)) return undefined
  const subject = subjectOf(family, mark === OWN ? undefined : mark)
  const dark = theme === 'dark' ? '-dark' : ''
  const phone = shape === theme ? '' : `-${PHONE}`
  const name = `${plateName({ family, subject })}${phone}${dark}.${format}`
  return { type: FORMATS[format], name }
}

/** Responses for the relief plates of pages. */
export interface PlatePictures {
  /** Responds with a plate. @param names path parameters of the pattern; an unknown value or combination leads to 404 */
  answer(names: PlateNames, request: Request): Promise<Response>
}

/** Creates the responses. Each plate is read once and cached. `folder` contains the files. */
export function createPlatePictures(headers: HeaderSet, folder: string): PlatePictures {
  const atHand = new LRUCache<string, EncodedAnswer>({ max: AT_HAND })

  const read = async ({ name, type }: { readonly name: string; readonly type: string }) => {
    const known = atHand.get(name)
    if (known !== undefined) return known
    const body = await readFile(join(folder, name)).catch(() => undefined)
    if (body === undefined) return undefined
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const answer = unencodedAnswer({
      headers: { ...headers, 'content-type': type, 'cache-control': DAY },
      body,
      etag,
    })
    atHand.set(name, answer)
    return answer
  }

  return {
    answer: async (names, request) => {
      const file = fileOf(names)
      const plate = file && (await read(file))
      if (plate !== undefined) return respondEncoded(plate, request)
      return new Response(request.method === 'HEAD' ? null : 'Not found\n', {
        status: 404,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      })
    },
  }
}
