import { Card, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { searchResultOf, SEO_LENGTHS } from '#shared/content/search-preview.ts'
import styles from './inputs.module.css'
import { searchMetadataOf } from './search-metadata.ts'

/** Number of characters that readers see: an emoji counts as one. */
const lengthOf = (text: string) => Array.from(text).length

/** Fields for search engines. Above them is a live preview of the search result. */
export function SeoInput(props: ObjectInputProps) {
  const document = useFormValue([])
  const told = searchMetadataOf(document)
  const { place, title, description } = searchResultOf({ origin: location.origin, ...told })
  return (
    <Stack gap={5} paddingTop={3}>
      <Stack gap={3}>
        <Text as="h3" size={1} weight="medium">
          Search engine preview
        </Text>
        <Card border padding={4} radius={2} className={styles['search']} dir="auto">
          <p>{place}</p>
          <p>{title}</p>
          <p>
            {description === ''
              ? 'Search engines will choose a sentence from the text.'
              : description}
          </p>
        </Card>
        <Text size={1} muted>
          Title {lengthOf(told.title)} of {SEO_LENGTHS.title} characters, description{' '}
          {lengthOf(told.description)} of {SEO_LENGTHS.description}.
        </Text>
      </Stack>
      {props.renderDefault(props)}
    </Stack>
  )
}
