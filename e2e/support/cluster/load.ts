import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import type { Client, Tally } from './ask.ts'

/** Writes of all writers that the site has acknowledged. */
export interface Acknowledged {
  /** Messages of inquiries by the number of their receipt. */
  readonly inquiries: Map<string, string>
  /** Start times of meetings by the number of the meeting. */
  readonly meetings: Map<string, string>
  /** Newest acknowledged title of each article, by id. */
  readonly titles: Map<string, string>
}

export const newAcknowledged = (): Acknowledged => ({
  inquiries: new Map(),
  meetings: new Map(),
  titles: new Map(),
})

export interface LoadOptions {
  readonly client: Client
  readonly tally: Tally
  readonly acknowledged: Acknowledged
  /** Headers of a signed-in administrator. */
  readonly staff: Readonly<Record<string, string>>
  readonly writers: number
  readonly readers: number
}

const TEXT = 'How long a record is kept, and by whom. '.repeat(20)

/** Runs writers and readers until `stop` is called. */
export function startLoad(options: LoadOptions) {
  const { client, tally, acknowledged, staff } = options
  const { ask, insist } = client
  let isStopping = false

  const fault = (text: string) => void tally.faults.push(text)

  const sendInquiry = async () => {
    const key = randomUUID()
    const message = `Question ${randomUUID()}`
    const answer = await insist(apiPaths.contact, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      json: {
        name: 'Ada',
        email: `${key}@example.com`,
        company: 'Engines',
        about: 'other',
        message,
      },
    })
    if (answer.status !== 201)
      return fault(`inquiry: ${answer.status} ${JSON.stringify(answer.body)}`)
    tally.commits += 1
    acknowledged.inquiries.set(String(answer.body.data.number), message)
  }

  const book = async () => {
    const slots: string[] = (await insist(apiPaths.bookingSlots, {})).body.data.slots
    const startsAt = slots[Math.floor(Math.random() * slots.length)]
    if (startsAt === undefined) return sendInquiry()
    const key = randomUUID()
    const answer = await insist(apiPaths.bookings(), {
      method: 'POST',
      headers: { 'idempotency-key': key },
      json: { starts_at: startsAt, name: 'Ada', email: `${key}@example.com` },
    })
    if (answer.status === 409) return undefined
    if (answer.status !== 201)
      return fault(`meeting: ${answer.status} ${JSON.stringify(answer.body)}`)
    tally.commits += 1
    acknowledged.meetings.set(answer.body.data.number, startsAt)
  }

  const createArticle = async (id: string): Promise<string> => {
    const answer = await insist(apiPaths.blogs(), {
      method: 'POST',
      headers: { ...staff, 'idempotency-key': id },
      json: { title: 'Records', slug: id, excerpt: 'How long a record is kept.', body: TEXT },
    })
    if (answer.status !== 201 && answer.status !== 202)
      fault(`new article: ${answer.status} ${JSON.stringify(answer.body)}`)
    tally.commits += 1
    return String(answer.body.data.id)
  }

  /** Saves an article, then reads the article, usually from another process. */
  const saveArticle = async (id: string, title: string) => {
    const answer = await insist(`${apiPaths.blog(id)}?publish=false`, {
      method: 'PUT',
      headers: staff,
      json: { title },
    })
    // A resumed process may finish the first request while another process works on the second one, which is then a conflict.
    if (answer.status === 409 && answer.tries > 1) return undefined
    if (answer.status !== 200 && answer.status !== 202)
      return fault(`save: ${answer.status} ${JSON.stringify(answer.body)}`)
    tally.commits += 1
    acknowledged.titles.set(id, title)
    const read = await ask(apiPaths.blog(id), { headers: staff })
    if (read?.status === 200 && read.body.data.title !== title) {
      const time = new Date().toISOString()
      fault(
        `${time} own write of ${id} by the process ${answer.by} is missing at the next read from ${read.by}: ${read.body.data.title} instead of ${title}`,
      )
    }
  }

  const write = async (writer: number) => {
    const article = await createArticle(`records-${writer}-${randomUUID().slice(0, 8)}`)
    for (let turn = 0; !isStopping; turn += 1) {
      const kind = (turn + writer) % 4
      if (kind === 0) await sendInquiry()
      else if (kind === 1) await book()
      else await saveArticle(article, `Title ${writer} ${turn}`)
    }
  }

  const pages = [paths.home, paths.blogs(), paths.services, apiPaths.blogs()]
  const read = async (reader: number) => {
    for (let turn = reader; !isStopping; turn += 1) {
      const started = performance.now()
      const answer = await ask(pages[turn % pages.length] ?? '/')
      if (answer === undefined) continue
      tally.reads.push(performance.now() - started)
      if (answer.status !== 200) fault(`page: ${answer.status}`)
      await pause(5)
    }
  }

  const running = [
    ...Array.from({ length: options.writers }, (_, index) => write(index)),
    ...Array.from({ length: options.readers }, (_, index) => read(index)),
  ]
  return {
    /** Ends the load. Resolves when all writes in progress are acknowledged. */
    stop: async () => {
      isStopping = true
      await Promise.all(running)
    },
  }
}
