import { useEffect, useState } from 'react'
import { createSerial } from '#shared/async/serial.ts'

/** Size of a thumbnail in pixels, twice its display size. */
const SIZE = { width: 240, height: 160 } as const

interface Thumbnail {
  /** Thumbnail as a data URL, or undefined if the browser cannot decode the file. */
  readonly src: string | undefined
  /** Size of the file in pixels. */
  readonly width: number
  readonly height: number
}

/** Queue that decodes one picture at a time, because a decoded picture needs memory for each of its pixels. */
const queue = createSerial()

function draw(picture: ImageBitmap): string | undefined {
  const scale = Math.max(SIZE.width / picture.width, SIZE.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height)
  return context === null ? undefined : canvas.toDataURL('image/webp', 0.8)
}

async function read(file: File): Promise<Thumbnail | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const { width, height } = picture
  const src = draw(picture)
  picture.close()
  return { src, width, height }
}

/** Thumbnail and size of a chosen file. Undefined while the thumbnail is being drawn, and for files that the browser cannot decode. */
export function useThumbnail(file: File): Thumbnail | undefined {
  const [drawn, setDrawn] = useState<{ readonly file: File; readonly thumbnail?: Thumbnail }>()
  useEffect(() => {
    let isWanted = true
    void queue.run(async () => {
      if (!isWanted) return
      const thumbnail = await read(file)
      if (isWanted && thumbnail !== undefined) setDrawn({ file, thumbnail })
    })
    return () => {
      isWanted = false
    }
  }, [file])
  return drawn?.file === file ? drawn.thumbnail : undefined
}
