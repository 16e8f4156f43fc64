import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** Behaviour of the fake service's script. `held`: the script responds only after `letGo`. */
type Script = 'good' | 'held' | 'missing' | 'empty' | 'throws'

/**
 * Behaviour of the fake service's page. `good` reports readiness, `silent` sends no message, `refused` forbids frames, `held` responds
 * only after `letGo`.
 */
type Page = 'good' | 'silent' | 'refused' | 'held'

/** Source of the widget script. Like scripts of real services, it creates a loading indicator and a frame with parameters for embedding. */
const widget = `window.Calendly = {
  initInlineWidget: function (options) {
    window.initialised = (window.initialised || []).concat([{ url: options.url, prefill: options.prefill }])
    var url = new URL(options.url)
    url.searchParams.set('embed_domain', location.hostname)
    url.searchParams.set('embed_type', 'Inline')
    var waiting = document.createElement('div')
    waiting.className = 'service-spinner'
    waiting.textContent = 'Spinning'
    var frame = document.createElement('iframe')
    frame.width = frame.height = '100%'
    frame.src = url.href
    options.parentElement.append(waiting, frame)
  }
}`

const scripts: Readonly<Record<Exclude<Script, 'missing'>, string>> = {
  good: widget,
  held: widget,
  empty: 'window.somethingElse = true',
  throws: 'window.Calendly = { initInlineWidget: function () { throw new Error("no place") } }',
}

const html = (isSilent: boolean) => `<!doctype html><html lang="en"><title>Choose a time</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><h1>Choose a time</h1>
<button id="book">Book</button><button id="grow">Show more</button>
<script>
var tell = function (event, payload) { parent.postMessage({ event: event, payload: payload || {} }, '*') }
book.onclick = function () { tell('calendly.event_scheduled') }
grow.onclick = function () { tell('calendly.page_height', { height: '680px' }) }
${isSilent ? '' : "if (parent !== window) tell('calendly.event_type_viewed')"}
</script></html>`

/** Fake of a scheduling service. */
export interface SchedulingService {
  script: Script
  page: Page
  /** Requested paths with their parameters, oldest first. */
  readonly asked: string[]
  /** Sends the responses that were delayed (`held`). */
  letGo(): void
  close(): Promise<void>
}

/** Starts the fake on a local port: its page is `/us/30-minutes`, its script `/widget.js`. */
export async function startSchedulingService(port: number): Promise<SchedulingService> {
  const held: (() => void)[] = []
  const service: SchedulingService = {
    script: 'good',
    page: 'good',
    asked: [],
    letGo: () => held.splice(0).forEach((answer) => answer()),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const send = (answer: ServerResponse, type: string, text: string, headers = {}) =>
    answer
      .writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers })
      .end(text)
  const server = createServer((asked, answer) => {
    const path = asked.url ?? ''
    service.asked.push(path)
    if (path.startsWith('/us/30-minutes')) {
      const { page } = service
      const headers = page === 'refused' ? { 'x-frame-options': 'DENY' } : {}
      const give = () => send(answer, 'text/html', html(page === 'silent'), headers)
      if (page === 'held') held.push(give)
      else give()
    } else if (path === '/widget.js' && service.script !== 'missing') {
      const { script } = service
      const give = () => send(answer, 'text/javascript', scripts[script])
      if (script === 'held') held.push(give)
      else give()
    } else answer.writeHead(404).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return service
}
