// Health check of a container. Exits with code 0 if the server of this container responds to /healthz with 200. The argument is the port.
import { get } from 'node:http'
import { get as getSecure } from 'node:https'

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 1_200

const [port = '3000'] = process.argv.slice(2)
const options = { host: '127.0.0.1', port: Number(port), path: '/healthz', timeout: TIMEOUT_MS }

/** @param {import('node:http').IncomingMessage} response */
const judge = ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)

// A server with TLS_CERT accepts TLS only. The certificate is for the public host name, so it is not checked against 127.0.0.1.
const trySecure = () => {
  const request = getSecure({ ...options, rejectUnauthorized: false }, judge)
  request.on('timeout', () => process.exit(1))
  request.on('error', () => process.exit(1))
}

const request = get(options, judge)
request.on('timeout', () => process.exit(1))
request.on('error', trySecure)
