const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Ends with a short form that the sentence goes on after. */
const GOES_ON = /(?:\b(?:e\.g|i\.e|etc|No|Art|art|vs|approx|Dr|Mr|Mrs|Ms|St|cf|p|pp)\.|^\d+\.)\s*$/u

/** The sentences of a text in their order; a line break ends one too. */
export function sentencesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    let open = ''
    for (const { segment } of segmenter.segment(line)) {
      open += segment
      if (GOES_ON.test(open)) continue
      if (open.trim() !== '') sentences.push(open.trim())
      open = ''
    }
    if (open.trim() !== '') sentences.push(open.trim())
    return sentences
  })
}
