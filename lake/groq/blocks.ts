import type { Budget } from './budget.ts'
import { isList, isObject } from './values.ts'

/** Returns the text of a block or a list of blocks, as `pt::text()` does. Returns null for any other value. */
export function textOfBlocks(value: unknown, budget: Budget): string | null {
  if (isObject(value)) return textOfBlock(value, budget)
  if (!isList(value)) return null
  const texts: string[] = []
  collect(value, texts, budget)
  return texts.length === 0 ? null : texts.join('\n\n')
}

function collect(blocks: readonly unknown[], texts: string[], budget: Budget): void {
  budget.spend(blocks.length)
  for (const block of blocks) {
    if (isList(block)) collect(block, texts, budget)
    else if (typeof block === 'object' && block !== null) {
      const text = textOfBlock(block, budget)
      if (text !== null) texts.push(text)
    }
  }
}

function textOfBlock(block: object, budget: Budget): string | null {
  if (!isObject(block) || typeof block['_type'] !== 'string') return null
  const { children } = block
  if (!isList(children)) return null
  budget.spend(children.length)
  let text = ''
  for (const child of children) {
    if (isObject(child) && child['_type'] === 'span' && typeof child['text'] === 'string') {
      text += child['text']
    }
  }
  budget.grow(text.length)
  return text
}
