import { createContext, use } from 'react'
import type { Path, PortableTextObject } from '@portabletext/editor'

/** A block whose attributes are edited in a form separate from the text. */
export interface EditedBlock {
  readonly path: Path
  readonly node: PortableTextObject
}

/** Opens the form of a block. */
export type EditBlock = (block: EditedBlock) => void

const BlockEditing = createContext<EditBlock>(() => undefined)

export const BlockEditingProvider = BlockEditing.Provider

/** Returns the function that opens the form of a block. */
export const useBlockEditing = () => use(BlockEditing)
