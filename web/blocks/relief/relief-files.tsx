import type { Family } from '#shared/engraving/family-names.ts'
import { isWideOnPhones, type PlateMark } from '#shared/engraving/relief/plate-mark.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { engravingPaths } from '#shared/paths/paths.ts'
import { useLeadCollector } from '#web/lib/page/app-context.tsx'

export interface ReliefFilesProps {
  readonly family: Family
  /** Name of the page, which determines the object. Default: the object of the family. */
  readonly mark: PlateMark | undefined
  /** True for the plate of the first screen. It is preloaded in windows of 768 px and wider. */
  readonly lead: boolean
}

/** Size of a plate in pixels. It reserves space until the file is loaded. */
const SIZE = { width: 480, height: 320 } as const

const HERO = '(min-width: 768px)'
const PHONE = '(max-width: 767.98px)'

function ThemedFile({ family, mark, theme }: ReliefFilesProps & { readonly theme: Theme }) {
  return (
    <picture>
      {isWideOnPhones(mark) && (
        <source
          media={PHONE}
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

/** Image files of a plate. They are lazy, so that browsers load only the version for the current theme. */
export function ReliefFiles(props: ReliefFilesProps) {
  const collectLead = useLeadCollector()
  if (props.lead) {
    const [light, dark] = [
      engravingPaths.plate(props, 'light', 'avif'),
      engravingPaths.plate(props, 'dark', 'avif'),
    ]
    collectLead?.([
      { media: HERO, light, dark },
      ...(isWideOnPhones(props.mark)
        ? [
            {
              media: PHONE,
              light: engravingPaths.phonePlate(props, 'light'),
              dark: engravingPaths.phonePlate(props, 'dark'),
            },
          ]
        : []),
    ])
  }
  return (
    <>
      <ThemedFile {...props} theme="light" />
      <ThemedFile {...props} theme="dark" />
    </>
  )
}
