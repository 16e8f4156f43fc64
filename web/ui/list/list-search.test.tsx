import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListSearch } from './list-search.tsx'

test('the search box of a list takes the direction of its text', () => {
  const markup = renderToStaticMarkup(
    <ListSearch label="Name" value="" input={{ current: null }} onSearch={() => {}} />,
  )
  expect(markup).toMatch(/<input[^>]* dir="auto"/)
})
