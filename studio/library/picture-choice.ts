import { createContext } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'

/** Values that a picture field provides to the inputs inside it. */
export interface Choosing {
  readonly choose: (image: ImageView) => void
  /** Id of the asset or library record that the field contains. */
  readonly current: string | undefined
}

/** Context of the picture field around a component; undefined outside picture fields. */
export const PictureChoice = createContext<Choosing | undefined>(undefined)
