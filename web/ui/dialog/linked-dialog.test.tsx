import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Referrer } from '#shared/contracts/referrers.ts'
import { LinkedDialog } from './linked-dialog.tsx'

const referrer = (id: string, more: Partial<Referrer> = {}): Referrer => ({
  id,
  type: 'blog',
  title: `Title of ${id}`,
  place: 'Related articles',
  in_public_copy: true,
  in_draft: false,
  ...more,
})

const render = (data: readonly Referrer[] | undefined, error: Error | null = null) =>
  renderToStaticMarkup(
    <LinkedDialog
      open
      noun="blog"
      title="Registers"
      answer={{
        data,
        error,
        errorUpdatedAt: 0,
        errorUpdateCount: error === null ? 0 : 1,
        fetchStatus: 'idle',
        refetch: () => undefined,
      }}
      hrefOf={({ id }) => `/edit/${id}`}
      onDelete={() => undefined}
      onClose={() => undefined}
    />,
  )

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const again = (html: string) => /<button[^>]*>Delete again/.exec(html)?.[0] ?? ''

test('the dialog about an article with links to it lists the linking articles by title, as links that open in a new tab', () => {
  const html = render([referrer('a'), referrer('b', { type: 'caseStudy', in_public_copy: false })])
  expect(words(html)).toContain('Registers is linked from 2 places. Remove those links first.')
  expect(html).toMatch(/<a[^>]*href="\/edit\/a" target="_blank"[^>]*>Title of a/)
  expect(words(html)).toContain('Case study Related articles, in the draft')
  expect(again(html)).toContain('aria-disabled="true"')
})

test('the dialog about an article with links to it allows deleting only after a response without linking documents', () => {
  expect(again(render([]))).toContain('aria-disabled="false"')
  expect(words(render([]))).toContain('has no links to it any more.')
  expect(again(render(undefined))).toContain('aria-disabled="true"')
  expect(words(render(undefined))).not.toContain('no links')
  const failed = render(undefined, new Error('The server did not answer.'))
  expect(words(failed)).toContain('The server did not answer.')
  expect(words(failed)).toContain('Try again')
  expect(again(failed)).toContain('aria-disabled="true"')
})
