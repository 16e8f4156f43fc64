import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A server that is asked sixteen times, with collections of garbage in between. Prints whether V8 has kept its objects fast. */
const RESTING_SERVER = `
import { createServer, get } from 'node:http'
import { once } from 'node:events'
import { keepRequestShapes } from '${import.meta.resolve('./keep-request-shapes.ts')}'
keepRequestShapes()
let fast
const server = createServer((request, response) => {
  fast = { request: %HasFastProperties(request), response: %HasFastProperties(response) }
  response.writeHead(200, ['content-length', '2'])
  response.end('ok')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
for (let asked = 0; asked < 16; asked++) {
  const [answer] = await once(get({ port: server.address().port }), 'response')
  await once(answer.resume(), 'end')
  await new Promise((resolve) => setTimeout(resolve, 1))
  for (let collected = 0; collected < 5; collected++) gc()
}
console.log(JSON.stringify(fast))
process.exit()
`

test('requests to a server that has rested are as fast as those to a new one', async () => {
  const flags = ['--allow-natives-syntax', '--expose-gc', '--input-type=module']
  const { stdout } = await run(process.execPath, [...flags, '-e', RESTING_SERVER])
  expect(JSON.parse(stdout)).toEqual({ request: true, response: true })
})
