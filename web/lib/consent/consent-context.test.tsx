import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useConsent } from './consent-context.tsx'

function Asking() {
  return <p>{String(useConsent().asks)}</p>
}

test('the consent cannot be asked for outside its provider', () => {
  expect(() => renderToString(<Asking />)).toThrow('useConsent needs a ConsentProvider above it')
})
