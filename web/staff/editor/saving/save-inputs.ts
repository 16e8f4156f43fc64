import type { ArticleType } from '#shared/content/status.ts'
import { blogInput, caseStudyInput } from '#shared/contracts/editing.ts'
import { unsavedFields, type EditorState } from '../editor-state.ts'
import type { FieldName } from '../form/article-form.ts'
import { toInput, type ArticleInput } from '../form/to-input.ts'

/** What the contract has against an input, by field. */
export function contractErrors(type: ArticleType, input: ArticleInput): Record<string, string> {
  const parsed = (type === 'blog' ? blogInput : caseStudyInput).safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]),
  )
}

/** What takes effect, or changes an address: saved by an act of a person alone. */
const BY_HAND: ReadonlySet<FieldName> = new Set(['status', 'publish_at', 'unpublish_at', 'slug'])

/** The fields that a save by itself carries now: what is unsaved and complete enough to be taken. A new article begins with its title. */
export function fieldsSavedAlone(state: EditorState): readonly FieldName[] {
  const { type, form, article } = state
  if (article?.status === 'scheduled' || !state.isTouched) return []
  const names = unsavedFields(state).filter((name) => !BY_HAND.has(name))
  if (names.length === 0) return []
  const wrong = new Set(
    Object.keys(contractErrors(type, toInput(form, names))).map((path) => path.split('.')[0]),
  )
  const kept = names.filter((name) => !wrong.has(name))
  return article === null && !kept.includes('title') ? [] : kept
}
