import { ChevronDown, Moon, PersonStanding, Search, Sun } from 'lucide-react'
import { searchPage } from '#shared/pages/search.ts'
import { paths } from '#shared/paths/paths.ts'
import { themePreferences } from '#shared/browser/theme.ts'
import { preferenceWords } from './labels.ts'

const small = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Button that opens the command palette. Without JavaScript it is a link to the search page. */
function SearchLink() {
  return (
    <a
      className="icon-button"
      href={paths.search()}
      aria-label={searchPage.field}
      aria-haspopup="dialog"
      data-tip=""
      data-search=""
    >
      <Search {...small} />
    </a>
  )
}

/**
 * Button that switches between the light and the dark theme by the boot script, joined to a button that opens the theme preferences. The
 * icon is that of the theme to which a press switches; CSS selects it.
 */
export function ThemeControl() {
  return (
    <>
      <button
        type="button"
        className="icon-button theme-flip"
        aria-label="Switch between light and dark"
        data-tip=""
        data-flip=""
      >
        <Moon className="in-light" {...small} />
        <Sun className="in-dark" {...small} />
      </button>
      <button
        type="button"
        className="icon-button theme-more"
        aria-label="Theme preferences"
        aria-haspopup="dialog"
        aria-expanded="false"
        data-tip=""
        data-opens="theme"
      >
        <ChevronDown size={12} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </>
  )
}

/** Button in the staff bar that opens the accessibility menu. */
export function AccessButton() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Accessibility"
      aria-haspopup="dialog"
      aria-expanded="false"
      data-tip=""
      data-opens="accessibility"
    >
      <PersonStanding {...small} />
    </button>
  )
}

/** Button at the edge of a public page that opens the accessibility menu. */
function AccessCell() {
  return (
    <button
      type="button"
      className="cell access-cell"
      data-slot="accessibility-button"
      aria-label="Accessibility"
      aria-haspopup="dialog"
      aria-expanded="false"
      data-tip="beside"
      data-opens="accessibility"
    >
      <PersonStanding size={22} strokeWidth={1.4} aria-hidden="true" />
    </button>
  )
}

/** Last rows of the mobile menu: search, theme preference and accessibility menu. */
function MenuRows() {
  return (
    <>
      <a className="menu-access" href={paths.search()} aria-haspopup="dialog" data-search="">
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        {searchPage.field}
      </a>
      <fieldset className="menu-theme">
        <legend>Theme</legend>
        {themePreferences.map((preference) => (
          <label key={preference}>
            <input type="radio" name="menu-theme" value={preference} data-preference="" />
            <span>{preferenceWords[preference].name}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="menu-access"
        aria-haspopup="dialog"
        aria-expanded="false"
        data-opens="accessibility"
      >
        <PersonStanding size={20} strokeWidth={1.5} aria-hidden="true" />
        Accessibility
      </button>
    </>
  )
}

/** Parts of the page layout with controls for the appearance, by name. */
export const parts = {
  search: SearchLink,
  theme: ThemeControl,
  access: AccessCell,
  menu: MenuRows,
} as const

/** One of the {@link parts}. */
export function Part({ name }: { readonly name: keyof typeof parts }) {
  const Named = parts[name]
  return <Named />
}
