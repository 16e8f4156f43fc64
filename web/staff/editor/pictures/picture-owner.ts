import { createContext } from 'react'
import type { UploadOwner } from '#web/lib/staff/images/use-uploads.ts'

/** Article that contains the edited pictures. Undefined for a new article: its uploads go to the general folder. */
export const PictureOwner = createContext<UploadOwner | undefined>(undefined)
