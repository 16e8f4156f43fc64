import type { WebSocketServer } from 'ws'

/** Interval of pings, in milliseconds. A lost connection is detected after at most two intervals. */
const EVERY = 8_000

/**
 * Pings all sockets at an interval, and terminates each socket that has not answered the previous ping.
 * @param every milliseconds between two pings
 * @returns function that stops the pings
 */
export function startHeartbeat(server: WebSocketServer, every: number = EVERY): () => void {
  const silent = new WeakSet<object>()
  const followed = new WeakSet<object>()
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      if (!followed.has(socket)) {
        followed.add(socket)
        socket.on('pong', () => silent.delete(socket))
      }
      silent.add(socket)
      socket.ping()
    }
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
