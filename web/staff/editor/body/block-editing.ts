import { createContext, use, type ReactElement } from 'react'
import type { Path, PortableTextObject } from '@portabletext/editor'
import type { BodyBlock } from '#shared/content/body-blocks.ts'

/** Properties that the editor passes to the component of a block. */
export interface NodeProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactElement
  readonly node: PortableTextObject
  readonly path: Path
  readonly focused: boolean
  readonly selected: boolean
}

/** Block whose form is to open: an existing block, or a new one of a type. */
export interface AskedBlock {
  readonly type: BodyBlock
  readonly block?: { readonly path: Path; readonly node: PortableTextObject }
}

const BlockEditing = createContext<(asked: AskedBlock) => void>(() => undefined)

export const BlockEditingProvider = BlockEditing.Provider

/** Returns the function that opens the form of a block. */
export const useBlockEditing = () => use(BlockEditing)
