import sharp from 'sharp'
import { imageAnswer, type ImageView } from '#shared/contracts/images.ts'
import { hostedImage, signedImageAnswer } from '#shared/contracts/image-host.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

interface NewImage {
  readonly name: string
  readonly alt: string
  readonly caption?: string
  /** CSS colour of the image. Images of different colours are different files. */
  readonly colour: string
}

async function answerOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Adds an image to the library with the same requests as the admin: it is signed, uploaded to the image host, and described. */
export async function addToLibrary(
  origin: string,
  token: string,
  { name, alt, caption, colour }: NewImage,
): Promise<ImageView> {
  const ask = async (path: string, body: unknown) =>
    answerOf(
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    )
  const { data: call } = signedImageAnswer.parse(
    await ask(staffApiPaths.imagesSign, { action: 'upload' }),
  )
  const form = new FormData()
  for (const [field, value] of call.fields) form.append(field, value)
  const picture = sharp({ create: { width: 960, height: 640, channels: 3, background: colour } })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  form.append('file', new File([bytes], name, { type: 'image/png' }))
  const sent = await fetch(new URL(call.url, origin), {
    method: 'POST',
    headers: { origin },
    body: form,
  })
  const { public_id } = hostedImage.parse(await answerOf(sent))
  const record = { public_id, alt_text: alt, caption, file_name: name }
  return imageAnswer.parse(await ask(staffApiPaths.images(), record)).data
}
