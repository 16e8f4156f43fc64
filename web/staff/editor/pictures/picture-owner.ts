import { createContext } from 'react'
import type { UploadOwner } from '#web/lib/staff/images/use-uploads.ts'

/** Article whose pictures are edited. Undefined for a new article, whose pictures are stored in the general folder. */
export const PictureOwner = createContext<UploadOwner | undefined>(undefined)
