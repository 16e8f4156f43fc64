import { defineArrayMember, defineField, type ArrayRule } from 'sanity'

/** Keywords for search engines, each once. `further` are more rules. */
export const keywordsField = (
  further: <Items>(rule: ArrayRule<Items>) => ArrayRule<Items>[] = () => [],
) =>
  defineField({
    name: 'keywords',
    title: 'Keywords',
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    description: 'Words readers search for. Press Enter after each.',
    validation: (rule) => [rule.unique().error('Remove the duplicate keyword.'), ...further(rule)],
  })
