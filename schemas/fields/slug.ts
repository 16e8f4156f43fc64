import { defineField, type FieldDefinition, type SlugValue } from 'sanity'
import { isSlugFrozen } from '../rules/frozen-slug.ts'
import { checkOldAddress } from '../rules/old-address.ts'
import { ownRule } from '../rules/own-rule.ts'
import { checkSlugIsKnown, isSlugUniqueInType } from '../rules/unique-slug.ts'

const MAX_LENGTH = 96

/** Converts a text to a slug: lower-case words joined by hyphens, without accents, at most 96 characters. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '')
}

/** Field for the last segment of a document's address. It is required, and must be unique among the documents of a type. */
export function slugField(options: {
  readonly source: string
  readonly description: string
  readonly group?: string
  /** True if the slug cannot change after the document was published, because visitors may know its address. */
  readonly freezes?: boolean
  /** Returns the reason why documents of this type cannot have a slug, or undefined. */
  readonly problemOf?: (slug: string) => string | undefined
}): FieldDefinition<'slug'> {
  const { problemOf } = options
  return defineField({
    name: 'slug',
    title: 'Slug',
    type: 'slug',
    description: options.description,
    ...(options.group !== undefined && { group: options.group }),
    options: {
      source: options.source,
      maxLength: MAX_LENGTH,
      slugify: toSlug,
      isUnique: isSlugUniqueInType,
    },
    validation: (rule) => [
      rule.required().error('Enter a slug. “Generate” makes one from the title.'),
      rule.custom((value) =>
        value?.current === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value.current)
          ? true
          : 'Use lower-case letters, digits and single hyphens only.',
      ),
      ...(options.freezes === true
        ? [
            rule.custom<SlugValue>((value, context) => isSlugFrozen(value?.current, context)),
            ownRule(rule).custom(checkOldAddress).warning(),
          ]
        : []),
      ...(problemOf === undefined
        ? []
        : [
            rule.custom<SlugValue>((value) =>
              value?.current === undefined ? true : (problemOf(value.current) ?? true),
            ),
          ]),
      ownRule(rule).custom(checkSlugIsKnown).warning(),
    ],
  })
}
