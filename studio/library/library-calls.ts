import type * as z from 'zod/mini'
import { BACKGROUND_HEADER } from '#shared/contracts/auth.ts'
import { imageListAnswer, type ImageSource } from '#shared/contracts/images.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/** What is asked of the pictures of the site. */
export interface LibraryQuestion {
  readonly q: string
  readonly source: ImageSource | 'all'
  /** From 1 on. */
  readonly page: number
}

/** Why the library could not be read; its message may be shown to a person. */
export class LibraryError extends Error {
  /** Nobody is signed in any more. */
  readonly isSignedOut: boolean

  constructor(message: string, isSignedOut = false) {
    super(message)
    this.isSignedOut = isSignedOut
  }
}

/** Pictures on a page of the dialog. */
const PAGE = 24
/** Milliseconds. */
const LIMIT = 30_000

/** The staff area's token: signing in for the Studio is signing in there. */
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
 * A page of the pictures of the library and of the CMS, newest first, by the same search as in the staff area.
 * @param how `background`: nobody acted, so the session is not extended
 * @throws LibraryError when it cannot be read
 * @throws DOMException `AbortError` when `signal` ends it
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
