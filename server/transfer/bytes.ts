/** Narrows the chunks of a stream to bytes. @throws TypeError for any other chunk */
export async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A byte stream carried something else')
    yield chunk
  }
}
