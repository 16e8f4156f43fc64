import { useEffect, useState } from 'react'
import type { Suggestions } from '#shared/contracts/search.ts'
import type { ContentSource } from '../content/content-source.ts'
import { requestSuggestions } from './search-calls.ts'

/** Delay after a key press before suggestions are requested, in milliseconds. */
const DELAY = 120

const NONE: Suggestions = { suggestions: [], total: 0 }

/** Suggestions, with the text for which they were requested. */
export interface Suggested extends Suggestions {
  readonly for: string
  /** True if the last request failed, for instance without a network. */
  readonly hasFailed: boolean
}

/** Suggestions for a text that is being typed. The suggestions for the previous text stay until new ones arrive. */
export function useSuggestions(source: ContentSource, text: string): Suggested {
  const [found, setFound] = useState<Suggested>({ ...NONE, for: '', hasFailed: false })
  const typed = text.trim()
  useEffect(() => {
    if (typed === '') return undefined
    let isOff = false
    const timer = setTimeout(() => {
      requestSuggestions(source, typed).then(
        (suggested) => {
          if (!isOff) setFound({ ...suggested, for: typed, hasFailed: false })
        },
        () => {
          if (!isOff) setFound({ ...NONE, for: typed, hasFailed: true })
        },
      )
    }, DELAY)
    return () => {
      isOff = true
      clearTimeout(timer)
    }
  }, [source, typed])
  return typed === '' ? { ...NONE, for: '', hasFailed: false } : found
}
