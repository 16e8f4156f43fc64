import { once } from 'node:events'
import { z } from 'zod'

const cpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

/** What a process did, sample by sample; `timeDeltas` in microseconds. */
export type CpuProfile = z.infer<typeof cpuProfile>

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])
const reply = z.object({ id: z.number().optional(), result: z.unknown() })

/**
 * Profiles another Node process while `work` runs, through its inspector.
 * @param port of its inspector, as `--inspect` names it
 * @throws ZodError when what answers is no inspector
 */
export async function profile(port: number, work: () => Promise<void>): Promise<CpuProfile> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = targets.parse(await listed.json())
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  let asked = 0
  const call = async (method: string) => {
    const id = ++asked
    const answered = new Promise<unknown>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const message = reply.parse(JSON.parse(String(data)))
        if (message.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(message.result)
      }
      socket.addEventListener('message', listen)
    })
    socket.send(JSON.stringify({ id, method }))
    return answered
  }
  try {
    await call('Profiler.enable')
    await call('Profiler.start')
    await work()
    return z.object({ profile: cpuProfile }).parse(await call('Profiler.stop')).profile
  } finally {
    socket.close()
  }
}
