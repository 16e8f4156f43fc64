import type { ArticleType } from '#shared/content/status.ts'
import type { ArticleForm } from '../form/article-form.ts'

/** Props of every group of fields. */
export interface FieldsProps {
  readonly type: ArticleType
  readonly form: ArticleForm
  readonly errors: Readonly<Record<string, string>>
  readonly set: (values: Partial<ArticleForm>) => void
}
