import { createContext } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'

/** Context of a picture field: the function for a chosen picture, and the current picture. */
export interface Choosing {
  readonly choose: (image: ImageView) => void
  /** Id of the asset or record of the current picture. */
  readonly current: string | undefined
}

/** Context of the surrounding picture field; undefined outside a picture field. */
export const PictureChoice = createContext<Choosing | undefined>(undefined)
