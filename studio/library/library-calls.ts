import type * as z from 'zod/mini'
import { BACKGROUND_HEADER } from '#shared/contracts/auth.ts'
import { imageListAnswer, type ImageSource } from '#shared/contracts/images.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/** Filters and page number of a request for pictures. */
export interface LibraryQuestion {
  readonly q: string
  readonly source: ImageSource | 'all'
  /** Number of the page, from 1 on. */
  readonly page: number
}

/** Thrown if the library cannot be read. The message can be shown to users. */
export class LibraryError extends Error {
  /** True if the request failed because the user is signed out. */
  readonly isSignedOut: boolean

  constructor(message: string, isSignedOut = false) {
    super(message)
    this.isSignedOut = isSignedOut
  }
}

/** Number of pictures on a page of the dialog. */
const PAGE = 24
/** Maximum duration of a request, in milliseconds. */
const LIMIT = 30_000

/** Returns the access token of the staff area. The Studio uses its sign-in. */
function token(): string | null {
  try {
    return localStorage.getItem(storageKeys.token)
  } catch {
    return null
  }
}

const SIGNED_OUT = new LibraryError('Sign in again to see the library.', true)
const AWAY = 'Try again. The image library can’t be reached.'

/**
 * Reads a page of the pictures in the library and the CMS, newest first, with the search of the staff area.
 * @param how `background` is true for a request without a user action, which must not extend the session
 * @throws LibraryError if the library cannot be read
 * @throws DOMException `AbortError` if `signal` is aborted
 */
export async function readLibrary(
  { q, source, page }: LibraryQuestion,
  how: { readonly signal: AbortSignal; readonly background: boolean },
): Promise<z.infer<typeof imageListAnswer>> {
  const bearer = token()
  if (bearer === null) throw SIGNED_OUT
  const path = staffApiPaths.images({ page, limit: PAGE, source, q: q || undefined })
  const answer = await fetch(path, {
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${bearer}`,
      ...(how.background && { [BACKGROUND_HEADER]: '1' }),
    },
    signal: AbortSignal.any([how.signal, AbortSignal.timeout(LIMIT)]),
  }).catch((error: unknown) => {
    if (how.signal.aborted) throw error
    throw new LibraryError(AWAY)
  })
  if (answer.status === 401) throw SIGNED_OUT
  if (answer.status === 403) {
    throw new LibraryError('Ask an administrator for the right to see pictures.')
  }
  const body: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined
  const { data } = imageListAnswer.safeParse(body)
  if (data === undefined) throw new LibraryError(AWAY)
  return data
}
