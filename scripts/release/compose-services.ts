import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string()).default({}) }),
  ),
})

/**
 * Replaces `${NAME:?}` and `${NAME:-default}` by values.
 * @throws Error if a value without a default is missing
 */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_whole, name: string, kind: string, fallback: string) => {
      const value = values[name]
      if (value !== undefined && value !== '') return value
      if (kind === '?') throw new Error(`The compose file needs ${name}.`)
      return fallback
    },
  )

/** Environment variables of a service in a compose file, with values filled in and host names replaced. */
export function serviceEnvironment(
  file: string,
  service: string,
  values: Readonly<Record<string, string>>,
  hosts: Readonly<Record<string, string>>,
): Record<string, string> {
  const { services } = composeFile.parse(parse(readFileSync(file, 'utf8'), { merge: true }))
  const found = services[service]
  if (found === undefined) throw new Error(`${file} has no service ${service}.`)
  return Object.fromEntries(
    Object.entries(found.environment).map(([name, text]) => [
      name,
      Object.entries(hosts).reduce(
        (value, [host, address]) => value.replace(host, address),
        interpolate(text, values),
      ),
    ]),
  )
}
