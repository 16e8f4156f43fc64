import { describe, expect, test } from 'vitest'
import { editor, sessions, useWire } from './sessions.test-support.ts'

const { ask, wire } = useWire()

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reads a stream until a text arrives, and returns everything read. Skips keep-alives. */
async function readUntil(reader: Reader | undefined, text: string): Promise<string> {
  let read = ''
  while (!read.includes(text)) {
    const chunk = await reader?.read()
    if (chunk?.value === undefined) throw new Error(`The stream ended before ${text}: ${read}`)
    read += new TextDecoder().decode(chunk.value)
  }
  return read
}

/** Opens a channel over HTTP for a user. */
async function openChannel(headers: Readonly<Record<string, string>>) {
  const reader = (await ask('/data/channel', { headers })).body?.getReader()
  const id = /"channel":"([\w-]+)"/.exec(await readUntil(reader, '\n\n'))?.[1] ?? ''
  const say = async (...commands: readonly unknown[]) => {
    const body = JSON.stringify({ commands })
    return (await ask(`/data/channel/${id}`, { method: 'POST', headers, body })).status
  }
  return { reader, say }
}

describe('sessions', () => {
  test('disconnect only their own listeners when they end', async () => {
    sessions.add('ed-second')
    const listen = (token: string) =>
      ask('/data/listen/production?query=*', { headers: { authorization: `Bearer ${token}` } })
    const [first, second] = await Promise.all([listen('ed-session'), listen('ed-second')])
    const reader = second.body?.getReader()
    wire().endSession('ed-session')
    expect(await first.text()).toContain('event: welcome')
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: welcome')
    await reader?.cancel()
  })

  test('disconnect their channels with all streams when they end', async () => {
    sessions.add('ed-channel')
    const { reader, say } = await openChannel({ authorization: 'Bearer ed-channel' })
    expect(await say({ open: 1, target: '/data/listen/production?query=*' })).toBe(200)
    await readUntil(reader, 'event: welcome')
    wire().endSession('ed-channel')
    expect(await say()).toBe(404)
    await expect(readUntil(reader, 'no such text')).rejects.toThrow('The stream ended')
  })

  test('lose their channels at the next keep-alive after they expire', async () => {
    sessions.add('ed-fourth')
    const { reader } = await openChannel({ authorization: 'Bearer ed-fourth' })
    sessions.delete('ed-fourth')
    await expect(readUntil(reader, 'no such text')).rejects.toThrow('The stream ended')
  })

  test('lose a channel whose reader is slow, so that its tab reconnects', async () => {
    const { reader, say } = await openChannel(editor)
    const query = encodeURIComponent('*[_type == "large"]')
    const target = `/data/listen/production?query=${query}&includeResult=true`
    await say({ open: 1, target })
    await readUntil(reader, 'event: welcome')
    for (let number = 0; number < 8; number += 1) {
      const create = { _id: `large-${number}`, _type: 'large', text: 'x'.repeat(1_000_000) }
      const body = JSON.stringify({ mutations: [{ create }] })
      await ask('/data/mutate/production', { method: 'POST', headers: editor, body })
    }
    await expect.poll(() => say()).toBe(404)
    await reader?.cancel()
  })

  test('lose their listeners at the next keep-alive after they expire', async () => {
    sessions.add('ed-third')
    const answer = await ask('/data/listen/production?query=*', {
      headers: { authorization: 'Bearer ed-third' },
    })
    sessions.delete('ed-third')
    expect(await answer.text()).toMatch(/^event: welcome\n[^]*\n:\n\n$/)
  })

  test('begin with a one-time id and end with the sign-out', async () => {
    const sid = 'x'.repeat(20)
    expect(await (await ask(`/auth/fetch?sid=${sid}`)).json()).toEqual({ token: 't', label: 'l' })
    expect((await ask(`/auth/fetch?sid=${'y'.repeat(20)}`)).status).toBe(401)
    expect((await ask('/auth/fetch')).status).toBe(400)
    const out = await ask('/auth/logout', { method: 'POST' })
    expect([out.status, out.headers.get('set-cookie')]).toEqual([200, 'session=; Max-Age=0'])
  })
})
