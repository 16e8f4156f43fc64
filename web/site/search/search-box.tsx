import { Search } from 'lucide-react'
import { useId, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { SEARCH_QUERY, type ResultKind } from '#shared/contracts/search-view.ts'
import { kindNames, searchPage } from '#shared/pages/search.ts'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { useSuggestions } from '#web/lib/search/use-suggestions.ts'

interface SearchBoxProps {
  readonly query: string
  readonly kind: ResultKind | undefined
}

/** Search field with suggestions (a combobox). Without JavaScript it is a plain form. */
export function SearchBox({ query, kind }: SearchBoxProps) {
  const { source } = useApp()
  const id = useId()
  const [text, setText] = useState(query)
  // If a link or the history of the browser leads to another query, the field shows this query and keeps the focus.
  const [searched, setSearched] = useState(query)
  if (searched !== query) {
    setSearched(query)
    setText(query)
  }
  // True once suggestions may be shown, that is, after the visitor has typed.
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const navigate = useNavigate()
  const isBusy = useNavigation().state === 'loading'
  const { suggestions } = useSuggestions(source, isOpen ? text : '')
  const isShown = isOpen && suggestions.length > 0
  const active = isShown ? suggestions[chosen] : undefined
  const close = () => {
    setIsOpen(false)
    setChosen(-1)
  }
  const go = (path: string) => {
    close()
    void navigate(path, { state: { keepsFocus: true } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (active === undefined) go(paths.search({ text: text.trim(), kind }))
    else void navigate(active.url)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setIsOpen(true)
    const count = suggestions.length + 1
    // The first position is the field itself, before the first suggestion.
    if (isShown) setChosen(((chosen + 1 + step + count) % count) - 1)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <search>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes the suggestions when the focus leaves the form */}
      <form
        className="search-box"
        action={paths.search()}
        aria-busy={isBusy}
        onSubmit={submit}
        onBlur={leave}
      >
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        <input
          type="search"
          dir="auto"
          name="q"
          value={text}
          maxLength={SEARCH_QUERY.characters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={searchPage.field}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}${chosen}`}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setIsOpen(true)
            setChosen(-1)
          }}
          onKeyDown={move}
        />
        <button type="submit" className="button">
          {searchPage.button}
        </button>
        <div
          id={`${id}list`}
          className="search-suggestions"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be controlled from the field
          role="listbox"
          aria-label="Suggestions"
          hidden={!isShown}
        >
          {suggestions.map(({ kind: of, title, title_marks: marks, url, page }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
            <div
              key={url}
              id={`${id}${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be controlled from the field
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // Keeps the focus in the field, because the list closes when the field loses it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void navigate(url)}
            >
              <span>
                <MarkedText text={title} marks={marks} />
              </span>{' '}
              <span className="search-suggestion-place">{page ?? kindNames[of].one}</span>
            </div>
          ))}
        </div>
      </form>
    </search>
  )
}
