import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { examineRemoteLake, judgeCms } from './cms-check.ts'

/** Starts a lake with one document. It responds to requests without a token with the status `anonymous`. */
async function lakeThatAnswers(anonymous: number): Promise<string> {
  const server = createServer(({ headers }, response) => {
    const isKnown = headers.authorization !== undefined
    response.writeHead(isKnown ? 200 : anonymous).end('{"result":1}')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it.each([
  [401, 'fine', 'Standalone lake, connected'],
  [200, 'look', 'anyone can read its dataset `production`'],
])(
  'if a dataset responds with %d to a request without a token, the check of the CMS reports "%s"',
  async (anonymous, result, found) => {
    const apiHost = await lakeThatAnswers(anonymous)
    const facts = await examineRemoteLake('alone', { apiHost, dataset: 'production', token: 't' })
    expect(judgeCms(facts)).toMatchObject({ result, found: expect.stringContaining(found) })
  },
)
