import { paths } from '#shared/paths/paths.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'

interface ImagesEmptyProps {
  /** True if filters are active. They may be the reason why the list is empty. */
  readonly isNarrowed: boolean
  readonly mayWrite: boolean
}

/** Text of an empty list of images. */
export function ImagesEmpty({ isNarrowed, mayWrite }: ImagesEmptyProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No images match"
        text="Show all images, or choose another filter."
        link={{ label: 'Show all images', href: paths.adminImages }}
      />
    )
  }
  return (
    <EmptyState
      title="No images yet"
      text={
        mayWrite
          ? 'Drop files here, or press “Upload images”. Add alt text now or later.'
          : 'Images appear here once an editor uploads the first one.'
      }
    />
  )
}
