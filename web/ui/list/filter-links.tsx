interface FilterLinksProps {
  readonly label: string
  readonly all: { readonly label: string; readonly href: string }
  readonly options: readonly {
    readonly slug: string
    readonly label: string
    readonly count: number
    readonly href: string
  }[]
  /** Slug of the active filter. Undefined if none is active. */
  readonly current: string | undefined
}

/** Filters of a list as plain links, each with its number of articles. */
export function FilterLinks({ label, all, options, current }: FilterLinksProps) {
  if (options.length === 0) return null
  return (
    <nav className="filters" aria-label={label}>
      <ul>
        <li>
          <a href={all.href} aria-current={current === undefined ? 'page' : undefined}>
            {all.label}
          </a>
        </li>
        {options.map((option) => (
          <li key={option.slug}>
            <a href={option.href} aria-current={option.slug === current ? 'page' : undefined}>
              {option.label}
              <span className="filters-count" aria-hidden="true">
                {option.count}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
