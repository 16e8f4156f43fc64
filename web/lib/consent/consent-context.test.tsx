import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useConsent } from './consent-context.tsx'

function Asking() {
  return <p>{String(useConsent().asks)}</p>
}

test('useConsent throws outside its provider', () => {
  expect(() => renderToString(<Asking />)).toThrow('useConsent needs a ConsentProvider above it')
})
