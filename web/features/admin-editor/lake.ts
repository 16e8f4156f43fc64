import * as z from 'zod/mini'
import { validateAnswer, XSRF } from '#shared/contracts/auth.ts'
import { studioSettings } from '#shared/contracts/studio-settings.ts'
import { paths } from '#shared/paths.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import type { StaffApi } from '#web/lib/staff/staff-api.ts'

/** The limit of a call, milliseconds; as for every call. */
const LIMIT = 30_000

/** What the lake says when it refuses something: in one of the two ways that its protocol knows. */
const refusal = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.union([z.string(), z.object({ description: z.optional(z.string()) })])),
})

/** A call to the lake that did not succeed. */
export class LakeError extends Error {
  override readonly name = 'LakeError'
  /** 0 when there was no answer. */
  readonly status: number
  /** Whether `message` is the lake's own sentence. */
  readonly isServerText: boolean

  constructor(status: number, message?: string) {
    super(message ?? `the lake answered ${status}`)
    this.status = status
    this.isServerText = message !== undefined
  }
}

function refusalText(body: unknown): string | undefined {
  const { data } = refusal.safeParse(body)
  const error = data?.error
  return (typeof error === 'object' ? error.description : undefined) ?? data?.message
}

function xsrfHeader(): Record<string, string> {
  const prefix = `${XSRF.cookie}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(prefix))
  return pair === undefined ? {} : { [XSRF.header]: decodeURIComponent(pair.slice(prefix.length)) }
}

async function readDataset(): Promise<string> {
  const answer = await fetch(paths.studioSettings, { signal: AbortSignal.timeout(LIMIT) })
  return studioSettings.parse(await answer.json()).dataset
}

let dataset: Promise<string> | undefined

function knownDataset(): Promise<string> {
  dataset ??= readDataset().catch((error: unknown) => {
    dataset = undefined
    throw error
  })
  return dataset
}

/**
 * Posts to the lake by the session's cookie, as the Studio does. `path` is given the dataset.
 * @throws LakeError when the lake refuses or does not answer within 30 s
 */
export async function postToLake(
  path: (dataset: string) => string,
  body: Blob | string,
): Promise<unknown> {
  const contentType = typeof body === 'string' ? 'application/json' : body.type
  const answer = await knownDataset()
    .then((name) =>
      fetch(path(name), {
        method: 'POST',
        headers: { 'Content-Type': contentType, ...xsrfHeader() },
        body,
        signal: AbortSignal.timeout(LIMIT),
      }),
    )
    .catch(() => {
      throw new LakeError(0)
    })
  const json: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) throw new LakeError(answer.status, refusalText(json))
  return json
}

/**
 * Ends the session here when the lake has refused it. The lake knows it by its cookie: the API says the same of the token,
 * and the area acts on that.
 */
export async function noteSessionEnd(api: StaffApi, failure: unknown): Promise<void> {
  if (!(failure instanceof LakeError) || failure.status !== 401) return
  await api.call(staffApiPaths.validate, validateAnswer).catch(() => undefined)
}
