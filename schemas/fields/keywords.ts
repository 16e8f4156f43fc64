import { defineArrayMember, defineField, type ArrayRule } from 'sanity'

/**
 * Field for the keywords for search engines. A repeated keyword is an error.
 * @param further returns additional rules for the list
 */
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
