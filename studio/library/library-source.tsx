import { ImagesIcon } from '@sanity/icons/Images'
import { use, useState } from 'react'
import type { AssetSource, AssetSourceComponentProps } from 'sanity'
import type { ImageView } from '#shared/contracts/images.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { PictureChoice } from './picture-choice.ts'

/** Name of the Studio's own source of pictures. */
const STANDARD = 'sanity-default'

/**
 * Replaces the Studio's list of files by the library. Editors choose pictures from the library, and still upload with the Studio's own
 * source.
 */
export const withLibrary = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) => (source.name === STANDARD ? libraryOver(source) : source))

function libraryOver(standard: AssetSource): AssetSource {
  const { component: Standard } = standard

  function LibrarySource(props: AssetSourceComponentProps) {
    const { action, onClose, selectedAssets } = props
    const field = use(PictureChoice)
    const [showsFiles, setShowsFiles] = useState(false)
    // Only a picture field can store a reference to a library record. Other fields accept only files.
    if (field === undefined || action === 'upload' || showsFiles) return <Standard {...props} />
    const choose = (image: ImageView) => {
      field.choose(image)
      onClose()
    }
    return (
      <LibraryDialog
        current={field.current ?? selectedAssets[0]?._id}
        onChoose={choose}
        onClose={onClose}
        onFiles={() => setShowsFiles(true)}
      />
    )
  }

  return { ...standard, title: 'Library', icon: ImagesIcon, component: LibrarySource }
}
