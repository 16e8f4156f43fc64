import { createContext } from 'react'
import type { UploadOwner } from '#web/lib/staff/images/use-uploads.ts'

/** The article whose pictures are edited; undefined for one that is not made yet, whose pictures go into the general folder. */
export const PictureOwner = createContext<UploadOwner | undefined>(undefined)
