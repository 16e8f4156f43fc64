import type { ArticleType } from '#shared/content/status.ts'
import { blogInput, caseStudyInput } from '#shared/contracts/editing.ts'
import { unsavedFields, type EditorState } from '../editor-state.ts'
import type { FieldName } from '#shared/content/article-fields.ts'
import { toInput, type ArticleInput } from '../form/to-input.ts'

const inputs = { blog: blogInput, caseStudy: caseStudyInput } satisfies Record<ArticleType, unknown>

/** Violations of the API contract in an input, by field. */
export function contractErrors(type: ArticleType, input: ArticleInput): Record<string, string> {
  const parsed = inputs[type].safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]),
  )
}

/** Fields that change the published state or the address. Autosave leaves them out. */
const BY_HAND: ReadonlySet<FieldName> = new Set(['status', 'publish_at', 'unpublish_at', 'slug'])

/** Fields that autosave can send now: unsaved and valid. A new article is autosaved only once it has a title. */
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
