import { counted } from '#shared/text/count.ts'
import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ImageView } from '#shared/contracts/images.ts'
import { paths } from '#shared/paths/paths.ts'
import { LibraryError, type LibraryQuestion } from './library-calls.ts'
import { LibraryTile } from './library-tile.tsx'
import styles from './library.module.css'
import { useLibrary } from './use-library.ts'

interface LibraryPicturesProps {
  readonly question: LibraryQuestion
  readonly onAsk: (question: LibraryQuestion) => void
  readonly current: string | undefined
  readonly onChoose: (image: ImageView) => void
}

const countOf = (count: number) => counted(count, 'picture')

/** One page of pictures, or the reason why the library is unavailable. */
export function LibraryPictures({ question, onAsk, current, onChoose }: LibraryPicturesProps) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useLibrary(question)
  const { q, page } = question
  if (isPending) {
    return (
      <Flex as="output" align="center" gap={3} justify="center" padding={5}>
        <Spinner muted />
        <Text size={1} muted>
          Loading images…
        </Text>
      </Flex>
    )
  }
  const { results = [], count = 0, total_pages: pages = 1 } = data ?? {}
  return (
    <Stack gap={4}>
      {error !== null && (
        <Failure error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Text as="output" size={1} muted>
          {summaryOf(question, count, isPlaceholderData)}
        </Text>
      )}
      {results.length > 0 && (
        <ul className={styles['list']} aria-busy={isPlaceholderData} aria-label="Images">
          {results.map((image) => (
            <LibraryTile
              key={image.id}
              image={image}
              isCurrent={image.id === current}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Flex align="center" gap={3} justify="center">
          <Button
            mode="ghost"
            text="Newer"
            disabled={page === 1}
            onClick={() => onAsk({ ...question, page: page - 1 })}
          />
          <Text size={1} aria-live="polite">
            {page} of {pages}
          </Text>
          <Button
            mode="ghost"
            text="Older"
            disabled={page >= pages}
            onClick={() => onAsk({ ...question, page: page + 1 })}
          />
        </Flex>
      )}
      {results.length === 0 && q === '' && error === null && !isPlaceholderData && (
        <Flex justify="center">
          <Button
            as="a"
            href={paths.adminImages}
            target="_blank"
            mode="ghost"
            text="Open the staff area"
          />
        </Flex>
      )}
    </Stack>
  )
}

/** Number of pictures found, or a text for an empty list. “Loading images…” while the list still shows the result of an earlier search. */
function summaryOf(question: LibraryQuestion, count: number, isOther: boolean): string {
  if (isOther) return 'Loading images…'
  return count === 0 ? emptyText(question) : countOf(count)
}

function emptyText({ q, source }: LibraryQuestion): string {
  if (q !== '') return `Search for something else. No image has “${q}” in its name or text.`
  if (source === 'library') return 'The library has no images yet.'
  return 'No images have been uploaded yet.'
}

interface FailureProps {
  readonly error: Error
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** Reason why the library is unavailable, and what the user can do. */
function Failure({ error, isBusy, onRetry }: FailureProps) {
  const isSignedOut = error instanceof LibraryError && error.isSignedOut
  return (
    <Card tone="critical" border padding={3} radius={2} role="alert">
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Text size={1}>{error.message}</Text>
        {isSignedOut ? (
          <Button as="a" href={paths.signIn(location.pathname)} mode="ghost" text="Sign in" />
        ) : (
          <Button mode="ghost" text="Try again" disabled={isBusy} onClick={onRetry} />
        )}
      </Flex>
    </Card>
  )
}
