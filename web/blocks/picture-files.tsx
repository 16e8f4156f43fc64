import type { Picture as PictureData } from '#shared/content/article.ts'
import type { ImageShape } from '#shared/content/pictures/picture-shapes.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { imageSources } from '#web/lib/images/image-urls.ts'
import type { LeadFiles } from '#web/lib/images/lead-files.ts'
import { narrowWindow, wideWindow } from '#web/lib/images/window-media.ts'

export interface PictureFilesProps {
  readonly picture: PictureData
  readonly shape: ImageShape
  /** Width at which the picture is displayed, as the value of the `sizes` attribute. */
  readonly sizes: string
  /** Widths and ratio of the files for windows below 768 px. Undefined if these windows get the same files as wider ones. */
  readonly narrow: ImageShape | undefined
  /** True for the largest element of the first screen. It is loaded first and not lazily. */
  readonly lead: boolean
  /** True if the text next to the picture contains the same information. The picture is then hidden from screen readers. */
  readonly decorative: boolean
}

interface ThemedFilesProps extends PictureFilesProps {
  /** Theme for which this version of the picture is. Undefined if both themes have the same picture. */
  readonly theme: Theme | undefined
}

/** Files of both versions, if the picture has a version for each theme. They are preloaded. Empty for other pictures. */
function leadFilesOf({ picture, shape, sizes, narrow }: PictureFilesProps): readonly LeadFiles[] {
  const { dark } = picture
  if (dark === null) return []
  const filesIn = (form: ImageShape) => ({
    light: imageSources(picture, form)?.srcSet ?? '',
    dark: imageSources({ ...picture, ...dark }, form)?.srcSet ?? '',
  })
  const width = sizes === '100vw' ? {} : { sizes }
  if (narrow === undefined) return [{ media: 'all', ...width, ...filesIn(shape) }]
  return [
    { media: narrowWindow, ...filesIn(narrow) },
    { media: wideWindow, ...width, ...filesIn(shape) },
  ]
}

function ThemedFiles(props: ThemedFilesProps) {
  const { picture, shape, sizes, narrow, lead, decorative, theme } = props
  const sources = imageSources(picture, shape)
  if (sources === undefined) return null
  const small = narrow === undefined ? undefined : imageSources(picture, narrow)
  // A picture with a version for each theme is loaded lazily: the browser then waits for the styles and loads only the visible version.
  const waits = !lead || theme !== undefined
  return (
    <picture>
      {small?.srcSet !== undefined && (
        <source
          media={narrowWindow}
          srcSet={small.srcSet}
          sizes="100vw"
          width={small.width}
          height={small.height}
        />
      )}
      <img
        className={theme === undefined ? 'picture-image' : `picture-image on-${theme}`}
        src={sources.src}
        srcSet={sources.srcSet}
        sizes={sizes}
        width={sources.width}
        height={sources.height}
        alt={decorative ? '' : picture.alt_text}
        loading={waits ? 'lazy' : undefined}
        fetchPriority={lead ? 'high' : undefined}
        decoding={lead ? undefined : 'async'}
      />
    </picture>
  )
}

/**
 * Files of a picture in the sizes that the screen needs. A placeholder is visible until they are loaded. If there is a version for each
 * theme, CSS shows the one for the current theme.
 */
export function PictureFiles(props: PictureFilesProps) {
  const { collectLead } = useApp()
  const { picture, lead } = props
  const { dark, lqip } = picture
  if (picture.url === null) return null
  if (lead) collectLead?.(leadFilesOf(props))
  return (
    <>
      {lqip !== null && <img className="picture-stand-in" src={lqip} alt="" aria-hidden="true" />}
      <ThemedFiles {...props} theme={dark === null ? undefined : 'light'} />
      {dark !== null && <ThemedFiles {...props} picture={{ ...picture, ...dark }} theme="dark" />}
    </>
  )
}
