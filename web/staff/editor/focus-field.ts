import type { FieldName } from '#shared/content/article-fields.ts'

/** Control of a field, or the first control of its group. */
function controlOf(path: string): HTMLElement | null {
  const [name = ''] = path.split('.')
  if (name === 'body') return document.querySelector<HTMLElement>('#article-body')
  return (
    document.querySelector<HTMLElement>(`#${CSS.escape(`field-${path}`)}`) ??
    document.querySelector<HTMLElement>(`#${CSS.escape(`field-${name}`)}`) ??
    document.querySelector<HTMLElement>(
      `[data-field="${name}"] :is(input, textarea, select, button)`,
    )
  )
}

/** Scrolls a field into view and focuses it. */
export function focusField(field: FieldName): void {
  const control = controlOf(field)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** Focuses the first field with an error, in the order of the page. */
export function focusFirstError(errors: Readonly<Record<string, string>>): void {
  const controls = Object.keys(errors).flatMap((path) => controlOf(path) ?? [])
  const [first] = controls.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}
