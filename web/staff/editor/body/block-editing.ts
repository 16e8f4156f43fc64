import { createContext, use, type ReactElement } from 'react'
import type { Path, PortableTextObject } from '@portabletext/editor'
import type { BodyBlock } from '#shared/content/body-blocks.ts'

/** Properties of an element of the text in the editor. */
export interface NodeProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactElement
  readonly node: PortableTextObject
  readonly path: Path
  readonly focused: boolean
  readonly selected: boolean
}

/** Form to open, for an existing block or for a new one. */
export interface AskedBlock {
  readonly type: BodyBlock
  readonly block?: { readonly path: Path; readonly node: PortableTextObject }
}

const BlockEditing = createContext<(asked: AskedBlock) => void>(() => undefined)

export const BlockEditingProvider = BlockEditing.Provider

/** Returns the function that opens the form of a block. */
export const useBlockEditing = () => use(BlockEditing)
