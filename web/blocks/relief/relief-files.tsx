import type { Family } from '#shared/engraving/family-names.ts'
import { isWideOnPhones, type PlateMark } from '#shared/engraving/relief/plate-mark.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { engravingPaths } from '#shared/paths/paths.ts'
import { narrowWindow, wideWindow } from '#web/lib/images/window-media.ts'
import { useLeadCollector } from '#web/lib/page/app-context.tsx'

export interface ReliefFilesProps {
  readonly family: Family
  /** Name of the page. It determines the object that the plate shows. Default: the object of the family. */
  readonly mark: PlateMark | undefined
  /**
   * True for the plate of the first screen. Wide windows preload it. Narrow windows preload it only if it is as wide as the window there.
   */
  readonly lead: boolean
}

/** Size of a plate in pixels, which reserves its space until the file is loaded. */
const SIZE = { width: 480, height: 320 } as const

function ThemedFile({ family, mark, theme }: ReliefFilesProps & { readonly theme: Theme }) {
  return (
    <picture>
      {isWideOnPhones(mark) && (
        <source
          media={narrowWindow}
          type="image/avif"
          srcSet={engravingPaths.phonePlate({ family, mark }, theme)}
        />
      )}
      <source type="image/avif" srcSet={engravingPaths.plate({ family, mark }, theme, 'avif')} />
      <img
        className={`on-${theme}`}
        src={engravingPaths.plate({ family, mark }, theme, 'webp')}
        {...SIZE}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/** Image files of a plate, one for each theme. They are lazy, so that browsers load only the file for the current theme. */
export function ReliefFiles(props: ReliefFilesProps) {
  const collectLead = useLeadCollector()
  if (props.lead) {
    const filesIn = (file: (theme: Theme) => string) => ({
      light: file('light'),
      dark: file('dark'),
    })
    const wide = filesIn((theme) => engravingPaths.plate(props, theme, 'avif'))
    const narrow = filesIn((theme) => engravingPaths.phonePlate(props, theme))
    collectLead?.([
      { media: wideWindow, ...wide },
      ...(isWideOnPhones(props.mark) ? [{ media: narrowWindow, ...narrow }] : []),
    ])
  }
  return (
    <>
      <ThemedFile {...props} theme="light" />
      <ThemedFile {...props} theme="dark" />
    </>
  )
}
