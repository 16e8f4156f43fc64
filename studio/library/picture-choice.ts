import { createContext } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'

/** What a picture field does with a chosen picture, and which one it holds now. */
export interface Choosing {
  readonly choose: (image: ImageView) => void
  /** The id of its asset or of its record. */
  readonly current: string | undefined
}

/** Undefined outside a picture field. */
export const PictureChoice = createContext<Choosing | undefined>(undefined)
