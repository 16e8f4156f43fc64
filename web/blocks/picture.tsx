import type { Picture as PictureData } from '#shared/content/article.ts'
import type { ImageShape } from '#shared/content/pictures/picture-shapes.ts'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { PictureFilesProps } from './picture-files.tsx'

interface PictureProps extends Pick<PictureFilesProps, 'picture' | 'shape' | 'sizes'> {
  readonly narrow?: ImageShape
  readonly lead?: boolean
  readonly decorative?: boolean
}

const files = createPart(async () => (await import('./picture-files.tsx')).PictureFiles)
if (import.meta.env.SSR) await files.load()

/** True if the picture has no transparent areas. Only such pictures have a placeholder. */
const isOpaque = ({ lqip, asset }: PictureData) => lqip !== null || /-jpe?g$/.test(asset ?? '')

/** True if a picture has a file. */
export const hasFile = (picture: PictureData | null): picture is PictureData =>
  picture !== null && picture.url !== null

/** Picture of a post in the sizes that the screen needs. A blurred placeholder is visible until it is loaded. */
export function Picture(props: PictureProps) {
  const { picture, shape, sizes, narrow, lead = false, decorative = false } = props
  if (!hasFile(picture)) return null
  return (
    <StaticIsland
      part={files}
      as="span"
      className={isOpaque(picture) ? 'picture picture-photograph' : 'picture'}
      props={{ picture, shape, sizes, narrow, lead, decorative }}
    />
  )
}
