import { Search } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { askedFor, beginSearch, followSearch } from './typed-search.ts'

/** Time without typing after which the search starts, in ms. */
const REST = 300

interface ListSearchProps {
  readonly label: string
  /** Text for which the list is currently searched. */
  readonly value: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly onSearch: (text: string) => void
}

/** Search field of a list. The search starts after a pause in typing. */
export function ListSearch({ label, value, input, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(() => beginSearch(value))
  if (value !== typed.value) setTyped(followSearch(typed, value))
  const { text } = typed
  const setText = (next: string) => setTyped((before) => ({ ...before, text: next }))
  useEffect(() => {
    const sought = text.trim()
    if (sought === value) return undefined
    const timer = setTimeout(() => {
      setTyped((before) => askedFor(before, sought))
      onSearch(sought)
    }, REST)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <div className="desk-search">
      <Search size={15} strokeWidth={1.5} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (text === '') event.currentTarget.blur()
          setText('')
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  )
}
