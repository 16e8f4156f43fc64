import type { ReadyFile } from '../../media/media-files.ts'
import { assetResponse } from '#lake/wire/asset-response.ts'
import { WireError } from '#lake/wire/errors.ts'

/** Sends a picture of the image host with the same headers as the lake's API. The caller sets Cache-Control. */
export async function sendPicture(
  request: Request,
  file: ReadyFile,
  name: string,
): Promise<Response> {
  try {
    const delivery = { policy: 'private', download: null, name, varies: file.varies } as const
    return await assetResponse(request, file, delivery)
  } catch (error) {
    if (!(error instanceof WireError)) throw error
    return new Response(null, { status: error.status, headers: error.headers })
  }
}
