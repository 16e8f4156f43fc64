import { staff } from '../sites/processes.ts'
import { XSRF } from '#shared/contracts/auth.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { query } from '#shared/paths/query-text.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Signed-in staff member who sends requests like a browser. */
export interface StaffSession {
  readonly token: string
  /** Headers of a request to /lake with the session cookie and the CSRF pair. */
  readonly headers: Readonly<Record<string, string>>
  mutate(mutations: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  /**
   * Uploads an image. Returns its asset document.
   * @param name file name
   */
  uploadImage(
    bytes: Buffer,
    fileName?: string,
  ): Promise<{ readonly _id: string; readonly url: string }>
}

const VERSION = 'v2025-02-19'

/** Signs in at `origin`. The default account exists on every test server. */
export async function signInAsStaff(
  origin: string,
  account: { readonly email: string; readonly password: string } = staff,
): Promise<StaffSession> {
  const answer = await fetch(origin + staffApiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  const { data } = await answer.json()
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const xsrf = cookies.find((pair) => pair.startsWith(`${XSRF.cookie}=`))?.split('=')[1] ?? ''
  const headers = { cookie: cookies.join('; '), origin, [XSRF.header]: decodeURIComponent(xsrf) }
  const lake = `${origin}${lakePaths.base}/${VERSION}`
  const post = async (path: string, contentType: string, body: BodyInit) => {
    const response = await fetch(lake + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': contentType },
      body,
    })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  return {
    token: data.token,
    headers,
    mutate: async (mutations) => {
      await post('/data/mutate/production', 'application/json', JSON.stringify({ mutations }))
    },
    uploadImage: async (bytes, fileName) => {
      const { document } = await post(
        `/assets/images/production${query({ filename: fileName })}`,
        'image/png',
        new Uint8Array(bytes),
      )
      return document
    },
  }
}
