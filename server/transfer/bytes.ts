/** The chunks of a byte stream whose own types do not say that it carries bytes. @throws TypeError when it does not. */
export async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A byte stream carried something else')
    yield chunk
  }
}
