import type { WebSocketServer } from 'ws'

/** How often sockets are asked, milliseconds. Who has lost the connection is gone for the others after twice as long at most. */
const EVERY = 8_000

/**
 * Asks the other ends of all sockets for a sign of life, and ends those that gave none since they were asked last.
 * @param every milliseconds between two questions
 * @returns the way to stop
 */
export function askForLife(server: WebSocketServer, every: number = EVERY): () => void {
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
