/** All blocks of article bodies except text blocks, in the order of the toolbar. Each block has a module in `blocks/`. */
import type { BlockDefinition } from './blocks/block.ts'
import { callout } from './blocks/callout.ts'
import { codeBlock } from './blocks/code-block.ts'
import { picture } from './blocks/picture.ts'
import { table } from './blocks/table.ts'

export const bodyBlocks = {
  picture,
  codeBlock,
  callout,
  table,
} as const satisfies Readonly<Record<string, BlockDefinition>>

/** Type name of a block. */
export type BodyBlock = keyof typeof bodyBlocks

/** Type names of all blocks. */
// The cast is correct: the keys of the table are exactly these names.
export const BODY_BLOCKS = Object.keys(bodyBlocks) as readonly BodyBlock[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** Definitions by type name. */
export const blockDefinitions: ReadonlyMap<unknown, BlockDefinition> = new Map(
  Object.entries(bodyBlocks),
)
