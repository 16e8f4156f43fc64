import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ArticleType, Status } from '#shared/content/status.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { StatusMark } from '#web/ui/list/status-mark.tsx'

const MOST = 8

/** An article in the search results. */
export interface FoundArticle {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly status: Status
  readonly type: ArticleType
}

interface ArticleSearchProps {
  readonly type: ArticleType
  readonly label: string
  /** Name of the search field, unique on the page. */
  readonly name: string
  /** Ids of articles to leave out of the results. */
  readonly without?: readonly string[]
  readonly onPick: (article: FoundArticle) => void
}

/**
 * Searches articles by text. Lists the newest articles if the search text is empty. Articles that were never published are disabled,
 * because the CMS cannot store a reference to them.
 */
export function ArticleSearch({ type, label, name, without = [], onPick }: ArticleSearchProps) {
  const { api } = useStaff()
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const found = useQuery({
    ...articleListQuery(api, type, { limit: MOST + without.length, ...(search && { search }) }),
    refetchInterval: false,
    placeholderData: keepPreviousData,
  })
  const results = (found.data?.results ?? []).filter(({ id }) => !without.includes(id))
  return (
    <div className="article-search">
      <TextField
        label={label}
        name={name}
        type="search"
        optional
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter in the search field must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul aria-label={`${label}: found`}>
        {results.slice(0, MOST).map(({ id, title, slug, status, published_at: published }) => (
          <li key={id}>
            <button
              type="button"
              disabled={published === null}
              onClick={() => onPick({ id, title, slug, status, type })}
            >
              <span dir="auto">{title === '' ? 'Untitled' : title}</span>
              {published === null && (
                <span className="article-search-why">Publish this article first</span>
              )}
              <StatusMark status={status} />
            </button>
          </li>
        ))}
      </ul>
      {found.isSuccess && !found.isPlaceholderData && results.length === 0 && (
        <output className="field-hint">No articles found.</output>
      )}
      <PartState answer={found} what="Articles">
        {() => null}
      </PartState>
    </div>
  )
}
