import type { FieldName } from './form/article-form.ts'

/** Where a field stands: its own control, else the first one of its group. */
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

/** Brings a field into view and puts the caret there. */
export function focusField(field: FieldName): void {
  const control = controlOf(field)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** Puts the caret into the first field, in the order of the page, that something is wrong with. */
export function focusFirstError(errors: Readonly<Record<string, string>>): void {
  const controls = Object.keys(errors).flatMap((path) => controlOf(path) ?? [])
  const [first] = controls.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}
