import { SearchIcon } from '@sanity/icons/Search'
import { Flex, Select, TextInput } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { IMAGE_SOURCES } from '#shared/contracts/images.ts'
import type { LibraryQuestion } from './library-calls.ts'
import styles from './library.module.css'

/** Time after the last key press until the search starts, in milliseconds. */
const REST = 300

const PLACES = ['all', ...IMAGE_SOURCES] as const
const places = { all: 'All images', library: 'Library', sanity: 'CMS' } as const

interface LibraryToolsProps {
  readonly question: LibraryQuestion
  readonly onAsk: (question: LibraryQuestion) => void
}

/** Filters for the pictures: a text search, and the place where a picture is stored (library or CMS). */
export function LibraryTools({ question, onAsk }: LibraryToolsProps) {
  const { q, source } = question
  const [text, setText] = useState(q)
  const field = useRef<HTMLInputElement>(null)
  // Waits one frame, because the dialog focuses itself when it opens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    const words = text.trim()
    if (words === q) return undefined
    const timer = setTimeout(() => onAsk({ q: words, source, page: 1 }), REST)
    return () => clearTimeout(timer)
  }, [text, q, source, onAsk])
  return (
    <Flex gap={2} wrap="wrap">
      <div className={styles['search']}>
        <TextInput
          ref={field}
          type="search"
          icon={SearchIcon}
          aria-label="Search name or text"
          placeholder="Search name or text"
          maxLength={200}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </div>
      <div className={styles['place']}>
        <Select
          aria-label="Source"
          value={source}
          onChange={({ currentTarget: { value } }) =>
            onAsk({ q, page: 1, source: PLACES.find((place) => place === value) ?? 'all' })
          }
        >
          {PLACES.map((place) => (
            <option key={place} value={place}>
              {places[place]}
            </option>
          ))}
        </Select>
      </div>
    </Flex>
  )
}
