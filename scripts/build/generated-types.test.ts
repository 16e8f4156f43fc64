import { expect, test } from 'vitest'
import { onlyResults } from './generated-types.ts'

const generated = `/* made by a generator */

export declare const referenceTo: unique symbol;

// Source: schema.json
export type Author = {
  name?: string;
};

export type Reference = {
  [referenceTo]?: "author";
};

export type Palette = {
  swatch?: string;
};

// Query: *[_type == "author"]{"title": Palette}
export type AUTHORS_QUERY_RESULT = Array<{
  by: Reference | null;
}>;
`

test('onlyResults keeps result types and all types that a result type refers to', () => {
  const kept = onlyResults(generated)
  expect(kept).toContain('export type AUTHORS_QUERY_RESULT = Array<{\n  by: Reference | null;\n}>;')
  expect(kept).toMatch(/^type Reference = \{$/m)
  expect(kept).toMatch(/^declare const referenceTo: unique symbol;$/m)
})

test('onlyResults drops types that no result type refers to', () => {
  const kept = onlyResults(generated)
  expect(kept).not.toContain('Author')
  expect(kept).not.toContain('Palette')
})
